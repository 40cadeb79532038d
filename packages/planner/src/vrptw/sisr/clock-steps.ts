// What a clock does at a single stop; how depends on the number of breaks.

export interface ClockSteps {
  /**
   * Whether order `c` between nodes `h` and `j` of a route, with legs of `into` and `out` seconds, keeps every window, the
   * breaks and the shift.
   */
  keeps: (c: number, h: number, j: number, into: number, out: number) => boolean
  /** Sets the time of leaving the depot. */
  begin: (r: number) => void
  /** Works out when node `i` is left at the earliest; false when nothing has changed. */
  leave: (i: number) => boolean
  /** Works out when node `i` has to be left at the latest; false when nothing has changed. */
  beDue: (i: number) => boolean
  /** Whether the route of node `h` can go on to node `j`, and what follows there, by a leg of `base` seconds. */
  goesOn: (h: number, j: number, base: number) => boolean
}
