// Neighbourhoods of ng-routes: each order remembers its nearest orders as bits, and a leg maps the memory of its
// first order to that of its second.

export interface Neighbourhoods {
  /** The bit of order j in memories of order i, at `i * n + j`; 0 when i does not remember j. */
  bit: Uint8Array
  /** Memory after the leg, by its lower and upper four bits, at `(i * n + j) * 32`. */
  forward: Uint8Array
}

/** Neighbours of an order. With the order itself they fill the eight bits of a byte. */
const OTHERS = 7

/** The neighbourhoods by the cheaper of two legs. */
export function createNeighbourhoods(n: number, price: Float64Array): Neighbourhoods {
  const bit = new Uint8Array(n * n)
  const leg = (i: number, j: number): number => Math.min(price[i * n + j], price[j * n + i])
  const members = Array.from({ length: n }, (_, i) => {
    const others = Array.from({ length: n }, (_, j) => j).filter((j) => j !== i)
    return [i, ...others.toSorted((a, b) => leg(i, a) - leg(i, b)).slice(0, OTHERS)]
  })
  members.forEach((neighbours, i) => neighbours.forEach((j, k) => (bit[i * n + j] = 1 << k)))
  const forward = new Uint8Array(n * n * 32)
  for (let i = 0; i < n; i++)
    for (let j = 0; j < n; j++)
      for (let memory = 0; memory < 32; memory++) {
        const first = memory < 16 ? 0 : 4
        let bits = 0
        for (let k = 0; k < 4; k++) {
          const member = members[i][first + k]
          if ((memory & (1 << k)) !== 0 && member !== undefined) bits |= bit[j * n + member]
        }
        forward[(i * n + j) * 32 + memory] = bits
      }
  return { bit, forward }
}
