// The numbers of orders in a VROOM problem: out in the export, back in a solution of it.

/** Numbers by order id, from 1, in file sequence: orders on routes, then unserved ones. */
export function numberJobs(orders: readonly { id: string }[]): Map<string, number> {
  return new Map(orders.map(({ id }, index) => [id, index + 1]))
}
