// Operations of a clock at one stop; implementations differ by number of breaks.

export interface ClockSteps {
  /**
   * True when order `c` between nodes `h` and `j`, with legs of `into` and `out` seconds, keeps every window,
   * break and shift.
   */
  keeps: (c: number, h: number, j: number, into: number, out: number) => boolean
  /** Sets the departure from the depot. */
  begin: (r: number) => void
  /** Computes the earliest departure from node `i`; false when unchanged. */
  leave: (i: number) => boolean
  /** Computes the latest departure from node `i`; false when unchanged. */
  beDue: (i: number) => boolean
  /**
   * True when the route of node `h` can continue with node `j` and its successors, by a leg of `base`
   * seconds.
   */
  goesOn: (h: number, j: number, base: number) => boolean
}
