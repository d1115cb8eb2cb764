"""IBM model 1: all positions are equally likely, and EM finds the global maximum.

p(f|e) = ∏_j Σ_{i=0..I} t(f_j|e_i) / (I+1), with e_0 the empty word (Brown et al. 1993, model 1).
"""

from functools import partial

from regmt.decoding.alignment.diagonal import train_diagonal

train_ibm1 = partial(train_diagonal, p0=None, tension=0.0, optimize_tension=False, alpha=0.0)
"""Estimate t(f|e) by EM: the diagonal model without tension."""
