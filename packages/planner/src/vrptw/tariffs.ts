// Groups vehicles of a fleet by tariff, and by which may replace each other.
import type { CompiledVehicle } from '../model/compile.ts'

/** Numbers the tariffs; returns one vehicle of each. */
export function listTariffs(chosen: CompiledVehicle[]): { tariff: Int32Array; payers: CompiledVehicle[] } {
  const numbers = new Map<string, number>()
  const payers: CompiledVehicle[] = []
  const tariff = Int32Array.from(chosen, (v) => {
    const key = tariffKey(v)
    if (!numbers.has(key)) {
      numbers.set(key, payers.length)
      payers.push(v)
    }
    return numbers.get(key)!
  })
  return { tariff, payers }
}

/** Key of everything that prices a vehicle's legs and hours. */
export function tariffKey(v: CompiledVehicle): string {
  return [v.rateA, v.rateB, v.ratePerTaskSecond, v.ratePerPaidSecond].join(' ')
}

/** Groups vehicles with the same ends, shift, breaks, reloads and limits. */
export function listFamilies(chosen: CompiledVehicle[]): Int32Array {
  const numbers = new Map<string, number>()
  return Int32Array.from(chosen, (v) => {
    const { start, end, from, to, maxDuration, maxTravel, maxDistance, reload } = v
    const breaks = v.breaks.map((b) => [b.from, b.to, b.service, b.maxLoad])
    const key = JSON.stringify([start, end, from, to, maxDuration, maxTravel, maxDistance, reload, breaks])
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
