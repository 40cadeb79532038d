// Days of every kind of fleet, built from the X and Homberger files by published recipes: mixed fleets after
// Pessoa, Sadykov and Uchoa 2018, prizes after Bulhões et al. 2018, backhauls after Queiroga et al. 2020,
// releases after Cattaruzza et al. 2016. `company` is a typical day of a delivery company.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSolomon } from '../packages/planner/src/formats/solomon.ts'
import { readVrplib } from '../packages/planner/src/formats/vrplib.ts'
import type { Order, Problem, Vehicle } from '../packages/planner/src/index.ts'
import { Random } from '../packages/planner/src/search/random.ts'

/** Van sizes relative to the file's capacity, and their cost per unit of distance. */
const SIZES = [0.4, 0.7, 1, 1.6]
const UNIT_COSTS = [10, 11, 13, 16]
const HOUR = 3600

interface Fleet {
  /** Cost of a van per unit of distance to the centre of the customers, at capacity 1. */
  fixed: number
  unitCosts: boolean
  /** Total capacity over total demand; 0 means an unlimited fleet. */
  room: number
}

export interface RichDay {
  name: string
  /** Never used for tuning. */
  untouched: boolean
  make: () => Problem
}

/** All days; `data` is the folder of instances. */
export function richDays(data: string): RichDay[] {
  const x = (file: string): Problem =>
    readVrplib(readFileSync(join(data, 'x', `${file}.vrp`), 'utf8')).problem
  const homberger = (file: string): Problem =>
    readSolomon(readFileSync(join(data, 'homberger', `${file}.txt`), 'utf8')).problem
  const days: RichDay[] = []
  const add = (name: string, make: () => Problem, untouched = false): void => {
    days.push({ name, make, untouched })
  }
  const limited: Fleet = { fixed: 0.5, unitCosts: true, room: 1.12 }
  const byDistance: Fleet = { fixed: 0, unitCosts: true, room: 1.6 }
  const byVan: Fleet = { fixed: 2, unitCosts: false, room: 0 }
  const byBoth: Fleet = { fixed: 2, unitCosts: true, room: 0 }
  add('limited n120', () => mixedFleet(x('X-n120-k6'), limited))
  add('limited n110', () => mixedFleet(x('X-n110-k13'), { ...limited, room: 1.04 }), true)
  add('unit n242', () => mixedFleet(x('X-n242-k48'), byDistance))
  add('unit n783', () => mixedFleet(x('X-n783-k48'), byDistance), true)
  add('fixed n195', () => mixedFleet(x('X-n195-k51'), byVan))
  add('fixed+unit n502', () => mixedFleet(x('X-n502-k39'), byBoth))
  add('fixed n502', () => mixedFleet(x('X-n502-k39'), byVan), true)
  add('fixed+unit n979', () => mixedFleet(x('X-n979-k58'), byBoth))
  add('prizes n242', () => prizes(x('X-n242-k48'), 450))
  add('prizes n502', () => prizes(x('X-n502-k39'), 160), true)
  add('prizes narrow RC1_10_1', () => prizes(homberger('RC1_10_1'), 600))
  add('prizes narrow R1_10_2', () => prizes(homberger('R1_10_2'), 600), true)
  add('prizes wide R2_10_4 low', () => prizes(homberger('R2_10_4'), 200))
  add('prizes wide R2_10_4 high', () => prizes(homberger('R2_10_4'), 300))
  add('prizes wide RC2_10_4', () => prizes(homberger('RC2_10_4'), 200), true)
  add('backhauls n261', () => backhauls(x('X-n261-k13'), 3))
  add('backhauls n979', () => backhauls(x('X-n979-k58'), 3))
  add('backhauls n480', () => backhauls(x('X-n480-k70'), 2), true)
  add('trips C1_2_1', () => trips(homberger('C1_2_1'), 0.5))
  add('trips R1_2_3', () => trips(homberger('R1_2_3'), 0.75))
  add('trips RC1_2_2', () => trips(homberger('RC1_2_2'), 0.25), true)
  for (const size of [200, 1000, 3000]) {
    add(`company ${size}`, () => companyDay(size, 1))
    add(`company ${size} other`, () => companyDay(size, 2), true)
  }
  add('collecting company 300', () => collecting(companyDay(300, 3)))
  add('paid company 400', () => withPaidHours(companyDay(400, 4)))
  add('paid company 250 other', () => withPaidHours(collecting(companyDay(250, 5))), true)
  return days
}

/** The file's customers with vans of four sizes; cost grows less than capacity. */
function mixedFleet(problem: Problem, fleet: Fleet): Problem {
  const [van] = problem.vehicles
  const { durations, n } = problem.matrices['plane']!
  const mean = problem.orders.reduce((sum, o) => sum + durations[o.location]!, 0) / (n - 1)
  const total = problem.orders.reduce((sum, o) => sum + (o.delivery?.[0] ?? 0), 0)
  const capacity = van!.capacity[0]!
  const vehicles: Vehicle[] = SIZES.flatMap((size, k) => {
    const cap = Math.round(capacity * size)
    const most = fleet.room > 0 ? (total * fleet.room) / SIZES.length / cap : (total / cap) * 1.3 + 5
    return Array.from({ length: Math.max(1, Math.round(most)) }, (_, i) => ({
      ...van!,
      id: `${k}-${i}`,
      capacity: [cap],
      costs: {
        fixed: Math.round(10 * fleet.fixed * mean * size ** 0.85),
        perHour: HOUR * (fleet.unitCosts ? UNIT_COSTS[k]! : 10),
        perKm: 0,
      },
    }))
  })
  return { ...problem, vehicles }
}

/** Makes every customer optional, with a prize between 0.5 and 1.5 times `mean`, independent of place. */
function prizes(problem: Problem, mean: number): Problem {
  const orders = problem.orders.map((o, k) => ({
    ...o,
    prize: Math.round(mean * (0.5 + ((k * 7919) % 101) / 100)),
  }))
  return { ...problem, orders }
}

/** Every n-th customer is a pickup: one load, both ways, in any sequence. */
function backhauls(problem: Problem, every: number): Problem {
  const orders = problem.orders.map((o, k): Order => {
    if (k % every !== 0) return o
    const { delivery, ...rest } = o
    return { ...rest, pickup: delivery! }
  })
  return { ...problem, orders }
}

/** Few vans with reloads, and orders released during the day. */
function trips(problem: Problem, lateness: number): Problem {
  const random = new Random(9)
  const [van] = problem.vehicles
  const horizon = van!.shift[1]
  const orders = problem.orders.map((o) => {
    const latest = (o.windows?.[0]?.[1] ?? horizon) - 300
    const most = Math.min(lateness * horizon, Math.max(0, latest - 6 * HOUR * 0.1))
    return random.unit() < 0.5 ? { ...o, release: Math.floor(random.unit() * Math.max(0, most * 0.5)) } : o
  })
  const vehicles = problem.vehicles.map((v) => ({
    ...v,
    capacity: v.capacity.map((c) => Math.ceil(c / 3)),
    reloads: { location: v.start!, service: 0, max: 4 },
  }))
  return { ...problem, orders, vehicles }
}

/**
 * A company's day: two depots, two van sizes with fixed costs, a lunch break, skills, two windows for some
 * orders, 5 % optional, in a town with two centres.
 */
export function companyDay(size: number, seed: number): Problem {
  const random = new Random(seed * 7919 + size)
  const depots = [
    [5000, 6000],
    [17_000, 9000],
  ] as const
  const gauss = (): number => random.unit() + random.unit() + random.unit() - 1.5
  const points = Array.from({ length: size }, (_, k) => {
    const [x, y] = depots[k % 2]!
    const spread = random.unit() < 0.6 ? 3500 : 11_000
    return [x + gauss() * spread, y + gauss() * spread] as const
  })
  const all = [...depots, ...points]
  const n = all.length
  const durations = new Int32Array(new SharedArrayBuffer(4 * n * n))
  const distances = new Int32Array(new SharedArrayBuffer(4 * n * n))
  for (let i = 0; i < n; i++)
    for (let j = 0; j < n; j++) {
      if (i === j) continue
      const metres = 1.3 * Math.hypot(all[i]![0] - all[j]![0], all[i]![1] - all[j]![1])
      distances[i * n + j] = Math.round(metres)
      durations[i * n + j] = Math.round(30 + metres / (metres < 3000 ? 7 : 11))
    }
  const begin = 8 * HOUR
  const orders: Order[] = points.map((_, k) => {
    const order: Order = {
      id: k,
      location: k + 2,
      service: 120 + random.below(240),
      delivery: [1 + random.below(4), 1000 + random.below(20_000)],
    }
    const dice = random.unit()
    const from = begin + random.below(7) * 1800
    if (dice < 0.25)
      order.windows = [
        [from, from + 1.5 * HOUR],
        [from + 4 * HOUR, from + 6 * HOUR],
      ]
    else if (dice < 0.6) order.windows = [[from, from + (2 + random.below(3)) * HOUR]]
    if (random.unit() < 0.1) order.skills = [random.unit() < 0.5 ? 'lift' : 'cold']
    if (random.unit() < 0.05) order.prize = 200 + random.below(900)
    return order
  })
  const count = Math.ceil(size / 14) + 4
  const vehicles: Vehicle[] = Array.from({ length: count }, (_, k) => {
    const large = k % 3 === 0
    return {
      id: `van ${k}`,
      profile: 'car',
      start: k % 2,
      end: k % 2,
      capacity: large ? [90, 900_000] : [50, 450_000],
      shift: [begin - HOUR, begin + 9 * HOUR],
      breaks: [{ id: 'lunch', windows: [[begin + 3 * HOUR, begin + 5.5 * HOUR]], service: 1800 }],
      skills: k % 4 === 0 ? ['lift', 'cold'] : k % 4 === 1 ? ['cold'] : [],
      costs: { fixed: large ? 9000 : 7000, perHour: 1500, perKm: large ? 45 : 35 },
    }
  })
  return { matrices: { car: { n, durations, distances } }, vehicles, orders }
}

/** A fifth of the orders are pickups, and neighbours share doors with one set-up. */
function collecting(problem: Problem): Problem {
  const orders = problem.orders.map((o, k) => {
    const shared = k % 6 === 1 ? { ...o, location: problem.orders[k - 1]!.location } : o
    const withSetup = { ...shared, setup: 90 }
    if (k % 5 !== 0) return withSetup
    const { delivery, ...rest } = withSetup
    return { ...rest, pickup: delivery! }
  })
  return { ...problem, orders }
}

/** Drivers are paid by the hour, eight at most. */
function withPaidHours(problem: Problem): Problem {
  const vehicles = problem.vehicles.map((v) => ({
    ...v,
    maxDuration: 8 * HOUR,
    costs: { ...v.costs!, perHour: 0, perPaidHour: 2400 },
  }))
  return { ...problem, vehicles }
}
