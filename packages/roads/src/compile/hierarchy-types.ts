// Input and output of contraction: arcs between nodes, and the two directions of a hierarchy.

export interface Arcs {
  from: Int32Array
  to: Int32Array
  /** Quantity that the search minimises. */
  weight: Int32Array
  /** Additive columns: milliseconds, centimetres, milliseconds on major roads. */
  payload: Int32Array[]
}

/**
 * One direction of the hierarchy: arcs from each node to more important ones. Nodes are numbered by
 * importance, 0 is the most important.
 */
export interface Upward {
  start: Int32Array<ArrayBuffer>
  to: Int32Array<ArrayBuffer>
  weight: Int32Array<ArrayBuffer>
  /** Node that a shortcut passes (hierarchy number); -1 for a turn. */
  middle: Int32Array<ArrayBuffer>
  payload: Int32Array<ArrayBuffer>[]
}

export interface Hierarchy {
  /** Hierarchy number of each node. */
  rank: Int32Array<ArrayBuffer>
  forward: Upward
  backward: Upward
  /** Shortest round trip to the same node, for nodes whose round trip passes nothing more important. */
  loops: {
    node: Int32Array<ArrayBuffer>
    weight: Int32Array<ArrayBuffer>
    middle: Int32Array<ArrayBuffer>
    payload: Int32Array<ArrayBuffer>[]
  }
  shortcuts: number
}
