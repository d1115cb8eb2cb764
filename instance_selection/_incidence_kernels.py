"""Count and collect the entries of compressed rows by column."""

from regmt.core.compile import kernel


@kernel
def add_occurrences(columns, sizes):
    """Add one to the size of each column for each time that it occurs."""
    for column in columns:
        sizes[column] += 1


@kernel
def take_columns(rows, some, columns, next_entry, taken):
    """Write which rows have each of some columns, and their counts, row by row.

    Parameters
    ----------
    rows : IncidenceArrays
        Row → its columns, ascending.
    some : (int, int)
        The first and the last row (exclusive) to look at.
    columns : (int, int)
        The first and the last column (exclusive).
    next_entry : ndarray of int64
        Of each row, its first entry in these columns; on return, its first one behind them.
    taken : IncidenceArrays
        Its first array says where the next entry of each column goes.
    """
    first, last = columns
    for row in range(some[0], some[1]):
        at, end = next_entry[row], rows.indptr[row + 1]
        while at < end and rows.indices[at] < last:
            place = taken.indptr[rows.indices[at] - first]
            taken.indices[place] = row
            taken.counts[place] = rows.counts[at]
            taken.indptr[rows.indices[at] - first] += 1
            at += 1
        next_entry[row] = at
