"""The beam decoder: stack search and cube pruning over translation options."""

from decoding.beam.decoder import BeamDecoder
from decoding.beam.hypothesis import Hypothesis, Phrase
from decoding.beam.mbr import mbr
from decoding.beam.search_lattice import SearchLattice

__all__ = ["BeamDecoder", "Hypothesis", "Phrase", "SearchLattice", "mbr"]
