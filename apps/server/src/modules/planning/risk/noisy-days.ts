// Simulates days of planned routes on the planner's clock, with noise in departure, driving and service, and counts the days on
// which each promise is missed. The same seed gives the same days. Pure.
import { clockLegs, type ClockLegMs, type LegPart } from '@dropwise/contracts'
import { Random } from '@dropwise/planner'
import { timeLegs, type Roads } from '@dropwise/planner/clock'
import { spreadShare, type Spreads } from './spreads.ts'

/** A share is then known to within 3.5 points (one sigma at one half), and to within 1.5 points at 5 %. */
export const SIMULATED_DAYS = 200

/** All times in milliseconds since 1970. */
interface StopToSimulate {
  orderId: string
  /** Leg to the stop, at the speed on the map. */
  leg: LegPart[]
  /** The planned window; null for ends that it lacks. Service waits for its start, and keeps the promise until its end. */
  opensAt: number | null
  closesAt: number | null
  serviceMs: number
}

export interface RouteToSimulate {
  vehicleId: string
  departAt: number
  stops: StopToSimulate[]
  returnLeg: LegPart[]
  /** End of the vehicle's shift; null where it is unknown. */
  shiftEndsAt: number | null
}

export interface RouteRisk {
  vehicleId: string
  stops: { orderId: string; missedDays: number | null }[]
  lateEndDays: number | null
}

/** Noise of one vehicle or order on all days: two standard normal numbers for each. */
interface Noise {
  first: Float64Array
  second: Float64Array
}

/** The legs to one stop, which take the times of a day in turn. */
interface Way {
  legs: ClockLegMs[]
  drives: number[]
  serviceMs: number
  noise: Noise
  ofDrive: number
  ofService: number
}

const NO_STAY = { opensAt: null, serviceMs: 0 }

/** Days that differ from their plan. An order and a vehicle have the same luck on the same day in every plan. */
export class NoisyDays {
  readonly count: number
  readonly #seed: number
  readonly #spreads: Spreads
  readonly #noise = new Map<string, Noise>()

  constructor(spreads: Spreads, { seed, count = SIMULATED_DAYS }: { seed: number; count?: number }) {
    this.count = count
    this.#seed = seed
    this.#spreads = spreads
  }

  /** Counts the days on which a route misses its promises, and on which it ends after its shift. */
  simulate(route: RouteToSimulate, roads: Roads = { traffic: null }): RouteRisk {
    const { driving, departureMs } = this.#spreads
    const { vehicleId, departAt, shiftEndsAt } = route
    const ways = [
      ...route.stops.map(({ orderId, leg, opensAt, serviceMs }) =>
        this.#wayOf(this.#noiseOf(orderId), clockLegs(leg, { opensAt, serviceMs })),
      ),
      this.#wayOf(this.#noiseOf(`home of ${vehicleId}`), clockLegs(route.returnLeg, NO_STAY)),
    ]
    const legs = ways.flatMap((way) => way.legs)
    const ofVehicle = this.#noiseOf(vehicleId)
    const missed = route.stops.map(() => 0)
    let lateEnds = 0
    for (let day = 0; day < this.count; day += 1) {
      const pace = driving.median * Math.exp(driving.ofRoute * ofVehicle.first[day]!)
      for (const way of ways) this.#setDay(way, day, pace)
      const delay = Math.max(0, departureMs * ofVehicle.second[day]!)
      const timed = timeLegs(departAt + delay, legs, roads)
      let at = -1
      for (const [i, { closesAt }] of route.stops.entries()) {
        at += ways[i]!.legs.length
        if (closesAt !== null && timed[at]!.begin > closesAt) missed[i]! += 1
      }
      if (shiftEndsAt !== null && timed.at(-1)!.arrive > shiftEndsAt) lateEnds += 1
    }
    return {
      vehicleId,
      stops: route.stops.map(({ orderId, closesAt }, i) => ({
        orderId,
        missedDays: closesAt === null ? null : missed[i]!,
      })),
      lateEndDays: shiftEndsAt === null ? null : lateEnds,
    }
  }

  #wayOf(noise: Noise, legs: ClockLegMs[]): Way {
    const { driving, service } = this.#spreads
    const drives = legs.map(({ drive }) => drive)
    const serviceMs = legs.at(-1)!.service
    return {
      legs,
      drives,
      serviceMs: serviceMs * service.median,
      noise,
      ofDrive: driving.ofLeg * spreadShare(drives.reduce((sum, drive) => sum + drive, 0)),
      ofService: service.ofStop * spreadShare(serviceMs),
    }
  }

  /** Gives the legs to one stop the times of one day. Loading and breaks take as long as planned. */
  #setDay({ legs, drives, serviceMs, noise, ofDrive, ofService }: Way, day: number, pace: number): void {
    const factor = pace * Math.exp(ofDrive * noise.first[day]!)
    for (const [i, leg] of legs.entries()) leg.drive = drives[i]! * factor
    if (serviceMs > 0) legs.at(-1)!.service = serviceMs * Math.exp(ofService * noise.second[day]!)
  }

  #noiseOf(name: string): Noise {
    const drawn = this.#noise.get(name)
    if (drawn) return drawn
    const random = new Random(this.#seed ^ hashOf(name))
    const noise = { first: new Float64Array(this.count), second: new Float64Array(this.count) }
    for (let day = 0; day < this.count; day += 1) {
      // Box-Muller: two normal numbers from two uniform ones.
      const length = Math.sqrt(-2 * Math.log(1 - random.unit()))
      const angle = 2 * Math.PI * random.unit()
      noise.first[day] = length * Math.cos(angle)
      noise.second[day] = length * Math.sin(angle)
    }
    this.#noise.set(name, noise)
    return noise
  }
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash
}

/** Promises that a route is expected to miss, as a mean of its days. */
export const expectedMisses = ({ stops }: Pick<RouteRisk, 'stops'>, days: number): number =>
  stops.reduce((sum, { missedDays }) => sum + (missedDays ?? 0), 0) / days
