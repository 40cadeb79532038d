// Order, contraction and pruning on random networks: whatever they look like, no shortest way is lost.
import { describe, expect, it } from 'vitest'
import { dissect } from '../src/compile/dissect.ts'
import { contract } from '../src/compile/hierarchy.ts'
import type { Arcs, Hierarchy, Upward } from '../src/compile/hierarchy-types.ts'

interface Net {
  count: number
  arcs: Arcs
}

function randomly(seed: number) {
  let state = seed * 7_919 + 1
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

/** Any digraph: twins, arcs to themselves and pieces that do not hang together included. */
function randomNet(seed: number): Net {
  const next = randomly(seed)
  const count = 2 + next(28)
  const size = count + next(count * 3)
  const column = (below: number) => Int32Array.from({ length: size }, () => next(below))
  const weight = column(40).map((value) => value + 1)
  return {
    count,
    arcs: { from: column(count), to: column(count), weight, payload: [weight.map((w) => w * 10)] },
  }
}

function allDistances({ count, arcs }: Net): number[][] {
  const lengths = Array.from({ length: count }, (_, i) =>
    Array.from({ length: count }, (_unused, j) => (i === j ? 0 : Infinity)),
  )
  arcs.from.forEach((from, i) => {
    lengths[from]![arcs.to[i]!] = Math.min(lengths[from]![arcs.to[i]!]!, arcs.weight[i]!)
  })
  for (let k = 0; k < count; k++)
    for (const row of lengths)
      for (let j = 0; j < count; j++) row[j] = Math.min(row[j]!, row[k]! + lengths[k]![j]!)
  return lengths
}

/** What lies above a node in one direction, and how far; arcs lead from less to more important nodes only. */
function upwards({ start, to, weight }: Upward, from: number): Map<number, number> {
  const distances = new Map([[from, 0]])
  for (let node = from; node >= 0; node--) {
    const reached = distances.get(node)
    if (reached === undefined) continue
    for (let arc = start[node]!; arc < start[node + 1]!; arc++)
      distances.set(to[arc]!, Math.min(distances.get(to[arc]!) ?? Infinity, reached + weight[arc]!))
  }
  return distances
}

function distance({ forward, backward }: Hierarchy, from: number, to: number): number {
  const back = upwards(backward, to)
  return Math.min(
    ...[...upwards(forward, from)].map(([node, reached]) => reached + (back.get(node) ?? Infinity)),
  )
}

/** Nodes of a shortcut, down to the turns it is made of. Throws when a part is missing. */
function unpack({ forward, backward }: Hierarchy, from: number, to: number, middle: number): number[] {
  if (middle < 0) return [to]
  const part = ({ start, to: ends, middle: middles }: Upward, node: number, end: number) => {
    for (let arc = start[node]!; arc < start[node + 1]!; arc++) if (ends[arc] === end) return middles[arc]!
    throw new Error(`no arc between ${node} and ${end}`)
  }
  return [
    ...unpack({ forward, backward } as Hierarchy, from, middle, part(backward, middle, from)),
    ...unpack({ forward, backward } as Hierarchy, middle, to, part(forward, middle, to)),
  ]
}

describe('a contracted network', () => {
  it('keeps every distance, in any order of contraction', () => {
    for (let seed = 1; seed <= 150; seed++) {
      const net = randomNet(seed)
      const next = randomly(seed + 1_000)
      const order = Int32Array.from(
        Array.from({ length: net.count }, (_, i) => i).toSorted(() => next(3) - 1),
      )
      const hierarchy = contract(net.count, net.arcs, order)
      const expected = allDistances(net)
      for (let a = 0; a < net.count; a++)
        for (let b = 0; b < net.count; b++)
          expect(
            distance(hierarchy, hierarchy.rank[a]!, hierarchy.rank[b]!),
            `seed ${seed}: ${a} to ${b}`,
          ).toBe(expected[a]![b])
    }
  })

  it('keeps the parts of every shortcut and their sums', () => {
    for (let seed = 200; seed <= 260; seed++) {
      const net = randomNet(seed)
      const hierarchy = contract(
        net.count,
        net.arcs,
        Int32Array.from({ length: net.count }, (_, i) => i),
      )
      for (const [upward, isForward] of [
        [hierarchy.forward, true],
        [hierarchy.backward, false],
      ] as const)
        for (let node = 0; node < net.count; node++)
          for (let arc = upward.start[node]!; arc < upward.start[node + 1]!; arc++) {
            const [from, to] = isForward ? [node, upward.to[arc]] : [upward.to[arc], node]
            expect(unpack(hierarchy, from!, to!, upward.middle[arc]!).at(-1)).toBe(to)
            expect(upward.payload[0]![arc]).toBe(upward.weight[arc]! * 10)
          }
    }
  })
})

describe('the order of contraction', () => {
  it('numbers every edge once, on grids, loops, islands and a single road', () => {
    const edges = (pairs: [number, number][]) => ({
      count: pairs.length,
      from: Int32Array.from(pairs, ([from]) => from),
      to: Int32Array.from(pairs, ([, to]) => to),
      lat: Float64Array.from(pairs, ([, to]) => Math.floor(to / 10) / 100),
      lng: Float64Array.from(pairs, ([, to]) => (to % 10) / 100),
    })
    const grid = Array.from({ length: 90 }, (_, i): [number, number][] => [
      [i, i + 10],
      [i + 10, i],
      ...(i % 10 < 9
        ? ([
            [i, i + 1],
            [i + 1, i],
          ] as [number, number][])
        : []),
    ]).flat()
    for (const pairs of [grid, [...grid, [5, 5], [5, 5], [200, 201], [201, 200]], [[1, 2]], []] as [
      number,
      number,
    ][][]) {
      const order = dissect(edges(pairs))
      expect(Array.from(order).toSorted((a, b) => a - b)).toEqual(pairs.map((_, i) => i))
    }
  })

  it('contracts the only bridge between two quarters last', () => {
    const quarter = (first: number): [number, number][] =>
      Array.from({ length: 8 }, (_, i): [number, number][] => [
        [first + i, first + ((i + 1) % 8)],
        [first + i, first + ((i + 3) % 8)],
      ]).flat()
    const pairs: [number, number][] = [...quarter(0), ...quarter(10), [3, 13]]
    const angle = (node: number) => ((node % 10) * Math.PI) / 4
    const order = dissect({
      count: pairs.length,
      from: Int32Array.from(pairs, ([from]) => from),
      to: Int32Array.from(pairs, ([, to]) => to),
      lat: Float64Array.from(pairs, ([, to]) => Math.sin(angle(to))),
      lng: Float64Array.from(pairs, ([, to]) => Math.cos(angle(to)) + (to >= 10 ? 10 : 0)),
    })
    expect(pairs[order.at(-1)!]).toEqual([3, 13])
  })
})
