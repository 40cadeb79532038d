// Loads along a sequence, and where a vehicle reloads.
import type { Compiled, CompiledVehicle } from '../model/compile.ts'

/** A reload in an expanded sequence. */
export const RELOAD = -1

export interface Trips {
  /** True when one trip can carry the whole sequence. */
  fits(vehicle: CompiledVehicle, ids: Int32Array, length: number): boolean
  /**
   * Writes the sequence with RELOAD marks at least detour into `out`; returns its length, or -1 when loads
   * never fit.
   */
  split(vehicle: CompiledVehicle, sequence: Int32Array, length: number, out: Int32Array): number
}

/** Creates load tables of one compiled problem; they are reused, so each search needs its own. */
export function createTrips(p: Compiled): Trips {
  const { dims, location, delivery, pickup, partner, isPickup } = p
  const trip = createFilling(p)
  let best = new Float64Array(64)
  /** Cost of a reload before each position. */
  let detours = new Float64Array(64)
  let from = new Int32Array(64)
  let trips = new Int32Array(64)
  const deliversOneLoad = dims === 1 && !p.hasPairs && pickup.every((q) => q === 0)
  const position = p.hasPairs ? new Int32Array(p.n) : null

  function fits(vehicle: CompiledVehicle, ids: Int32Array, length: number): boolean {
    const cap = vehicle.capacity
    for (let k = 0; k < dims; k++) {
      let onBoard = 0
      for (let i = 0; i < length; i++) onBoard += partner[ids[i]] < 0 ? delivery[ids[i] * dims + k] : 0
      if (onBoard > cap[k]) return false
      for (let i = 0; i < length; i++) {
        const o = ids[i]
        onBoard += pickup[o * dims + k] - delivery[o * dims + k]
        if (onBoard > cap[k] || onBoard < 0) return false
      }
    }
    return true
  }

  /** Least-cost split into trips (Bellman over the sequence); never separates a pair. */
  function split(v: CompiledVehicle, sequence: Int32Array, length: number, out: Int32Array): number {
    const most = v.reload!.max
    if (best.length <= length) {
      best = new Float64Array(2 * length + 2)
      from = new Int32Array(2 * length + 2)
      trips = new Int32Array(2 * length + 2)
    }
    if (detours.length <= length) detours = new Float64Array(2 * length + 2)
    for (let j = 1; j < length; j++)
      detours[j] = detourOf(v, location[sequence[j - 1]], location[sequence[j]])
    best.fill(Infinity, 0, length + 1)
    trips.fill(0, 0, length + 1)
    best[0] = 0
    if (deliversOneLoad) return splitOneLoad(v, sequence, length, out)
    if (position) for (let i = 0; i < length; i++) position[sequence[i]] = i
    for (let i = 0; i < length; i++) {
      if (best[i] === Infinity || trips[i] > most) continue
      trip.empty()
      let open = 0
      for (let j = i + 1; j <= length; j++) {
        const o = sequence[j - 1]
        if (!trip.add(v.capacity, o)) break
        if (position && partner[o] >= 0) {
          if (isPickup[o] === 1) open++
          else if (position[partner[o]] < i || position[partner[o]] >= j) break
          else open--
          if (open > 0) continue
        } else if (open > 0) continue
        const price = j === length ? best[i] : best[i] + detours[j]
        const count = trips[i] + (j === length ? 0 : 1)
        if (count <= most && price < best[j]) {
          best[j] = price
          from[j] = i
          trips[j] = count
        }
      }
    }
    return writeTrips(sequence, length, out)
  }

  /** The same for deliveries only in one dimension. */
  function splitOneLoad(v: CompiledVehicle, sequence: Int32Array, length: number, out: Int32Array): number {
    const most = v.reload!.max
    const room = v.capacity[0]
    for (let i = 0; i < length; i++) {
      const sofar = best[i]
      const count = trips[i]
      if (sofar === Infinity || count > most) continue
      let onBoard = 0
      for (let j = i + 1; j <= length; j++) {
        onBoard += delivery[sequence[j - 1]]
        if (onBoard > room) break
        const last = j === length
        const price = last ? sofar : sofar + detours[j]
        if (price >= best[j] || (!last && count === most)) continue
        best[j] = price
        from[j] = i
        trips[j] = last ? count : count + 1
      }
    }
    return writeTrips(sequence, length, out)
  }

  function writeTrips(sequence: Int32Array, length: number, out: Int32Array): number {
    if (best[length] === Infinity) return -1
    let at = length + trips[from[length]]
    const expanded = at
    for (let j = length; j > 0; j = from[j]) {
      for (let i = j - 1; i >= from[j]; i--) out[--at] = sequence[i]
      if (from[j] > 0) out[--at] = RELOAD
    }
    return expanded
  }

  return { fits, split }
}

/** The load of a trip being filled. */
export interface Filling {
  empty(): void
  /**
   * Adds an order to the end of the trip; false when it does not fit. Deliveries are on board from the start.
   */
  add(room: Int32Array, order: number): boolean
}

/** Creates an empty trip. */
export function createFilling({ dims, delivery, pickup, partner }: Compiled): Filling {
  /** Highest load so far, and load at the end. */
  const peak = new Float64Array(dims)
  const aboard = new Float64Array(dims)
  return {
    empty() {
      peak.fill(0)
      aboard.fill(0)
    },
    add(room, o) {
      for (let k = 0; k < dims; k++) {
        const q = pickup[o * dims + k]
        const d = delivery[o * dims + k]
        if (partner[o] < 0) peak[k] += d
        else aboard[k] -= d
        aboard[k] += q
        if (aboard[k] > peak[k]) peak[k] = aboard[k]
        if (peak[k] > room[k]) return false
      }
      return true
    },
  }
}

/** Detour cost of a reload between places `a` and `b`. */
export function detourOf(v: CompiledVehicle, a: number, b: number): number {
  const depot = v.reload!.location
  return legPrice(v, a, depot) + legPrice(v, depot, b) - legPrice(v, a, b)
}

function legPrice(v: CompiledVehicle, a: number, b: number): number {
  const k = a * v.size + b
  return v.rateA * v.priceA[k] + v.rateB * v.distance[k]
}
