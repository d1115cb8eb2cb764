"""The estimator protocol of scikit-learn, without importing scikit-learn before it is used.

The import takes longer than translating a sentence, which does not need it.
"""

from __future__ import annotations

import inspect
from typing import Any, Self

from regmt.core.errors import InputError


class Estimator:
    """The methods that `clone`, pipelines and parameter searches require of a regressor."""

    @classmethod
    def _defaults(cls) -> dict[str, Any]:
        """Return the parameters of the constructor with their defaults."""
        parameters = inspect.signature(cls).parameters
        return {name: parameters[name].default for name in sorted(parameters)}

    def get_params(self, deep: bool = True) -> dict[str, Any]:
        """Return the parameters by name."""
        return {name: getattr(self, name) for name in self._defaults()}

    def set_params(self, **given: Any) -> Self:
        """Set parameters by name."""
        known = self._defaults()
        for name, value in given.items():
            if name not in known:
                raise InputError(
                    f"invalid parameter {name!r} for estimator {self!r}",
                    remedy=f"valid parameters are {', '.join(known)}",
                )
            setattr(self, name, value)
        return self

    def __repr__(self) -> str:
        changed = (
            f"{name}={getattr(self, name)!r}"
            for name, default in self._defaults().items()
            if getattr(self, name) is not default and getattr(self, name) != default
        )
        return f"{type(self).__name__}({', '.join(changed)})"

    def score(self, X: Any, y: Any, sample_weight: Any = None) -> float:
        """Return R² of the prediction, the mean over the targets; `y` may be sparse."""
        from scipy import sparse
        from sklearn.metrics import r2_score

        dense = y.toarray() if sparse.issparse(y) else y
        return float(r2_score(dense, self.predict(X), sample_weight=sample_weight))

    def predict(self, X: Any) -> Any:
        """Return the prediction for each row of `X`."""
        raise NotImplementedError

    def __sklearn_tags__(self) -> Any:
        from sklearn.utils import InputTags, RegressorTags, Tags, TargetTags

        return Tags(
            estimator_type="regressor",
            target_tags=TargetTags(required=True, multi_output=True),
            regressor_tags=RegressorTags(),
            input_tags=InputTags(sparse=True),
        )
