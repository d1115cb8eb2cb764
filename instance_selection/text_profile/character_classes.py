"""Bits for the character classes that tokenizers distinguish."""

SPACE, ALNUM, ALPHA, NUMBER, DIGIT, LOWER, SYMBOL = (1 << k for k in range(7))
COMMA, PERIOD, QUOTE, HYPHEN, CONTROL, LETTER_S = (1 << k for k in range(7, 13))
END = 1 << 13  # as the right neighbour: the mark ends the line
