// Which days of a list the live day is asked about: working one out takes a whole day's routes.

/** Days with a van that has not left: so many of these, the newest. */
const MOST_DAYS = 2

export const newestOverdue = (days: Iterable<string>): string[] =>
  [...new Set(days)].toSorted().slice(-MOST_DAYS)
