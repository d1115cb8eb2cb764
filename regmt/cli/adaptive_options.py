"""Options of adaptive model weighting (Algorithm 3), for ``combine``."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from regmt.cli.shared_options import positive_int

if TYPE_CHECKING:
    from regmt.combination.setting import Setting

UPDATES = ("additive", "multiplicative", "winnow", "winnow-printed", "bic", "bicw")


def add_adaptive_options(parser: argparse.ArgumentParser) -> None:
    """Add the options that control how system weights are learned and shown."""
    group = parser.add_argument_group("adaptive weighting (Algorithm 3)")
    group.add_argument("--adaptive", choices=UPDATES, help="how weights are updated")
    group.add_argument("--grid", action="store_true", help="print all settings of Table 7.1")
    group.add_argument(
        "--online",
        action="store_true",
        help="learn from references; without SYSTEM, serve JSON lines",
    )
    group.add_argument(
        "--simulated",
        action="store_true",
        help="when serving: learn from the scores, not from references",
    )
    group.add_argument(
        "--stochastic",
        action="store_true",
        help="sample systems by weight instead of taking the best",
    )
    group.add_argument("--mixture", action="store_true", help="multiply weights by the scores")
    group.add_argument(
        "--only-when-wrong", action="store_true", help="update only if the choice was not the best"
    )
    group.add_argument(
        "--eta", metavar="X", help="learning rate: static, dynamic (default) or a number"
    )
    group.add_argument(
        "--average",
        type=positive_int,
        metavar="N",
        help="average the last N weight vectors (default 1: no averaging)",
    )
    group.add_argument(
        "--repeat",
        type=positive_int,
        metavar="N",
        help="number of runs with --stochastic or --grid (default 1): writes the first run, prints "
        "the mean and the standard deviation",
    )
    group.add_argument(
        "--expected",
        type=positive_int,
        metavar="N",
        help="when serving with --eta static: expected number of sentences (default 1000)",
    )
    group.add_argument("--state", metavar="FILE", help="when serving: save the state here")
    group.add_argument("--plot", metavar="FILE", help="plot the system weights over time")


def check_adaptive_options(args: argparse.Namespace) -> None:
    """Refuse options that would do nothing."""
    from regmt.core.errors import InputError

    serving = not args.systems
    if serving and not args.online:
        raise InputError("no system outputs", remedy="give SYSTEM files, or --online to serve")
    for name in ("tune_on", "reference", "grid", "plot") if serving else ():
        if getattr(args, name):
            option = "--" + name.replace("_", "-")
            raise InputError(f"{option} needs SYSTEM files", remedy="give the systems' outputs")
    if not serving:
        for name in ("state", "simulated", "expected"):
            if getattr(args, name):
                raise InputError(f"--{name} is for serving JSON lines", remedy="omit it or SYSTEM")
        if args.online and args.reference is None:
            raise InputError("--online learns from references", remedy="give --reference FILE")
    if args.grid and args.reference is None:
        raise InputError("--grid compares settings by references", remedy="give --reference FILE")
    one_setting = args.adaptive is not None or serving
    for name in ("stochastic", "mixture", "only_when_wrong", "eta", "plot"):
        if getattr(args, name) and not one_setting:
            option = "--" + name.replace("_", "-")
            raise InputError(f"{option} without --adaptive", remedy="add --adaptive additive")
    for name in ("online", "average"):
        if getattr(args, name) and not (one_setting or args.grid):
            raise InputError(f"--{name} without --adaptive", remedy="add --adaptive additive")
    if args.repeat and (serving or not (args.stochastic or args.grid)):
        raise InputError(
            "--repeat needs a random setting", remedy="give SYSTEM files and --stochastic or --grid"
        )


def make_setting(args: argparse.Namespace, instances: int = 1000) -> Setting:
    """Return the setting that the options describe."""
    from regmt.combination.setting import Setting

    return Setting(
        update=args.adaptive or "additive",
        stochastic=args.stochastic,
        mixture=args.mixture,
        only_when_wrong=args.only_when_wrong,
        eta=_eta(args.eta or "dynamic"),
        instances=instances,
        average=args.average or 1,
    )


def _eta(text: str) -> str | float:
    try:
        return float(text)
    except ValueError:
        return text
