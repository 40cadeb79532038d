// Groups vehicles of a fleet by tariff, by table of times, and by which may replace each other.
import type { Compiled, CompiledVehicle } from '../model/compile.ts'
import { TUNING } from '../tuning.ts'

/** Numbers the tariffs; returns one vehicle of each. */
function listTariffs(vehicles: CompiledVehicle[]): { tariff: Int32Array; payers: CompiledVehicle[] } {
  const keyOf = createTariffKey()
  const numbers = new Map<string, number>()
  const payers: CompiledVehicle[] = []
  const tariff = Int32Array.from(vehicles, (v) => {
    const key = keyOf(v)
    if (!numbers.has(key)) {
      numbers.set(key, payers.length)
      payers.push(v)
    }
    return numbers.get(key)!
  })
  return { tariff, payers }
}

/**
 * Tables of a fleet: by tariff, and by table of times. `isShared` when memory has room for one only: then it is
 * that of the fastest vehicle with the least rates, and every route is simulated.
 */
export function listTables(p: Compiled, vehicles: CompiledVehicle[]) {
  const tables = { ...listTariffs(vehicles), ...listClocks(vehicles) }
  const cells = tables.payers.length * (p.n + vehicles.length) ** 2
  if (tables.payers.length === 1 || cells <= TUNING.kernel.mostTariffCells)
    return { ...tables, isShared: false }
  const fastest = tables.drivers.reduce((a, b) => (sampleTimes(b) < sampleTimes(a) ? b : a))
  const least = (rate: (v: CompiledVehicle) => number): number => Math.min(...tables.payers.map(rate))
  const payer: CompiledVehicle = {
    ...fastest,
    rateA: least((v) => v.rateA),
    rateB: least((v) => v.rateB),
    ratePerTaskSecond: least((v) => v.ratePerTaskSecond),
    ratePerPaidSecond: least((v) => v.ratePerPaidSecond),
  }
  const all = new Int32Array(vehicles.length)
  return { tariff: all, payers: [payer], clock: all, drivers: [fastest], isShared: true }
}

/** Seconds of some legs of a vehicle. */
function sampleTimes({ time }: CompiledVehicle): number {
  const step = Math.max(1, time.length >> 10)
  let sum = 0
  for (let k = 0; k < time.length; k += step) sum += time[k]
  return sum
}

/** Number of distinct tariffs. */
export function countTariffs(vehicles: readonly CompiledVehicle[]): number {
  return new Set(vehicles.map(createTariffKey())).size
}

/** Keys of everything that prices and times a vehicle's legs and hours. */
function createTariffKey(): (v: CompiledVehicle) => string {
  const tables = new Map<Int32Array, number>()
  /** Number of the table, the same for the same array. */
  const numberOf = (table: Int32Array): number => {
    if (!tables.has(table)) tables.set(table, tables.size)
    return tables.get(table)!
  }
  return (v) =>
    [
      numberOf(v.time),
      numberOf(v.priceA),
      numberOf(v.service),
      numberOf(v.setup),
      v.rateB === 0 ? -1 : numberOf(v.distance),
      v.rateA,
      v.rateB,
      v.ratePerTaskSecond,
      v.ratePerPaidSecond,
    ].join(' ')
}

/** Numbers the tables of times; returns one vehicle of each. */
export function listClocks(vehicles: readonly CompiledVehicle[]): {
  clock: Int32Array
  drivers: CompiledVehicle[]
} {
  const numbers = new Map<Int32Array, number>()
  const drivers: CompiledVehicle[] = []
  const clock = Int32Array.from(vehicles, (v) => {
    if (!numbers.has(v.time)) {
      numbers.set(v.time, drivers.length)
      drivers.push(v)
    }
    return numbers.get(v.time)!
  })
  return { clock, drivers }
}

/** Groups vehicles with the same times, ends, shift, breaks, reloads, overtime and limits. */
export function listFamilies(vehicles: CompiledVehicle[]): Int32Array {
  const { clock } = listClocks(vehicles)
  const numbers = new Map<string, number>()
  return Int32Array.from(vehicles, (v, k) => {
    const { start, end, from, to, maxDuration, maxTravel, maxDistance, drivingRule, reload } = v
    const overtime = [v.overtimeAfter, v.ratePerOvertimeSecond]
    const breaks = v.breaks.map((b) => [b.from, b.to, b.service, b.maxLoad])
    const day = [
      start,
      end,
      from,
      to,
      maxDuration,
      maxTravel,
      maxDistance,
      drivingRule,
      reload,
      breaks,
      overtime,
    ]
    const key = JSON.stringify([clock[k], day])
    if (!numbers.has(key)) numbers.set(key, numbers.size)
    return numbers.get(key)!
  })
}

/** True when a family has several kinds of vehicles. */
export function mixesFamilies(family: Int32Array, type: Int32Array): boolean {
  const kind = new Map<number, number>()
  return family.some((f, r) => {
    if (!kind.has(f)) kind.set(f, type[r])
    return kind.get(f) !== type[r]
  })
}
