// Thresholds at which one method replaces another. Measured on the days of bench/; docs/decisions/0101 and
// 0106 explain the choices. Parameters inside a method (temperatures, string lengths, population sizes) stay with it.

/** Two values: with and without binding windows, shifts or time limits. */
export interface ByWindows {
  windows: number
  none: number
}

export const TUNING = {
  /** Defaults of `solve`. */
  limits: {
    timeLimitMs: 10_000,
    threads: 2,
    /** Time reserved for checking the plan, per order. */
    finishMsPerOrder: 0.006,
    /** Wait after the limit for a thread still in setup. */
    graceMs: 40,
  },

  /** Days for the fast kernels. */
  kernel: {
    /** Above this many cells of price tables, over all tariffs, vehicles of several tariffs share one table. */
    mostTariffCells: 80_000_000,
    /** Neighbours per order for insertion, and for savings. */
    neighbours: 60,
    savingsNeighbours: 30,
    /** Above this many orders tables are built once, with spare idle routes, to save memory. */
    buildOnceFrom: 2500,
    /** Above this many orders threads build tables together: smaller tables take milliseconds. */
    sharedTablesFrom: 2500,
  },

  /** When threads share one plan. */
  threads: {
    /** Threads divide plans of at least this many orders, this often during the anneal. */
    shareOutFrom: 450,
    epochs: 14,
    /** From this many orders on they breed one population; smaller days gain from separate ones. */
    onePopulationFrom: 250,
  },

  /** Days that finish before their limit. */
  small: {
    /** Up to this many routes, over all kinds of vehicles, are enumerated: seven orders for one kind. */
    mostRoutes: 20_000,
    /**
     * Up to this many orders the search ends by itself, after this many steps of annealing, or children
     * without a gain.
     */
    mostOrders: 40,
    stepsPerOrder: 3000,
    childrenPerOrder: 100,
    /**
     * Cold steps on an initial plan before the clock counts. Insertion opens a van whenever that is cheaper
     * for one order, and a busy machine may leave no search time to correct it.
     */
    settlingSteps: 200,
    /** Maximum number of orders to insert in these steps: each step tries every unserved order again. */
    settlingOrders: 20_000,
    /** Maximum number of routes to simulate in these steps, a tenth of a second to a few tenths with breaks in traffic. */
    settlingSimulations: 40_000,
  },

  /** When the fewest vehicles come first. */
  fewestVehicles: {
    /** Greatest share of the search that removes vehicles. The phase ends earlier when loads need all that are left. */
    mostShare: 0.2,
  },

  /** The lower bound, computed while threads search; it must not delay a stop. */
  bound: {
    /** Computes nothing above this many orders, or when there are more legs to price. */
    mostOrders: 1000,
    mostLegs: 5_000_000,
    /**
     * Rounds of price updates; the first step is this share of the bound, and each later one is slightly
     * smaller.
     */
    rounds: 80,
    firstStride: 0.03,
    strideKept: 0.95,
  },

  /** Early in the anneal an optional order counts for more than its prize. */
  prizes: {
    /** Factor on the prize, until this share of the anneal. */
    lift: 3,
    liftedUntil: 0.3,
  },

  /** When annealing ends and the genetic search starts. */
  genetic: {
    /** Up to this many orders it always has time for enough children. */
    probeFrom: 120,
    /** Above this many orders annealing alone is better at every limit tried. */
    mostOrders: 1300,
    /** Above this many orders it never gets all the time. */
    aloneUpTo: 550,
    /** Without windows, annealing first runs for this share. */
    annealFirst: 0.15,
    /** Children made to measure speed, and the most time they may take. */
    probeChildren: 8,
    probeShare: 0.04,
    /** Cost of a child relative to an individual of the first population. */
    childOfFresh: 0.2,
    /**
     * With this many expected children the genetic search starts at once; with fewer, later; below the least
     * number, never.
     */
    manyChildren: { windows: 20_000, none: 4500 } as ByWindows,
    /**
     * With more kinds and tariffs of vans than this, annealing is used: each order and route would try one of
     * each.
     */
    mostKinds: 24,
    /** Like `manyChildren`, for several tariffs without windows, which annealing assigns badly. */
    manyMixed: 3500,
    enoughChildren: { windows: 1000, none: 800 } as ByWindows,
    enoughWhenLarge: { windows: 12_000, none: 1500 } as ByWindows,
    /** Share of the time after which breeding starts if the rest allows enough, but not many children. */
    lateSwitch: { windows: 0.4, none: 0.8 } as ByWindows,
  },

  /** Plans that are divided into pieces. */
  large: {
    fromOrders: 640,
    /**
     * Orders per piece. Smaller pieces anneal faster, but more often separate an order from its best
     * neighbours.
     */
    piece: 450,
    /** Neighbours kept per order of the whole; pieces select their own from these. */
    neighbours: 200,
    /**
     * Pieces are larger when routes are long, because few routes leave little to exchange. The first number
     * of routes applies while there are `pieces` of them, the last always.
     */
    routesInPiece: 12,
    pieces: 4,
    leastRoutesInPiece: 5,
    /** The genetic search works best with fewer orders when windows bind. */
    bredPiece: { windows: 220, none: 350 } as ByWindows,
    /** How often the anneal divides the plan again, and how often the genetic search does. */
    epochs: 14,
    rounds: 2,
    /** The same for pieces enlarged for long routes, where each route has few others in its piece. */
    epochsOfLong: 40,
    /** Routes of this many orders count as long: chains of short legs, which need a hotter start. */
    longRoute: 20,
    /** Annealed share of the time before pieces are bred; short routes with windows anneal to the end. */
    anneal: { longRoutes: 0.5, shortRoutes: 1, growingRoutes: 1, none: 0.7 },
    startTemperature: { longRoutes: 1.2, shortRoutes: 0.8, growingRoutes: 1.6, none: 0.6 },
    /**
     * With long routes and wide windows, savings start with several times the final number of routes. Legs,
     * the unit of temperature, are then much longer at first than at the end.
     */
    endTemperatureOfGrowing: 0.012,
    /** With fewer expected steps per order, only annealing is used. */
    stepsToBreed: 1500,
    /** From this many steps per order on, vehicle costs fully heat the anneal. */
    stepsToHeat: 300,
    /** Idle vehicles of each kind that a piece may use. */
    idleOfEachKind: 3,
  },
} as const
