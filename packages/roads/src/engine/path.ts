// A way through the graph and its line on the map.
import type { LngLat } from '../types.ts'

/** Edges driven from one seed to another, first and last included. */
export interface Path {
  edges: number[]
  /** Share of the first edge before the start, and of the last before the end. */
  from: number
  to: number
  /** Milliseconds and centimetres; milliseconds on major roads. */
  duration: number
  length: number
  major: number
}

export interface PathLine {
  points: LngLat[]
  /** For each edge of the path the index of its first point. */
  starts: number[]
}
