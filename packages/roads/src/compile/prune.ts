// Removes hierarchy arcs that no shortest way needs ("perfect customisation", Dibbelt, Strasser and Wagner
// 2016): contraction adds a shortcut whenever a short search finds no equal way, about twice as many as
// dense towns need.
import type { Hierarchy, Upward } from './hierarchy-types.ts'

/** The hierarchy without arcs that are longer than another way over more important nodes. */
export function pruneHierarchy(hierarchy: Hierarchy): Hierarchy {
  const { forward, backward, loops } = hierarchy
  const count = forward.start.length - 1
  const isLong = findLongArcs(forward, backward, count)
  const keepForward = isLong.forward.map((flag) => 1 - flag)
  const keepBackward = isLong.backward.map((flag) => 1 - flag)

  // A kept shortcut needs its two arcs, whatever was found about them.
  const keepParts = (from: number, to: number, middle: number) => {
    keepForward[findArc(forward, middle, to)] = 1
    keepBackward[findArc(backward, middle, from)] = 1
  }
  for (let i = 0; i < loops.node.length; i++) keepParts(loops.node[i], loops.node[i], loops.middle[i])
  for (let node = 0; node < count; node++) {
    for (let arc = forward.start[node]; arc < forward.start[node + 1]; arc++)
      if (keepForward[arc] && forward.middle[arc] >= 0) keepParts(node, forward.to[arc], forward.middle[arc])
    for (let arc = backward.start[node]; arc < backward.start[node + 1]; arc++)
      if (keepBackward[arc] && backward.middle[arc] >= 0)
        keepParts(backward.to[arc], node, backward.middle[arc])
  }
  return { ...hierarchy, forward: pick(forward, keepForward), backward: pick(backward, keepBackward) }
}

/**
 * Flags arcs longer than the way between their ends, from the most important node down: compares each arc up
 * with another arc up plus the exact distance from there.
 */
function findLongArcs(forward: Upward, backward: Upward, count: number) {
  const exact = { forward: forward.weight.slice(), backward: backward.weight.slice() }
  const arcOf = new Int32Array(count)
  const noted = new Int32Array(count).fill(-1)

  const shorten = (
    graph: Upward,
    ownExact: Int32Array,
    same: Int32Array,
    across: Upward,
    other: Int32Array,
    node: number,
  ) => {
    const [begin, end] = [graph.start[node], graph.start[node + 1]]
    for (let arc = begin; arc < end; arc++) {
      noted[graph.to[arc]] = node
      arcOf[graph.to[arc]] = arc
    }
    for (let arc = begin; arc < end; arc++) {
      const via = graph.to[arc]
      const weight = graph.weight[arc]
      // From `via` on to more important nodes …
      for (let k = graph.start[via]; k < graph.start[via + 1]; k++) {
        const target = graph.to[k]
        if (noted[target] !== node) continue
        const length = weight + same[k]
        if (length < ownExact[arcOf[target]]) ownExact[arcOf[target]] = length
      }
      // … and from there to `via`.
      let best = ownExact[arc]
      for (let k = across.start[via]; k < across.start[via + 1]; k++) {
        const first = across.to[k]
        if (noted[first] !== node) continue
        const length = graph.weight[arcOf[first]] + other[k]
        if (length < best) best = length
      }
      ownExact[arc] = best
    }
  }
  for (let node = 0; node < count; node++) {
    shorten(forward, exact.forward, exact.forward, backward, exact.backward, node)
    for (let arc = forward.start[node]; arc < forward.start[node + 1]; arc++) noted[forward.to[arc]] = -1
    shorten(backward, exact.backward, exact.backward, forward, exact.forward, node)
    for (let arc = backward.start[node]; arc < backward.start[node + 1]; arc++) noted[backward.to[arc]] = -1
  }
  const flags = ({ weight }: Upward, lengths: Int32Array) => {
    const out = new Uint8Array(weight.length)
    for (let arc = 0; arc < out.length; arc++) out[arc] = lengths[arc] < weight[arc] ? 1 : 0
    return out
  }
  return { forward: flags(forward, exact.forward), backward: flags(backward, exact.backward) }
}

function findArc({ start, to }: Upward, node: number, target: number): number {
  for (let arc = start[node]; arc < start[node + 1]; arc++) if (to[arc] === target) return arc
  throw new Error(`hierarchy lacks an arc at ${node} to ${target}`)
}

function pick(upward: Upward, isKept: Uint8Array): Upward {
  const total = isKept.reduce((sum, flag) => sum + flag, 0)
  const start = new Int32Array(upward.start.length)
  const places = new Int32Array(total)
  let at = 0
  for (let node = 0; node + 1 < start.length; node++) {
    start[node] = at
    for (let arc = upward.start[node]; arc < upward.start[node + 1]; arc++)
      if (isKept[arc]) places[at++] = arc
  }
  start[start.length - 1] = at
  const gather = (column: Int32Array) => {
    const out = new Int32Array(total)
    for (let i = 0; i < total; i++) out[i] = column[places[i]]
    return out
  }
  return {
    start,
    to: gather(upward.to),
    weight: gather(upward.weight),
    middle: gather(upward.middle),
    payload: upward.payload.map(gather),
  }
}
