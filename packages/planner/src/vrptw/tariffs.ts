// What tells the vehicles of a fleet apart: how they are paid for, and which of them may take each other's place.
import type { CompiledVehicle } from '../model/compile.ts'

/** Numbers the ways in which vehicles are paid for; one vehicle of each. */
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

/** Everything of a vehicle that its legs and hours are priced by. */
export function tariffKey(v: CompiledVehicle): string {
  return [v.rateA, v.rateB, v.ratePerTaskSecond, v.ratePerPaidSecond].join(' ')
}

/** Vehicles with the same ends, shift, breaks, reloads and limits of the day. */
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

/** Whether a family has vehicles of more than one kind. */
export function mixesFamilies(family: Int32Array, type: Int32Array): boolean {
  const kind = new Map<number, number>()
  return family.some((f, r) => {
    if (!kind.has(f)) kind.set(f, type[r])
    return kind.get(f) !== type[r]
  })
}
