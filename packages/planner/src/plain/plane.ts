// Puts the orders of a plain instance into a plane by their prices alone, so that routes can be sorted by angle.
import type { PlainInstance } from './instance.ts'

/**
 * Coordinates seen from the first depot, by trilateration: one axis through the order farthest from the depot, the side
 * told by the order farthest from that axis. Exact for Euclidean prices up to rounding, fair for roads.
 */
export function placeInPlane(inst: PlainInstance): { x: Float64Array; y: Float64Array } {
  const { n, m, price } = inst
  const between = (a: number, b: number): number => (price[a * m + b] + price[b * m + a]) / 2
  const away = Float64Array.from({ length: n }, (_, c) => between(n, c))
  const first = away.indexOf(away.reduce((most, d) => Math.max(most, d), 0))
  const base = Math.max(1e-9, away[first])
  const x = Float64Array.from(
    { length: n },
    (_, c) => (away[c] ** 2 + base ** 2 - between(first, c) ** 2) / (2 * base),
  )
  const y = Float64Array.from({ length: n }, (_, c) => Math.sqrt(Math.max(0, away[c] ** 2 - x[c] ** 2)))
  const second = y.indexOf(y.reduce((most, d) => Math.max(most, d), 0))
  for (let c = 0; c < n; c++) {
    const same = Math.abs(Math.hypot(x[c] - x[second], y[c] - y[second]) - between(second, c))
    const other = Math.abs(Math.hypot(x[c] - x[second], -y[c] - y[second]) - between(second, c))
    if (other < same) y[c] = -y[c]
  }
  return { x, y }
}
