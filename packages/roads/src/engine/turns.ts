// The network before contraction: which edge leads to which, without shortcuts.
import type { ProfileGraph, UpwardArcs } from './graph.ts'

export interface Turn {
  from: number
  to: number
  /**
   * Of the turn and its target edge: search weight, milliseconds, centimetres, milliseconds on major roads.
   */
  weight: number
  duration: number
  length: number
  major: number
}

/** Every turn once, with those that are longer than a way around: that way may be closed for some vehicle. */
export function* allTurns(graph: ProfileGraph): Generator<Turn> {
  for (let edge = 0; edge < graph.count; edge++) yield* turnsAt(graph, edge)
  const { hiddenTurns: rows } = graph
  for (let i = 0; i < rows.length; i += TURN_COLUMNS)
    yield {
      from: rows[i],
      to: rows[i + 1],
      weight: rows[i + 2],
      duration: rows[i + 3],
      length: rows[i + 4],
      major: rows[i + 5],
    }
}

/** Columns of `hiddenTurns`, in the order of Turn. */
const TURN_COLUMNS = 6

/**
 * Turns from an edge upwards, and into it from above; over all edges that is each turn of the hierarchy
 * once.
 */
export function* turnsAt({ forward, backward }: ProfileGraph, edge: number): Generator<Turn> {
  yield* plain(forward, edge, (to) => ({ from: edge, to }))
  yield* plain(backward, edge, (from) => ({ from, to: edge }))
}

function* plain(
  arcs: UpwardArcs,
  node: number,
  ends: (other: number) => Pick<Turn, 'from' | 'to'>,
): Generator<Turn> {
  for (let arc = arcs.start[node]; arc < arcs.start[node + 1]; arc++) {
    if (arcs.middle[arc] >= 0) continue
    const { weight, duration, length, major } = arcs
    yield {
      ...ends(arcs.to[arc]),
      weight: weight[arc],
      duration: duration[arc],
      length: length[arc],
      major: major[arc],
    }
  }
}
