// A way through the graph and its line on the map.
import type { LngLat } from '../types.ts'

/** Edges from one seed to another, both included. */
export interface Path {
  edges: number[]
  /** Shares of the first edge before the start and of the last before the end. */
  from: number
  to: number
  /** Milliseconds and centimetres; milliseconds on major roads. */
  duration: number
  length: number
  major: number
}

export interface PathLine {
  points: LngLat[]
  /** Index of each edge's first point. */
  starts: number[]
}
