// Sizes and shares at which one method takes over from another, in one place. Measured on the days of bench/; the choices
// are explained in docs/decisions/0101, 0106 and 0107. Numbers inside a method (its temperatures, lengths of strings, sizes
// of populations) stand with the method.

/** Two values by whether windows, shifts or limits on time bind. */
export interface ByWindows {
  windows: number
  none: number
}

export const TUNING = {
  /** What `solve` takes when the caller names nothing. */
  limits: {
    timeLimitMs: 10_000,
    threads: 2,
    /** Kept back from the limit for checking the plan, for each order. */
    finishMsPerOrder: 0.006,
    /** After the limit a thread that is still setting up is not waited for longer than this. */
    graceMs: 40,
  },

  /** Which days the fast kernels take. */
  kernel: {
    /** Above this many nodes square tables no longer fit well; the general engine takes over. */
    mostNodes: 13_000,
    /** More cells of tables of prices than this, over all tariffs, take too much memory, unless all vans are alike. */
    mostTariffCells: 80_000_000,
    /**
     * Smaller days that the genetic search does not know, or whose vehicles are paid in several ways, are the general
     * engine's, which tries more kinds of changes.
     */
    leastOrdersUnbred: 40,
    /** Neighbours of each order that insertion looks at, and that savings look at. */
    neighbours: 60,
    savingsNeighbours: 30,
    /** Above this many orders tables are built once, with more idle routes than needed, to save memory. */
    buildOnceFrom: 2500,
    /** Above this many orders threads build tables together: smaller ones take milliseconds. */
    sharedTablesFrom: 2500,
  },

  /** When threads work on one plan together. */
  threads: {
    /** They share out plans of at least so many orders, this often in the anneal. */
    shareOutFrom: 450,
    epochs: 14,
    /** From so many orders on they breed one population; smaller ones profit from being apart. */
    onePopulationFrom: 250,
  },

  /** Days that end before their limit. */
  small: {
    /** So many routes, over all kinds of vehicles, are tried one by one: seven orders for one kind. */
    mostRoutes: 20_000,
    /** Up to so many orders the search ends by itself, after so many steps of the anneal, or children without a gain. */
    mostOrders: 40,
    stepsPerOrder: 3000,
    childrenPerOrder: 100,
    /**
     * Cold steps on a first plan before the clock counts: insertion opens a van where that looks cheaper for one order, and
     * a search that gets no time on a busy machine would leave it at that.
     */
    settlingSteps: 200,
  },

  /** The lower bound on what a plan costs; it is worked out while threads search and must not keep a stop waiting. */
  bound: {
    /** Assignments up to so many orders; nothing above so many, or where more legs have to be priced. */
    assignedUpTo: 200,
    mostOrders: 1000,
    mostLegs: 5_000_000,
    /** Rounds of the prices on ends; the first moves them by this share of the bound, each next by a little less. */
    rounds: 80,
    firstStride: 0.03,
    strideKept: 0.95,
  },

  /** While the anneal is young, an optional order counts for more than its prize. */
  prizes: {
    /** So many times its prize, until this share of the anneal. */
    lift: 3,
    liftedUntil: 0.3,
  },

  /** When annealing ends and the genetic search begins. */
  genetic: {
    /** Up to so many orders it always gets enough children. */
    probeFrom: 120,
    /** Beyond so many orders annealing alone is better at any limit tried. */
    mostOrders: 1300,
    /** Beyond so many orders it never gets all the time. */
    aloneUpTo: 550,
    /** Without windows annealing goes first for this share. */
    annealFirst: 0.15,
    /** Children made to see how many the time allows, and the most of the time this may take. */
    probeChildren: 8,
    probeShare: 0.04,
    /** A child costs about this much of an individual of the first population. */
    childOfFresh: 0.2,
    /** With so many children ahead it gets the time at once; with fewer, later; below, never. */
    manyChildren: { windows: 20_000, none: 4500 } as ByWindows,
    /** Vans of more kinds and prices than this are annealed: each order and each route would try one of each. */
    mostKinds: 24,
    /** As `manyChildren`, for vans of several prices without windows, which an anneal seldom shares out well. */
    manyMixed: 3500,
    enoughChildren: { windows: 1000, none: 800 } as ByWindows,
    enoughWhenLarge: { windows: 12_000, none: 1500 } as ByWindows,
    /** When it begins if it gets enough children, but not many. */
    lateSwitch: { windows: 0.4, none: 0.8 } as ByWindows,
  },

  /** Plans that are cut into pieces. */
  large: {
    fromOrders: 640,
    /** Orders in a piece. Smaller ones anneal faster and more often have their best neighbours outside. */
    piece: 450,
    /** Neighbours that are kept of each order of the whole: pieces find their own nearest among them. */
    neighbours: 200,
    /**
     * Where routes are long, pieces are larger: with few routes each leaves little to exchange. Of the first number of routes
     * while there are `pieces` of them, of the last in any case.
     */
    routesInPiece: 12,
    pieces: 4,
    leastRoutesInPiece: 5,
    /** The genetic search makes most of fewer orders where windows bind. */
    bredPiece: { windows: 220, none: 350 } as ByWindows,
    /** The anneal cuts the plan again so many times, the genetic search so many. */
    epochs: 14,
    rounds: 2,
    /** The same for pieces that are larger for the length of their routes: a route has few others beside it in each. */
    epochsOfLong: 40,
    /** Routes of so many orders are long: chains of small legs, which want a hotter start. */
    longRoute: 20,
    /** Share of the time that is annealed before pieces are bred; short routes with windows anneal to the end. */
    anneal: { longRoutes: 0.5, shortRoutes: 1, growingRoutes: 1, none: 0.7 },
    startTemperature: { longRoutes: 1.2, shortRoutes: 0.8, growingRoutes: 1.6, none: 0.6 },
    /**
     * Where vans hold long routes and windows are wide, savings begin with several times the routes that the plan ends with.
     * Legs are then much longer at first than at the end, and they are the unit of temperature.
     */
    endTemperatureOfGrowing: 0.012,
    /** With fewer steps ahead for each order everything is annealed. */
    stepsToBreed: 1500,
    /** Vans' prices heat the anneal in full from so many steps in all for each order. */
    stepsToHeat: 300,
    /** Idle vehicles of each kind that a piece may call upon. */
    idleOfEachKind: 3,
  },
} as const
