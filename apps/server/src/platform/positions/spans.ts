// Stretches of a vehicle's trail: the only thing that the main database and the positions share.

/** The positions of one vehicle between two moments, both included. */
export interface Span {
  /** Id of the subject, such as a route, which names its positions in the result. */
  id: string
  vehicleId: string
  /** ISO 8601 with microseconds, as the database writes it: a Date would cut them off. */
  from: string
  to: string
}

/** The spans as arguments of `unnest`. */
export const spanColumns = (
  spans: readonly Span[],
): { ids: string[]; vehicleIds: string[]; from: string[]; to: string[] } => ({
  ids: spans.map(({ id }) => id),
  vehicleIds: spans.map(({ vehicleId }) => vehicleId),
  from: spans.map(({ from }) => from),
  to: spans.map(({ to }) => to),
})
