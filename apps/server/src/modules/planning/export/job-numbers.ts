// The numbers of orders in a VROOM problem: out in the export, back in a solution of it.

/** By id, from 1, in the sequence of the file: orders on routes first, then what is left out. */
export function numberJobs(orders: readonly { id: string }[]): Map<string, number> {
  return new Map(orders.map(({ id }, index) => [id, index + 1]))
}
