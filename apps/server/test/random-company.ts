// Random companies for tests of a day: vans with breaks, loads and limits, two depots, orders with one or several windows, traffic.
import { NO_VAN_LIMITS, noSpeeds, type DayString, type DrivingSpeeds } from '@dropwise/contracts'
import type { Matrix } from '@dropwise/planner'
import type { VanDay, VanDepot } from '../src/platform/van-day/van-day.ts'
import { Zones } from '../src/platform/zones.ts'
import { listPlaces } from '../src/modules/planning/problem.ts'
import type { Snapshot, SnapshotOrder } from '../src/modules/planning/snapshot.ts'

/** A common day, and both nights on which clocks change. */
const DATES: readonly DayString[] = ['2026-04-16', '2026-03-29', '2026-10-25']

export type Draw = (from: number, to: number) => number

/** Mulberry32: the same company for the same seed. */
export function drawFrom(seed: number): Draw {
  let state = seed
  return (from, to) => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return from + (((t ^ (t >>> 14)) >>> 0) % (to - from + 1))
  }
}

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

function drawDepots(draw: Draw): VanDepot[] {
  const hours =
    draw(0, 1) === 0 ? [null, null] : [`${clock(draw(300, 420))}:00`, `${clock(draw(1080, 1200))}:00`]
  return [0, 1].map((i) => ({
    id: `depot ${i}`,
    name: `Depot ${i}`,
    lat: 50 + i,
    lng: 7,
    timeZone: 'Europe/Berlin',
    opensAt: hours[0] ?? null,
    closesAt: hours[1] ?? null,
  }))
}

function drawVan(draw: Draw, number: number, depots: readonly VanDepot[]): VanDay {
  const from = draw(360, 540)
  const breaks = [draw(600, 660), draw(780, 840)].slice(0, draw(0, 2)).map((at) => ({
    from: clock(at),
    to: clock(at + draw(30, 90)),
    minutes: draw(15, 60),
  }))
  return {
    id: `van ${number}`,
    number,
    name: `Van ${number}`,
    registration: `V ${number}`,
    isActive: true,
    isOnRoad: false,
    isDriverOff: false,
    driverId: null,
    depot: depots[draw(0, 1)]!,
    end: depots[draw(0, 1)]!,
    roadProfile: 'car',
    shiftStart: `${clock(from)}:00`,
    shiftEnd: `${clock(from + draw(420, 600))}:00`,
    ...NO_VAN_LIMITS,
    maxShiftSeconds: draw(5, 8) * 3600,
    maxDistanceMetres: draw(0, 3) === 0 ? 60_000 : null,
    maxStops: draw(0, 2) === 0 ? draw(3, 6) : null,
    drivingRules:
      draw(0, 3) === 0
        ? [
            {
              minutes: draw(30, 90),
              restMinutes: draw(5, 45),
              counts: draw(0, 2) === 0 ? 'breaks' : 'pauses',
            },
          ]
        : [],
    maxReloads: draw(0, 2),
    reloadSeconds: 60 * draw(5, 20),
    breaks,
    skills: [],
    zoneIds: [],
    capacityPackages: draw(4, 9),
    capacityGrams: 1_000_000,
    costFixedMinor: 0,
    costPerHourMinor: 2_200,
    overtimeAfterMinutes: null,
    costPerOvertimeHourMinor: null,
    costPerKmMinor: 35,
  }
}

function drawOrder(draw: Draw, index: number, date: DayString): SnapshotOrder {
  const at = (minutes: number) => new Date(Date.parse(`${date}T00:00:00Z`) + minutes * 60_000)
  const opens = draw(420, 900)
  const count = draw(0, 2)
  const other = opens + draw(120, 240)
  return {
    id: `order ${index}`,
    reference: `O-${index}`,
    type: draw(0, 4) === 0 ? 'pickup' : 'delivery',
    lat: 51,
    lng: 7 + index / 100,
    windowStart: count > 0 ? at(opens) : null,
    windowEnd: count > 0 ? at(opens + draw(30, 90)) : null,
    otherWindows: count > 1 ? [{ from: at(other).getTime(), to: at(other + draw(30, 120)).getTime() }] : [],
    setupSeconds: 60 * draw(0, 3),
    serviceSeconds: 60 * draw(2, 12),
    packages: draw(1, 3),
    weightGrams: 1_000,
    volumeLitres: 0,
    palletTenths: 0,
    priority: 0,
    prizeMinor: 0,
    lateMinor: draw(0, 3) === 0 ? 500 : 0,
    skills: [],
    onlyVehicles: [],
    notVehicles: [],
    pair: null,
    turn: 'any',
    afterOrders: [],
    beforeOrders: [],
    together: null,
  }
}

/** Every second company is slow in the morning and fast at noon. */
const SPEEDS: DrivingSpeeds = {
  timeZone: 'Europe/Berlin',
  cells: noSpeeds().map((hours) =>
    hours.map((_, hour) => (hour === 7 || hour === 8 ? 73 : hour === 12 ? 115 : null)),
  ),
}

export function drawCompany(seed: number): {
  snapshot: Snapshot
  matrix: Matrix
} {
  const draw = drawFrom(seed)
  const date = DATES[seed % DATES.length]!
  const depots = drawDepots(draw)
  const vehicles = Array.from({ length: draw(1, 3) }, (_, i) => drawVan(draw, i + 1, depots))
  const orders = Array.from({ length: draw(4, 14) }, (_, i) => drawOrder(draw, i, date))
  const n = listPlaces({ vehicles, orders }).points.length
  const cells = Int32Array.from({ length: n * n }, (_, k) => (k % (n + 1) === 0 ? 0 : draw(120, 1_500)))
  return {
    snapshot: {
      tenantId: 't',
      planId: 'p',
      date,
      objective: draw(0, 1) === 0 ? 'cost' : 'balance',
      seed: 1,
      timeLimitSeconds: 1,
      rules: {},
      adjustments: [],
      speeds: seed % 2 === 0 ? SPEEDS : null,
      units: 'km',
      vehicles,
      orders,
      zones: new Zones([]),
      fingerprint: '',
    },
    matrix: { n, durations: cells, distances: cells.map((seconds) => seconds * 10) },
  }
}
