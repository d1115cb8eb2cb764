"""Options of adaptive model weighting (Algorithm 3), for ``combine``."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from regmt.cli.option_table import add_options
from regmt.cli.shared_options import flag
from regmt.core.errors import InputError

if TYPE_CHECKING:
    from regmt.combination.setting import Setting

OPTIONS = """
adaptive weighting (Algorithm 3):
  --adaptive {additive,multiplicative,winnow,winnow-printed,bic,bicw}
                     how weights are updated
  --grid             print all settings of Table 7.1
  --online           learn from references; without SYSTEM, serve JSON lines
  --simulated        when serving: learn from the scores, not from references
  --stochastic       sample systems by weight instead of taking the best
  --mixture          multiply weights by the scores
  --only-when-wrong  update only if the choice was not the best
  --eta X            learning rate: static, dynamic (default) or a number
  --average N        average the last N weight vectors (default 1: no averaging)
  --repeat N         number of runs with --stochastic or --grid (default 1): writes the first run,
                     prints the mean and the standard deviation
  --expected N       when serving with --eta static: expected number of sentences (default 1000)
  --state FILE       when serving: save the state here
  --max-bytes N=1000000
                     when serving: refuse longer messages (default 1,000,000)
  --max-words N=1000
                     when serving: refuse messages with longer texts (default 1000)
  --plot FILE        plot the system weights over time
"""


def add_adaptive_options(parser: argparse.ArgumentParser) -> None:
    """Add the options that control how system weights are learned and shown."""
    add_options(parser, OPTIONS, {"--eta": str})


def check_adaptive_options(args: argparse.Namespace) -> None:
    """Refuse options that would do nothing."""
    serving = not args.systems
    if serving and not args.online:
        raise InputError("no system outputs", remedy="give SYSTEM files, or --online to serve")
    for name in ("tune_on", "reference", "grid", "plot") if serving else ():
        if getattr(args, name):
            raise InputError(f"{flag(name)} needs SYSTEM files", remedy="give the systems' outputs")
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
