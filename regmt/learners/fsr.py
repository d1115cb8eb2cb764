"""FSR: incremental forward stagewise regression, the thesis's lasso (Algorithm 1)."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from scipy import sparse

from regmt.core.arrays import Int64Array
from regmt.learners._fsr_kernels import Steps, fsr_columns
from regmt.learners.base import Learner, Matrix
from regmt.learners.columns import arrays_of, distinct_columns, place_columns

MAX_FORWARD_STEPS = 10_000


@dataclass(kw_only=True, eq=False, repr=False)
class ForwardStagewise(Learner):
    """Incremental forward stagewise regression, Algorithm 1.

    For each target feature, in each step the weight of the source feature most correlated with
    the residual grows by ε in the direction of the correlation, until the largest correlation is
    at most ε or the L1 arc length M·ε is spent. As ε → 0 the path approaches the lasso's.

    Parameters
    ----------
    epsilon : float
        Step size ε. With a power of two (and counts as features) every number in the algorithm is
        exact in floating point, so that ties are true ties on any machine.
    arc_length : float
        The total L1 arc length M·ε that is distributed, about 2.5 in the thesis.
    scale_invariant : bool
        Use the correlation ``<x, r>/m`` (4.15), so that the same ε suits any number of training
        sentences m; otherwise ``<x, r>``.
    tolerance : float, optional
        Stop at this correlation; by default ε, as in Algorithm 1.
    forward_selection : bool
        Make full steps instead: ε = abs(c) for columns of unit length, after which the residual is
        orthogonal to the chosen feature. `epsilon` then only serves as the default of `tolerance`.
    bounded : bool
        Make no step longer than abs(c_j)/G_jj, where G = XᵀX: a longer one would increase the
        residual. Features that occur in most of several hundred sentences otherwise step to and
        fro. The algorithm still makes at most M steps.

    Attributes
    ----------
    n_iter_ : ndarray of int64, shape (n_distinct_targets,)
        Steps taken for each distinct target column.

    Notes
    -----
    Ties go to the first column of X. Of equal columns therefore the first takes all the weight,
    so leaving the others out changes nothing.
    """

    epsilon: float = 2.0**-7
    arc_length: float = 2.5
    scale_invariant: bool = True
    tolerance: float | None = None
    forward_selection: bool = False
    bounded: bool = False

    positive = ("epsilon", "arc_length", "tolerance")
    poor_score = True  # the arc length bounds the weights, whatever the scale of Y

    def _solve(self, X: Matrix, Y: Matrix, wanted: Int64Array | None) -> Matrix:
        distinct, _, first = distinct_columns(X)
        gram = (distinct.T @ distinct).tocsr()
        start = (Y.T @ distinct).tocsr()
        if self.forward_selection:
            max_steps = MAX_FORWARD_STEPS
        else:
            max_steps = int(np.floor(self.arc_length / self.epsilon + 1e-9))
        indptr, indices, data, self.n_iter_ = fsr_columns(
            arrays_of(gram),
            arrays_of(start),
            distinct.shape[1],
            Steps(
                float(self.epsilon),
                max_steps,
                float(self.arc_length),
                float(self.epsilon if self.tolerance is None else self.tolerance),
                1.0 / X.shape[0] if self.scale_invariant else 1.0,
                self.forward_selection,
                self.bounded,
            ),
        )
        W = sparse.csr_matrix((data, indices, indptr), shape=(Y.shape[1], distinct.shape[1]))
        return place_columns(W, first, X.shape[1], wanted)
