// Cheapest position of an order: beside its neighbours, nearest first, until nothing cheaper can follow; next
// to long depot legs; in an idle vehicle. Long, because the searches share a bound that each lowers.
import type { Random } from '../random.ts'
import type { KernelInstance } from '../instance.ts'
import { NO_ROAD_INSERTION } from '../instance.ts'
import type { Nearest } from '../nearest.ts'
import { windowSides } from '../nearest.ts'
import { transpose, transposeUsed } from '../transpose.ts'
import type { DepotLegs } from './depot-legs.ts'
import { createEnds } from './ends.ts'
import type { AnnealedPlan } from './plan.ts'
import type { Ruin } from './ruin.ts'
import { NONE } from './state.ts'
import type { Vans } from './vans.ts'
import { shareOf } from './vans.ts'

/** Probability of skipping a position. */
const BLINK = 0.01

export interface PlaceSearch {
  /**
   * Node after which `c` goes at the least price below `spare` and `worth`, or -1; an idle vehicle counts
   * `openingFactor` of its cost against `worth`.
   */
  find(c: number, spare: number, worth: number, openingFactor: number): number
  /** Price of the last position found. */
  price: number
  /** The route to exchange vans with first, or -1. */
  partner: number
  /** Where to reload beside the new order; null for none. */
  reload: 'before' | 'behind' | null
  /** Rereads the instance. */
  refresh(): void
  /** Updates the bound on leg lengths. */
  measureLegs(): void
  /** Discards the bound on leg lengths. */
  forgetLegs(): void
  sortEnds(): void
  evaluations: number
}

/** Creates the search over a plan. */
export function createPlaceSearch(
  inst: KernelInstance,
  near: Nearest,
  random: Random,
  plan: AnnealedPlan,
  ruin: Ruin,
  { away, home }: DepotLegs,
  vans: Vans | null,
): PlaceSearch {
  const { n, m, price, time, early, late, service, demand, fixed, type, types, extra, capacity } = inst
  const { tariff, timeBase } = inst
  const { hasTime, hasDuration } = inst
  const sharesDepot = inst.trips?.sharesDepot ?? false
  const { next, prev, route, begin, latest, leg, load, count, homeLeg, room, van, base } = plan
  const { durationFits, takes, clock, pricesDays, dayPrice, dayPriceWith, mostSpared, trips, tripClock } =
    plan
  const { ruined } = ruin
  const isPinned = inst.pins?.isPinned ?? null
  /** Any reload; all are equivalent. */
  const reloadNode = trips?.sample ?? 0
  const { width } = near
  const nearList = near.list
  const nearPrice = near.price
  // Legs into an order as rows, so that an insertion reads only two or three short rows.
  const priceInto = inst.symmetric ? price : transpose(price, m)
  const timeInto = inst.symmetric ? time : time === price ? priceInto : transpose(time, m)
  // Whether windows allow a neighbour right before (1) or after (2) an order.
  const nearSide = windowSides(inst, near)
  const { byLast, byFirst, lastKey, firstKey, forgetEnds, sortEnds } = createEnds(inst, plan)
  const restricted = extra > 0 || inst.allowed !== null || inst.groups !== null
  const opensOften = types > 1 || inst.anyFixed
  const blinkBelow = BLINK * 4294967296
  /** A route of each kind, -1 for none. */
  const sample = new Int32Array(types)
  /** Least fixed cost of a vehicle. */
  let leastFixed = 0
  let longLeg = NONE
  let best = 0
  let bestAfter = -1
  let bestPartner = -1
  let bestReload: 'before' | 'behind' | null = null
  /** By route: cost of a larger van for the current order, and which route gives it. */
  const upgradePrice = new Float64Array(vans === null ? 0 : inst.routes)
  const upgradeAsked = new Int32Array(vans === null ? 0 : inst.routes)
  const partnerOf = new Int32Array(vans === null ? 0 : inst.routes)
  let asked = 0
  /** Nodes after which simulation found the current order too expensive; most positions come up twice. */
  const tooDear = new Int32Array(pricesDays ? m : 0)
  findSamples()

  function findSamples(): void {
    sample.fill(-1)
    leastFixed = NONE
    for (let r = inst.usable - 1; r >= 0; r--) {
      sample[type[r]] = r
      if (fixed[r] < leastFixed) leastFixed = fixed[r]
    }
  }

  /** Cost of a larger van for route `r`, computed once per order, since the bound only falls. */
  function upgradeOf(r: number, c: number): number {
    if (upgradeAsked[r] !== asked) {
      upgradeAsked[r] = asked
      upgradePrice[r] = vans!.upgradeFor(r, c, best)
      partnerOf[r] = vans!.partner
    }
    return upgradePrice[r]
  }

  function findEmpty(t: number): number {
    for (let r = 0; r < inst.usable; r++) if (count[r] === 0 && type[r] === t && room[r] >= 0) return r
    return -1
  }

  /** True when order `c` after node `h` keeps every window and the longest day. */
  function keepsTimes(c: number, h: number, j: number): boolean {
    const row = timeBase[route[h]] + c * m
    if (clock !== null) return clock.keeps(c, h, j, timeInto[row + h], time[row + j])
    let t = begin[h] + timeInto[row + h]
    if (h < n) t += service[h]
    if (t < early[c]) t = early[c]
    return t <= late[c] && t + service[c] + time[row + j] <= latest[j] && (!hasDuration || durationFits(c, h))
  }

  function take(price: number, h: number, reload: 'before' | 'behind' | null): void {
    if (random.next() < blinkBelow) return
    best = price
    bestAfter = h
    bestPartner = -1
    bestReload = reload
  }

  /** Tries order `c` after node `h` of route `r`: on the existing trip, or else as the end or start of one. */
  function tryOnTrip(c: number, r: number, h: number): void {
    const j = next[h]
    const tables = base[r]
    const into = priceInto[tables + c * m + h]
    const out = price[tables + c * m + j]
    const removedLeg = h === j ? 0 : leg[h]
    if (into + out - removedLeg >= best) return
    if (trips!.fits(c, h) && keepsTimes(c, h, j)) return take(into + out - removedLeg, h, null)
    if (h < n) tryTripFrom(c, r, h, priceInto[tables + reloadNode * m + h] + out - removedLeg)
    if (j < n) tryTripUpTo(c, r, h, into + price[tables + reloadNode * m + j] - removedLeg)
  }

  /**
   * Tries order `c` after node `h` with a reload before it; `others` is the price change apart from the leg
   * between depot and order.
   */
  function tryTripFrom(c: number, r: number, h: number, others: number): void {
    const delta = others + price[base[r] + reloadNode * m + c]
    if (delta >= best || !trips!.mayOpen(r) || !trips!.fitsFrom(c, h)) return
    if (tripClock!.keepsFrom(c, h, next[h])) take(delta, h, 'before')
  }

  /** The same with the reload after it. */
  function tryTripUpTo(c: number, r: number, h: number, others: number): void {
    const delta = others + priceInto[base[r] + reloadNode * m + c]
    if (delta >= best || !trips!.mayOpen(r) || !trips!.fitsUpTo(c, h)) return
    if (tripClock!.keepsUpTo(c, h, next[h])) take(delta, h, 'behind')
  }

  /** Tries a trip with order `c` alone, between two trips or at either end of a day. */
  function onOwnTrip(c: number): void {
    for (let r = 0; r < inst.usable; r++) {
      const s = n + r
      const tables = base[r]
      if (count[r] === 0 || load[r] + demand[c] > room[r] || (restricted && !takes(r, c))) continue
      if (next[s] < n)
        tryTripUpTo(
          c,
          r,
          s,
          priceInto[tables + c * m + s] + price[tables + reloadNode * m + next[s]] - leg[s],
        )
      for (let i = s; ;) {
        do i = next[i]
        while (i < n)
        const h = prev[i]
        if (h < n)
          tryTripFrom(c, r, h, priceInto[tables + reloadNode * m + h] + price[tables + c * m + i] - leg[h])
        if (i === s) break
      }
    }
  }

  /** Tries neighbours in order; returns the price of the first one not tried. */
  function besideNeighbours(c: number): number {
    const row = c * m
    const need = demand[c]
    for (let k = c * width, end = k + width; k < end; k++) {
      const i = nearList[k]
      if (i < 0) return NONE
      const reach = nearPrice[k]
      const near2 = 2 * reach
      if (near2 - longLeg >= best) return reach
      const r = route[i]
      if (r < 0) continue
      if (trips !== null) {
        if (load[r] + need > room[r] || (restricted && !takes(r, c))) continue
        if (near2 - leg[i] < best && (nearSide[k] & 1) !== 0) tryOnTrip(c, r, i)
        const h = prev[i]
        if (near2 - leg[h] < best && (nearSide[k] & 2) !== 0) tryOnTrip(c, r, h)
        continue
      }
      let upgrade = 0
      let partner = -1
      if (load[r] + need > room[r] || (restricted && !takes(r, c))) {
        if (vans === null || room[r] < 0) continue
        upgrade = upgradeOf(r, c)
        if (upgrade >= best) continue
        partner = partnerOf[r]
      }
      const side = nearSide[k]
      const tables = base[r]
      const gain = (pricesDays ? mostSpared(r) : 0) - upgrade
      if (near2 - leg[i] - gain < best && (side & 1) !== 0) {
        const j = next[i]
        let delta = priceInto[tables + row + i] + price[tables + row + j] - leg[i]
        if (delta - gain < best) {
          let fits = (!pricesDays || tooDear[i] !== asked) && (!hasTime || keepsTimes(c, i, j))
          delta += upgrade
          if (pricesDays && fits) {
            delta += dayPriceWith(r, c, i, van[partner < 0 ? r : partner]) - dayPrice(r)
            fits = delta < best
            if (!fits) tooDear[i] = asked
          }
          if (fits && random.next() >= blinkBelow) {
            best = delta
            bestAfter = i
            bestPartner = partner
          }
        }
      }
      const h = prev[i]
      if (near2 - leg[h] - gain < best && (side & 2) !== 0) {
        let delta = priceInto[tables + row + h] + price[tables + row + i] - leg[h]
        if (delta - gain < best) {
          let fits = (!pricesDays || tooDear[h] !== asked) && (!hasTime || keepsTimes(c, h, i))
          delta += upgrade
          if (pricesDays && fits) {
            delta += dayPriceWith(r, c, h, van[partner < 0 ? r : partner]) - dayPrice(r)
            fits = delta < best
            if (!fits) tooDear[h] = asked
          }
          if (fits && random.next() >= blinkBelow) {
            best = delta
            bestAfter = h
            bestPartner = partner
          }
        }
      }
    }
    return nearPrice[c * width + width - 1]
  }

  /** Tries a position at an end of route `r`, after node `h`. */
  function tryEnd(c: number, r: number, h: number, gone: number): void {
    const row = c * m
    if (load[r] + demand[c] > room[r] || (restricted && !takes(r, c))) return
    if (trips !== null) return tryOnTrip(c, r, h)
    const j = next[h]
    let delta = priceInto[base[r] + row + h] + price[base[r] + row + j] - gone
    if (delta >= best || (pricesDays && tooDear[h] === asked) || (hasTime && !keepsTimes(c, h, j))) return
    if (pricesDays) {
      delta += dayPriceWith(r, c, h, van[r]) - dayPrice(r)
      if (delta >= best) return
    }
    if (random.next() < blinkBelow) return
    best = delta
    bestAfter = h
    bestPartner = -1
  }

  /**
   * Positions after a far last order, or before a far first one, are beside no near neighbour. Positions
   * within `reach` were already tried, so only long depot legs can still help. May miss an end position that
   * saves paid waiting.
   */
  function atEnds(c: number, reach: number): void {
    const homeward = reach + home[c]
    const outward = reach + away[c]
    const lately = ruin.ruinedCount
    // Routes by slightly outdated leg lengths; newly ruined routes have changed most.
    for (let k = -lately; k < inst.usable; k++) {
      const r = k < 0 ? ruined[k + lately] : byLast[k]
      const last = homeLeg[r]
      if (homeward - last < best) tryEnd(c, r, prev[n + r], last)
      else if (k >= 0 && homeward - lastKey[k] >= best) break
    }
    for (let k = -lately; k < inst.usable; k++) {
      const r = k < 0 ? ruined[k + lately] : byFirst[k]
      const first = leg[n + r]
      if (outward - first < best) {
        if (count[r] > 0) tryEnd(c, r, n + r, first)
      } else if (k >= 0 && outward - firstKey[k] >= best) break
    }
  }

  function inIdleVehicle(c: number, spare: number, openingFactor: number): void {
    if (leastFixed >= spare) return
    const row = c * m
    for (let t = 0; t < types; t++) {
      // Prices hold for any vehicle of the kind, so look for an idle one only when it would win.
      const like = sample[t]
      if (like < 0) continue
      const tables = tariff[like] * m * m
      const legs = priceInto[tables + row + n + like] + price[tables + row + n + like]
      const full = legs + fixed[like]
      const shared = vans !== null && vans.sharesPrice
      const counted = shared ? legs + fixed[like] * shareOf(demand[c], capacity[like]) : full
      let delta = bestAfter < 0 && !inst.hasPrizes ? counted : counted * openingFactor
      if (
        (delta >= best && (bestAfter >= 0 || shared || inst.hasPrizes)) ||
        full >= spare ||
        full >= NO_ROAD_INSERTION
      )
        continue
      const r = vans === null ? findEmpty(t) : vans.idleOf(t)
      if (r < 0 || demand[c] > room[r] || (restricted && !takes(r, c))) continue
      if (hasTime && !keepsTimes(c, n + r, n + r)) continue
      if (trips !== null && !trips.fits(c, n + r)) continue
      if (inst.drive && pricesDays) {
        delta += dayPriceWith(r, c, n + r, van[r])
        if (delta >= NO_ROAD_INSERTION || (bestAfter >= 0 && delta >= best)) continue
      }
      best = delta
      bestAfter = n + r
      bestPartner = -1
      bestReload = null
    }
  }

  /** False before a pinned order, which its own predecessor alone may precede. */
  const isOpen = (h: number): boolean => isPinned === null || next[h] >= n || isPinned[next[h]] === 0

  const self: PlaceSearch = {
    find(c, spare, worth, openingFactor) {
      best = spare < worth ? spare : worth
      bestAfter = -1
      bestPartner = -1
      bestReload = null
      asked++
      self.evaluations += width
      atEnds(c, besideNeighbours(c))
      if (trips !== null && !(sharesDepot && away[c] + home[c] >= best)) onOwnTrip(c)
      if (bestAfter < 0 || openingFactor < 1 || opensOften) inIdleVehicle(c, spare, openingFactor)
      self.price = best
      self.partner = bestPartner
      self.reload = bestReload
      return bestAfter >= 0 && best < NO_ROAD_INSERTION && isOpen(bestAfter) ? bestAfter : -1
    },
    price: 0,
    partner: -1,
    reload: null,
    refresh() {
      windowSides(inst, near, nearSide)
      if (!inst.symmetric) transposeUsed(inst, price, priceInto)
      if (timeInto !== time && timeInto !== priceInto) transposeUsed(inst, time, timeInto)
      findSamples()
    },
    measureLegs() {
      // The 90th percentile of current legs bounds the gain of a far neighbour.
      const legs: number[] = []
      const step = Math.max(1, inst.count >> 8)
      for (let i = 0; i < inst.count; i += step) if (route[i] >= 0) legs.push(leg[i])
      legs.sort((a, b) => a - b)
      longLeg = legs.length > 0 ? legs[Math.floor(legs.length * 0.9)] : NONE
    },
    forgetLegs() {
      longLeg = NONE
      forgetEnds()
    },
    sortEnds,
    evaluations: 0,
  }
  return self
}
