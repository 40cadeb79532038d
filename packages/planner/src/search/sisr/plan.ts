// The plan for ruin and recreate: linked routes, unserved orders, and cost, updated incrementally.
import type { KernelInstance } from '../instance.ts'
import { BROKEN } from '../route-drive.ts'
import { createExtras } from './extras.ts'
import type { Extras } from './extras.ts'
import type { State } from './state.ts'
import { createState, NO_LEG } from './state.ts'
import type { Times } from './times.ts'
import { createTimes } from './times.ts'
import type { BreakClock, Clock } from './clock.ts'
import { createClock } from './clock.ts'
import type { Reloads } from './reloads.ts'
import { createReloads } from './reloads.ts'
import type { TripClock } from './trip-clock.ts'
import { createTripClock } from './trip-clock.ts'
import type { Days } from './days.ts'
import { createDays } from './days.ts'

export interface AnnealedPlan extends State, Times, Extras, Days {
  /** Unserved orders: the first `absentCount` entries. */
  absent: Int32Array
  absentCount: number
  /** Clock of routes whose times need more than legs and one window per stop: one of the next two. */
  clock: Clock | null
  /** For routes with breaks or several windows per stop. */
  breakClock: BreakClock | null
  /** Trips of vehicles with reloads, and their times. */
  trips: Reloads | null
  tripClock: TripClock | null
  /** Unserved weight by rank. */
  missing: Float64Array
  /** Cost of vehicles and legs. */
  cost: number
  /** Cost of all days beyond that: waiting, or what simulation adds. */
  waited: number
  usedCount: number
  /** Prizes of unserved optional orders, and number of unserved mandatory ones. */
  lost: number
  owed: number
  /** Inserts order `c` after node `h`. */
  insertAfter: (c: number, h: number) => void
  takeOut: (c: number) => void
  /** Inserts a reload after node `h` and returns it. */
  openTrip: (h: number) => number
  /** Removes unnecessary reloads from route `r`. */
  tidyTrips: (r: number) => void
  /** Exchanges the vans of routes `r` and `e`. */
  exchange: (r: number, e: number) => void
  /** Recomputes the day of a changed route. */
  noteDay: (r: number) => void
  /** Empties all routes. */
  clear(): void
  wholeCost(): number
  /** True when some route is infeasible. */
  isBroken(): boolean
}

/** Builds an empty plan. */
export function createPlan(inst: KernelInstance): AnnealedPlan {
  const { n, m, price, time, demand, fixed, rank, weight, extra, hasTime, tariff, capacity } = inst
  const { paysWaiting, waitPrices, prize, timeBase } = inst
  const state = createState(inst)
  const {
    next,
    prev,
    route,
    leg,
    legTime,
    load,
    count,
    homeLeg,
    extraLoad,
    waiting,
    van,
    room,
    base,
    surcharge,
  } = state
  const times = createTimes(inst, state)
  const extras = createExtras(inst, state)
  const days = createDays(inst, state, times)
  const trips = createReloads(inst, state)
  const tripClock = trips && createTripClock(inst, trips, state)
  const breakClock = createClock(inst, state)
  const clock = tripClock ?? breakClock
  const { pushBegin, pushLatest } = times
  const { pricesDays, dayPrice, measureDay } = days
  const { carry } = extras
  const absent = new Int32Array(n)
  const missing = new Float64Array(inst.ranks)

  function insertAfter(c: number, h: number): void {
    const j = next[h]
    const r = route[h]
    next[h] = c
    prev[c] = h
    next[c] = j
    prev[j] = c
    route[c] = r
    load[r] += demand[c]
    if (count[r]++ === 0) {
      self.cost += fixed[van[r]]
      self.usedCount++
    }
    const into = price[base[r] + h * m + c]
    const out = price[base[r] + c * m + j]
    self.cost += into + out - (h === j ? 0 : leg[h])
    leg[h] = into
    leg[c] = out
    if (hasTime) {
      const table = timeBase[r]
      legTime[h] = time[table + h * m + c]
      legTime[c] = time[table + c * m + j]
    }
    if (j === n + r) homeLeg[r] = out
    if (trips !== null) trips.note(c)
    if (clock !== null) clock.push(c)
    else if (hasTime) {
      pushBegin(c)
      pushLatest(c)
    }
    if (extra > 0) carry(r, c, 1)
    if (pricesDays) noteDay(r)
    missing[rank[c]] -= weight[c]
    if (prize[c] < 0) self.owed--
    else self.lost -= prize[c]
  }

  function takeOut(c: number): void {
    const h = prev[c]
    const j = next[c]
    const r = route[c]
    next[h] = j
    prev[j] = h
    const joined = h === j ? 0 : price[base[r] + h * m + j]
    self.cost += joined - leg[h] - leg[c]
    leg[h] = joined
    if (hasTime) legTime[h] = h === j ? 0 : time[timeBase[r] + h * m + j]
    if (j === n + r) homeLeg[r] = joined
    if (trips !== null) trips.drop(c)
    load[r] -= demand[c]
    count[r]--
    if (count[r] === 0) {
      homeLeg[r] = NO_LEG
      self.cost -= fixed[van[r]]
      self.usedCount--
    }
    if (extra > 0) carry(r, c, -1)
    route[c] = -1
    absent[self.absentCount++] = c
    missing[rank[c]] += weight[c]
    if (prize[c] < 0) self.owed++
    else self.lost += prize[c]
  }

  function openTrip(h: number): number {
    self.cost += trips!.open(h)
    clock!.retime(route[h])
    return trips!.opened
  }

  function tidyTrips(r: number): void {
    self.cost += trips!.tidy(r)
  }

  function noteDay(r: number): void {
    const before = dayPrice(r)
    measureDay(r)
    self.waited += dayPrice(r) - before
  }

  /** Assigns van `v` to route `r` and updates the cost. */
  function drive(r: number, v: number, isOpen: boolean): void {
    if (count[r] > 0) self.cost += fixed[v] - fixed[van[r]]
    const anew = tariff[v] !== tariff[van[r]]
    if (anew && paysWaiting && !inst.drive)
      self.waited += (waitPrices[tariff[v]] - waitPrices[tariff[van[r]]]) * waiting[r]
    van[r] = v
    room[r] = isOpen ? capacity[v] : -1
    if (anew) {
      base[r] = tariff[v] * m * m
      if (count[r] > 0) priceLegs(r)
    }
    if (inst.drive && pricesDays) noteDay(r)
  }

  function priceLegs(r: number): void {
    const s = n + r
    let h = s
    do {
      const j = next[h]
      const fresh = price[base[r] + h * m + j]
      self.cost += fresh - leg[h]
      leg[h] = fresh
      h = j
    } while (h !== s)
    homeLeg[r] = leg[state.prev[s]]
  }

  function exchange(r: number, e: number): void {
    const [v, w] = [van[r], van[e]]
    const isOpen = room[r] >= 0
    drive(r, w, room[e] >= 0)
    drive(e, v, isOpen)
  }

  function clear(): void {
    for (let c = 0; c < inst.count; c++) route[c] = -1
    load.fill(0)
    count.fill(0)
    homeLeg.fill(NO_LEG)
    missing.fill(0)
    self.owed = 0
    self.lost = 0
    for (let c = 0; c < inst.count; c++) {
      missing[rank[c]] += weight[c]
      if (prize[c] < 0) self.owed++
      else self.lost += prize[c]
    }
    waiting.fill(0)
    surcharge.fill(0)
    extraLoad.fill(0)
    trips?.clear()
    self.cost = 0
    self.waited = 0
    self.usedCount = 0
    self.absentCount = 0
    for (let r = 0; r < inst.usable; r++) {
      const s = n + r
      next[s] = s
      prev[s] = s
      leg[s] = 0
      legTime[s] = 0
      const isOpen = room[r] >= 0
      van[r] = r
      room[r] = isOpen ? capacity[r] : -1
      base[r] = tariff[r] * m * m
    }
  }

  const self: AnnealedPlan = {
    ...state,
    ...times,
    ...extras,
    ...days,
    ...(clock && { retime: clock.retime, retimeBetween: clock.retimeBetween, drives: clock.drives }),
    clock,
    breakClock,
    trips,
    tripClock,
    absent,
    absentCount: 0,
    missing,
    cost: 0,
    waited: 0,
    usedCount: 0,
    lost: 0,
    owed: 0,
    insertAfter,
    takeOut,
    openTrip,
    tidyTrips,
    exchange,
    noteDay,
    clear,
    wholeCost: () => self.cost + self.waited + self.lost,
    isBroken: () => self.waited >= BROKEN / 2,
  }
  return self
}
