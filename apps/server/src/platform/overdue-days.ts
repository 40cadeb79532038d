// Limits the days of a list for which the live day is computed, since each needs all its routes.

/** Newest days with a van that has not left that are computed. */
const MOST_DAYS = 2

export const newestOverdue = (days: Iterable<string>): string[] =>
  [...new Set(days)].toSorted().slice(-MOST_DAYS)
