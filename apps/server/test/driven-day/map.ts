// A map in which every leg of a route has a street of its own.
import { METRES_PER_DEGREE, metresBetween, travelMs } from '@dropwise/contracts'
import type { ProposedRoute } from '../../src/modules/planning/proposal.ts'
import type { Place } from '../../src/platform/geo.ts'

export const DRIVING_MPS = 9

export const DEPOT = { lat: 51, lng: 6.99, name: 'Depot' }
export const END = { lat: 51, lng: 6.98 }

/** The places of a route: its depot, its stops and its end. A stop without a drive is at the place of the previous stop. */
export function placesOf({ stops }: ProposedRoute): Place[] {
  const places: Place[] = [DEPOT]
  for (const [index, { leg }] of stops.entries())
    places.push(travelMs(leg) === 0 ? places.at(-1)! : { lat: 51, lng: 7 + index * 0.004 })
  return [...places, END]
}

/** A line on a street of its own, so that the van passes no other stop. Its length fits the duration of the drive. */
export function lineOf(places: readonly Place[], leg: number, seconds: number): Place[] {
  const [from, to] = [places[leg]!, places[leg + 1]!]
  const aside = Math.max(300, (seconds * DRIVING_MPS - metresBetween(from, to)) / 2)
  const lane = 51 + aside / METRES_PER_DEGREE
  return [from, { lat: lane, lng: from.lng }, { lat: lane, lng: to.lng }, to]
}

export function pointOn(line: readonly Place[], share: number): Place {
  const lengths = line.slice(1).map((place, i) => metresBetween(line[i]!, place))
  let ahead = share * lengths.reduce((sum, metres) => sum + metres, 0)
  for (const [i, metres] of lengths.entries()) {
    if (ahead <= metres || i === lengths.length - 1) {
      const part = metres === 0 ? 0 : Math.min(1, ahead / metres)
      const [a, b] = [line[i]!, line[i + 1]!]
      return { lat: a.lat + (b.lat - a.lat) * part, lng: a.lng + (b.lng - a.lng) * part }
    }
    ahead -= metres
  }
  return line.at(-1)!
}
