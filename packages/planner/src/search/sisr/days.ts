// Cost of a route's day beyond its legs in the annealing kernel: paid waiting, or what simulation adds.
import { priceOfOvertime } from '../../model/overtime.ts'
import type { KernelInstance } from '../instance.ts'
import { allElsewhere } from '../features.ts'
import { BROKEN } from '../route-drive.ts'
import { surchargeOf } from '../surcharge.ts'
import { createShortestDay } from './shortest-day.ts'
import type { State } from './state.ts'
import type { Times } from './times.ts'

export interface Days {
  /** True when days have a cost, or feasibility needs simulation. */
  pricesDays: boolean
  /** Last computed cost of the day of route `r`. */
  dayPrice: (r: number) => number
  /** The most that another stop may save of that cost by filling waiting time. */
  mostSpared: (r: number) => number
  /** Cost of the day with order `c` after node `h`, driven by the van of slot `v`. */
  dayPriceWith: (r: number, c: number, h: number, v: number) => number
  /** Recomputes the day of a changed route. */
  measureDay: (r: number) => void
}

/** Creates them over a state's arrays. */
export function createDays(inst: KernelInstance, state: State, { waitingOf }: Times): Days {
  const { n, m, price, tariff, waitPrices, paysWaiting, drive } = inst
  const { next, leg, van, waiting, surcharge, count, extraLoad } = state

  /** Simulates route `r` with the van of slot `v`, and `c` after `h` unless `c` is -1. */
  function driveThrough(r: number, c: number, h: number, v: number): number {
    const { sequence, orderOf } = drive!
    const s = n + r
    const tables = tariff[v] * m * m
    const asPriced = tariff[v] === tariff[van[r]]
    let length = 0
    let legs = 0
    let here = s
    let i = h === s && c >= 0 ? c : next[s]
    while (i !== s) {
      legs += asPriced && here !== h && here !== c ? leg[here] : price[tables + here * m + i]
      sequence[length++] = orderOf[i]
      here = i
      i = i === h && c >= 0 ? c : i === c ? next[h] : next[i]
    }
    legs += asPriced && here !== h && here !== c ? leg[here] : price[tables + here * m + s]
    return surchargeOf(inst, drive!, v, length, legs)
  }

  function waitPrice(r: number): number {
    return waitPrices[tariff[van[r]]] * waiting[r]
  }

  if (!drive || inst.trips || (drive.clockTellsAll && !inst.pairs))
    return {
      pricesDays: paysWaiting,
      dayPrice: waitPrice,
      mostSpared: waitPrice,
      dayPriceWith: (r, c, h) => waitPrices[tariff[van[r]]] * waitingOf(r, c, h),
      measureDay(r) {
        waiting[r] = waitingOf(r, -1, -1)
      },
    }
  const day = drive.clockTellsDays && !drive.clockTellsAll ? createShortestDay(inst, drive, state) : null
  const setupIsKnown = allElsewhere(drive.p)
  const balance = drive.p.balance * inst.scale

  /** Cost of the shortest day beyond its legs, which include driving and service. */
  function priceDay(r: number, c: number, h: number, v: number): number {
    const length = day!.lengthOf(r, c, h, v)
    if (length < 0) return BROKEN
    drive!.idle = length - day!.work
    const paid = waitPrices[tariff[v]] * (drive!.idle + (setupIsKnown ? 0 : day!.setUp))
    const overtime = priceOfOvertime(drive!.p.vehicles[inst.vehicleOf[v]], length) * inst.scale
    return Math.round(paid + overtime + balance * (length / 3600) ** 2 + day!.broken * inst.scale)
  }

  /** Cost of a day without pairs. */
  const priceAlone = day ? priceDay : drive.clockTellsAll ? priceWaiting : driveThrough
  const priceOf = inst.pairs ? priceWithPairs : priceAlone

  function priceWaiting(r: number, c: number, h: number, v: number): number {
    drive!.idle = paysWaiting ? waitingOf(r, c, h) : 0
    return waitPrices[tariff[v]] * drive!.idle
  }

  /** False when all that the route carries, and order `c`, fit into the van of slot `v` at once. */
  function mayOverload(r: number, c: number, v: number): boolean {
    const { extra, extraDemand, vehicleOf } = inst
    const { capacity } = drive!.p.vehicles[vehicleOf[v]]
    for (let d = 0, row = inst.pairs!.sumRow; d < capacity.length; d++, row++)
      if (extraLoad[r * extra + row] + (c >= 0 ? extraDemand[c * extra + row] : 0) > capacity[d]) return true
    return false
  }

  function priceWithPairs(r: number, c: number, h: number, v: number): number {
    const halves = extraLoad[r * inst.extra + inst.pairs!.row]
    return halves > 0 && mayOverload(r, c, v) ? driveThrough(r, c, h, v) : priceAlone(r, c, h, v)
  }

  return {
    pricesDays: true,
    dayPrice: (r) => surcharge[r],
    mostSpared: (r) => (paysWaiting ? Math.min(surcharge[r], waitPrice(r)) : 0),
    dayPriceWith: priceOf,
    measureDay(r) {
      surcharge[r] = count[r] > 0 ? priceOf(r, -1, -1, van[r]) : 0
      if (paysWaiting) waiting[r] = count[r] > 0 ? drive.idle : 0
    },
  }
}
