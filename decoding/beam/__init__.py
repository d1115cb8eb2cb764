"""The beam decoder: stack search and cube pruning over translation options."""

from regmt.decoding.beam.decoder import BeamDecoder
from regmt.decoding.beam.hypothesis import Hypothesis, Phrase
from regmt.decoding.beam.mbr import mbr
from regmt.decoding.beam.search_lattice import SearchLattice

__all__ = ["BeamDecoder", "Hypothesis", "Phrase", "SearchLattice", "mbr"]
