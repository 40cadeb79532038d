// Lower bounds on the vehicles that a day's stops, hours and loads need, and on their fixed costs.
import type { Compiled, CompiledVehicle } from '../model/compile.ts'
import { MAX_VALUE } from '../model/problem.ts'
import { distinct } from './legs.ts'

/** Total need of the mandatory orders, and a vehicle's capacity for it. */
interface Need {
  total: number
  roomOf: (v: CompiledVehicle) => number
}

/** Needs by stops, hours and loads. */
export function needsOf(p: Compiled, kinds: CompiledVehicle[], service: Float64Array, pace: number): Need[] {
  const stops = {
    total: p.isStop.includes(0) ? 0 : countMandatory(p),
    roomOf: (v: CompiledVehicle) => Math.min(v.maxStops, p.n),
  }
  const hours = {
    total: leastWork(p, kinds, service, pace),
    roomOf: (v: CompiledVehicle) => Math.max(0, Math.min(v.to - v.from, v.maxDuration)),
  }
  const loads = Array.from({ length: p.dims }, (_, d) =>
    [p.delivery, p.pickup].map((load) => ({
      total: loadOf(p, load, d),
      roomOf: (v: CompiledVehicle) => roomOf(v, d),
    })),
  )
  return [stops, hours, ...loads.flat()]
}

/** Seconds of driving and service: each mandatory order must be reached and served. */
function leastWork(p: Compiled, kinds: CompiledVehicle[], service: Float64Array, pace: number): number {
  const tables = distinct(kinds, (v) => v.time)
  const from = new Set([
    ...p.location,
    ...p.vehicles.flatMap(({ start, reload }) => [start, reload?.location ?? start]),
  ])
  const isOpen = p.vehicles.some((v) => v.start < 0)
  let sum = 0
  for (let o = 0; o < p.n; o++) {
    if (p.rank[o] < 0 || service[o] === Infinity) continue
    let least = Infinity
    for (const { time, size } of tables)
      for (const place of from)
        if (place >= 0 && place !== p.location[o]) least = Math.min(least, time[place * size + p.location[o]])
    // An order at a shared location, or at an open start, may need no driving.
    const isReached = least < Infinity && !isOpen && !isShared(p, o)
    sum += service[o] + (isReached ? least * pace : 0)
  }
  return sum
}

function isShared(p: Compiled, o: number): boolean {
  const place = p.location[o]
  const isDoor = p.location.indexOf(place) !== p.location.lastIndexOf(place)
  return isDoor || p.vehicles.some(({ start, reload }) => start === place || reload?.location === place)
}

/** Least number of vehicles for a need. */
export function leastVehicles(p: Compiled, { total, roomOf: roomFor }: Need): number {
  const rooms = p.vehicles.map(roomFor).toSorted((a, b) => b - a)
  let count = 0
  for (let room = 0; room < total && count < rooms.length; count++) room += rooms[count]
  return count
}

/** Least fixed cost of vehicles for a need, with fractional vehicles. */
export function leastFixed(p: Compiled, { total, roomOf: roomFor }: Need): number {
  const useful = p.vehicles
    .map((v) => ({ fixed: v.fixed, room: roomFor(v) }))
    .filter(({ room }) => room > 0)
    .toSorted((a, b) => a.fixed / a.room - b.fixed / b.room)
  let [sum, remaining] = [0, total]
  for (const { fixed, room } of useful) {
    if (remaining <= 0) break
    sum += fixed * Math.min(1, remaining / room)
    remaining -= room
  }
  return sum
}

function countMandatory(p: Compiled): number {
  return p.rank.reduce((sum, rank) => sum + (rank >= 0 ? 1 : 0), 0)
}

/** Capacity of a vehicle over all its trips. */
function roomOf(v: CompiledVehicle, dimension: number): number {
  return Math.min(MAX_VALUE, v.capacity[dimension] * (1 + (v.reload?.max ?? 0)))
}

/** Total load of mandatory orders; pairs are loaded and unloaded within a route, so they do not count. */
function loadOf(p: Compiled, load: Int32Array, dimension: number): number {
  let sum = 0
  for (let o = 0; o < p.n; o++) if (p.rank[o] >= 0 && p.partner[o] < 0) sum += load[o * p.dims + dimension]
  return sum
}
