"""A small Transformer for little text, the neural peer of learning_curve.py.

Sizes as the literature on little text recommends (Sennrich and Zhang, ACL 2019; Araabi and Monz,
COLING 2020): three layers, few merges, strong dropout, label smoothing. A tenth of the pairs is
held out; the parameters with its lowest loss are kept, and training stops when the loss has not
fallen for some epochs or the time is up. An interrupted training is resumed after its last epoch.
One thread, one seed, products of matrices in bfloat16.

    python benchmarks/transformer.py --train a.de a.en --input dev.de --folder work -o dev.out

prints seconds, epochs and why training ended as JSON.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import torch
from sentencepiece import SentencePieceProcessor, SentencePieceTrainer
from torch import Tensor, nn
from torch.nn import functional as F

LAYERS, WIDTH, HEADS, INNER, DROPOUT, SMOOTHING = 3, 256, 4, 512, 0.3, 0.1
BATCH_TOKENS, RATE, WARM_UP, PATIENCE, BEAM = 800, 1e-3, 400, 10, 5
PAD, START, END = 0, 1, 2
State = list[tuple[Tensor, Tensor]]
"""Keys and values of each decoder layer for the words so far."""


class Dropout(nn.Module):
    """torch's, with random numbers that are drawn faster on CPUs."""

    def forward(self, x: Tensor) -> Tensor:
        if not self.training:
            return x
        return x * (torch.rand(x.shape) >= DROPOUT).to(x.dtype) / (1 - DROPOUT)


class Attention(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.query, self.key, self.value, self.out = (nn.Linear(WIDTH, WIDTH) for _ in range(4))

    def heads(self, x: Tensor) -> Tensor:
        return x.unflatten(-1, (HEADS, -1)).transpose(1, 2)

    def memory(self, x: Tensor) -> tuple[Tensor, Tensor]:
        return self.heads(self.key(x)), self.heads(self.value(x))

    def forward(self, x: Tensor, memory: tuple[Tensor, Tensor], mask: Tensor) -> Tensor:
        # Written out: on short sentences and CPUs this is quicker than the fused function.
        keys, values = memory
        scores = self.heads(self.query(x)) @ keys.transpose(2, 3) * (WIDTH // HEADS) ** -0.5
        seen = scores.masked_fill(~mask, -1e9).softmax(-1).to(values.dtype) @ values
        return self.out(seen.transpose(1, 2).flatten(2))


class Layer(nn.Module):
    """Self-attention, attention to the source (in the decoder) and two dense layers."""

    def __init__(self, decoder: bool) -> None:
        super().__init__()
        self.itself = Attention()
        self.source = Attention() if decoder else None
        self.dense = nn.Sequential(
            nn.Linear(WIDTH, INNER), nn.ReLU(), Dropout(), nn.Linear(INNER, WIDTH)
        )
        self.norms = nn.ModuleList(nn.LayerNorm(WIDTH) for _ in range(3))
        self.drop = Dropout()

    def forward(self, x: Tensor, mask: Tensor | None, source=None, before=None):
        normal = self.norms[0](x)
        memory = self.itself.memory(normal)
        if before is not None:
            memory = tuple(torch.cat(both, 2) for both in zip(before, memory, strict=True))
        x = x + self.drop(self.itself(normal, memory, mask))
        if self.source is not None:
            x = x + self.drop(self.source(self.norms[1](x), *source))
        return x + self.drop(self.dense(self.norms[2](x))), memory


class Transformer(nn.Module):
    def __init__(self, words: int) -> None:
        super().__init__()
        self.embedding = nn.Embedding(words, WIDTH, padding_idx=PAD)
        self.encoder = nn.ModuleList(Layer(False) for _ in range(LAYERS))
        self.decoder = nn.ModuleList(Layer(True) for _ in range(LAYERS))
        self.ends = nn.ModuleList(nn.LayerNorm(WIDTH) for _ in range(2))
        self.drop = Dropout()
        for p in self.parameters():
            if p.dim() > 1:
                nn.init.xavier_uniform_(p)
        nn.init.normal_(self.embedding.weight, std=WIDTH**-0.5)
        place = torch.arange(512)[:, None] * 10000 ** (-torch.arange(0, WIDTH, 2) / WIDTH)
        waves = torch.stack([place.sin(), place.cos()], -1).flatten(1)
        self.register_buffer("places", waves, persistent=False)

    def embed(self, ids: Tensor, first: int = 0) -> Tensor:
        places = self.places[first : first + ids.shape[1]]
        return self.drop(self.embedding(ids) * math.sqrt(WIDTH) + places)

    def encode(self, source: Tensor) -> list[tuple]:
        """Return what each decoder layer sees of the source: keys and values, and the mask."""
        mask = (source != PAD)[:, None, None]
        x = self.embed(source)
        for layer in self.encoder:
            x, _ = layer(x, mask)
        x = self.ends[0](x)
        return [(layer.source.memory(x), mask) for layer in self.decoder]

    def decode(
        self, target: Tensor, source: list[tuple], before: State | None = None
    ) -> tuple[Tensor, State]:
        """Return the scores of the next words and the state after these."""
        first = before[0][0].shape[2] if before else 0
        n = target.shape[1]
        mask = torch.ones(n, first + n, dtype=torch.bool).tril(first)
        x, state = self.embed(target, first), []
        for i, layer in enumerate(self.decoder):
            x, memory = layer(x, mask, source[i], before[i] if before else None)
            state.append(memory)
        return self.ends[1](x) @ self.embedding.weight.T, state


class Pair(NamedTuple):
    source: list[int]
    target: list[int]


def subwords(files: list[Path], size: int, folder: Path) -> SentencePieceProcessor:
    """Learn byte-pair encoding of both sides together."""
    SentencePieceTrainer.train(
        input=[str(f) for f in files],
        model_prefix=str(folder / "subwords"),
        model_type="bpe",
        vocab_size=size,
        character_coverage=1.0,
        normalization_rule_name="identity",
        num_threads=1,
        minloglevel=1,
        **{"pad_id": PAD, "bos_id": START, "eos_id": END, "unk_id": 3},
    )
    return SentencePieceProcessor(model_file=str(folder / "subwords.model"))


def padded(rows: list[list[int]]) -> Tensor:
    return nn.utils.rnn.pad_sequence([torch.tensor(r) for r in rows], batch_first=True)


def batches(pairs: list[Pair], order: list[int]) -> list[list[int]]:
    """Group pairs of about the same length; of equals as in `order`."""
    rank = sorted(order, key=lambda i: (len(pairs[i].target), len(pairs[i].source)))
    groups: list[list[int]] = [[]]
    longest = 0
    for i in rank:
        longest = max(longest, len(pairs[i].source), len(pairs[i].target))
        if groups[-1] and longest * (len(groups[-1]) + 1) > BATCH_TOKENS:
            groups.append([])
            longest = max(len(pairs[i].source), len(pairs[i].target))
        groups[-1].append(i)
    return groups


def loss_of(model: Transformer, pairs: list[Pair], group: list[int], smoothing: float) -> Tensor:
    target = padded([[START, *pairs[i].target, END] for i in group])
    source = padded([pairs[i].source for i in group])
    with torch.autocast("cpu", torch.bfloat16):
        scores, _ = model.decode(target[:, :-1], model.encode(source))
    wanted = target[:, 1:]
    kept = wanted != PAD
    return F.cross_entropy(
        scores[kept].float(), wanted[kept], label_smoothing=smoothing, reduction="sum"
    )


def train(model: Transformer, pairs: list[Pair], folder: Path, minutes: float) -> dict:
    """Train until the loss of every tenth pair has not fallen for PATIENCE epochs."""
    held, used = list(range(9, len(pairs), 10)), [i for i in range(len(pairs)) if i % 10 != 9]
    optimizer = torch.optim.Adam(model.parameters(), lr=RATE, betas=(0.9, 0.98), fused=True)
    warm = torch.optim.lr_scheduler.LambdaLR(
        optimizer, lambda step: min((step + 1) / WARM_UP, (WARM_UP / (step + 1)) ** 0.5)
    )
    parts = {"model": model, "optimizer": optimizer, "rate": warm}
    report = {"epochs": 0, "best_epoch": 0, "loss": math.inf, "seconds": 0.0, "history": []}
    last = folder / "last.pt"
    if last.exists():
        saved = torch.load(last, weights_only=True)
        for name, part in parts.items():
            part.load_state_dict(saved[name])
        torch.set_rng_state(saved["random"])
        report = saved["report"]
    while report["epochs"] < report["best_epoch"] + PATIENCE and report["seconds"] < 60 * minutes:
        began = time.process_time()
        model.train()
        order = [used[i] for i in torch.randperm(len(used)).tolist()]
        groups = batches(pairs, order)
        for place in torch.randperm(len(groups)).tolist():
            words = sum(len(pairs[i].target) + 1 for i in groups[place])
            (loss_of(model, pairs, groups[place], SMOOTHING) / words).backward()
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimizer.step()
            optimizer.zero_grad()
            warm.step()
        model.eval()
        with torch.no_grad():
            total = sum(loss_of(model, pairs, g, 0.0).item() for g in batches(pairs, held))
        loss = total / sum(len(pairs[i].target) + 1 for i in held)
        report["epochs"] += 1
        report["history"].append(round(loss, 4))
        if loss < report["loss"]:
            report["loss"], report["best_epoch"] = loss, report["epochs"]
            _save(model.state_dict(), folder / "best.pt")
        report["seconds"] += time.process_time() - began
        state = {name: part.state_dict() for name, part in parts.items()}
        _save({**state, "random": torch.get_rng_state(), "report": report}, last)
        print(f"epoch {report['epochs']}: {loss:.4f}, {report['seconds']:.0f} s", flush=True)
    report["converged"] = report["epochs"] >= report["best_epoch"] + PATIENCE
    return report


def _save(what: dict, path: Path) -> None:
    torch.save(what, path.with_suffix(".tmp"))
    os.replace(path.with_suffix(".tmp"), path)


@torch.no_grad()
def translate(model: Transformer, source: list[int]) -> list[int]:
    """Beam search; the score of a translation is its mean log probability."""
    most = 2 * len(source) + 10
    memory = [
        (tuple(m.expand(BEAM, -1, -1, -1) for m in both), mask.expand(BEAM, -1, -1, -1))
        for both, mask in model.encode(torch.tensor([source]))
    ]
    rows = torch.full((BEAM, 1), START)
    totals = torch.tensor([0.0] + [-math.inf] * (BEAM - 1))
    state: State | None = None
    done: list[tuple[float, list[int]]] = []
    for length in range(1, most + 1):
        scores, state = model.decode(rows[:, -1:], memory, state)
        sums = totals[:, None] + scores[:, -1].log_softmax(-1)
        best, where = sums.flatten().topk(2 * BEAM)
        came, word = where // sums.shape[1], where % sums.shape[1]
        ends = word == END
        for i in torch.nonzero(ends[:BEAM])[:, 0].tolist():
            done.append((best[i].item() / length, rows[came[i], 1:].tolist()))
        if len(done) >= BEAM or length == most:
            break
        on = torch.nonzero(~ends)[:BEAM, 0]
        totals, came = best[on], came[on]
        rows = torch.cat([rows[came], word[on][:, None]], 1)
        state = [(keys[came], values[came]) for keys, values in state]
    if not done:
        done = [(0.0, rows[0, 1:].tolist())]
    return max(done, key=lambda found: found[0])[1]


def lines_of(path: Path) -> Iterator[str]:
    with path.open(encoding="utf-8") as file:
        yield from (line.rstrip("\n") for line in file)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--train", nargs=2, type=Path, required=True)
    parser.add_argument("--input", type=Path, required=True)
    parser.add_argument("--folder", type=Path, required=True, help="checkpoints")
    parser.add_argument("-o", "--output", type=Path, required=True)
    parser.add_argument("--subwords", type=int, default=4000, help="size of the joint vocabulary")
    parser.add_argument("--minutes", type=float, default=40, help="CPU minutes of training at most")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(options.seed)
    torch.use_deterministic_algorithms(True)
    torch.utils.deterministic.fill_uninitialized_memory = False
    options.folder.mkdir(parents=True, exist_ok=True)
    tokenizer = subwords(options.train, options.subwords, options.folder)
    sides = [tokenizer.encode(list(lines_of(f))) for f in options.train]
    pairs = [Pair(s, t) for s, t in zip(*sides, strict=True)]
    model = Transformer(tokenizer.vocab_size())
    report = train(model, pairs, options.folder, options.minutes)
    model.load_state_dict(torch.load(options.folder / "best.pt", weights_only=True))
    model.eval()
    began = time.process_time()
    with options.output.open("w", encoding="utf-8") as out:
        for line in lines_of(options.input):
            print(tokenizer.decode(translate(model, tokenizer.encode(line))), file=out)
    report["translation_seconds"] = time.process_time() - began
    report["parameters"] = sum(p.numel() for p in model.parameters())
    print(json.dumps(report))


if __name__ == "__main__":
    main()
