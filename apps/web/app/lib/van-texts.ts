// Sentences about vans on the road, from the codes and figures of the server.
import type { IncidentKind, RouteException, Slipping } from '@dropwise/contracts'
import { clock, wholeMinutes } from './format.ts'
import { vanWords } from './words/van.ts'

const INCIDENT = {
  collision: 'incidentCollision',
  damage: 'incidentDamage',
  breakdown: 'incidentBreakdown',
  theft: 'incidentTheft',
  injury: 'incidentInjury',
  goods: 'incidentGoods',
  other: 'incidentOther',
} as const satisfies Record<IncidentKind, string>

/** `No position since 11:06`. */
export function exceptionText(
  { kind, since, sequence, incident, zone = vanWords('itsZone') }: RouteException,
  timeZone: string,
): string {
  const time = clock(since, timeZone)
  switch (kind) {
    case 'zone_entered':
      return vanWords('zoneEntered', { zone, time })
    case 'zone_left':
      return vanWords('zoneLeft', { zone, time })
    case 'zone_dwelt':
      return vanWords('zoneDwelt', { zone, time })
    case 'incident': {
      const what = vanWords(INCIDENT[incident?.kind ?? 'other'])
      return vanWords(incident?.canDrive === false ? 'incidentStands' : 'incidentReported', { what, time })
    }
    case 'silent':
      return vanWords('silent', { time })
    case 'not_left':
      return vanWords('hasNotLeft', { time })
    case 'off_route':
      return vanWords('offRoute', { sequence: sequence ?? '?', time })
    case 'standing':
      return sequence === null
        ? vanWords('standingStill', { time })
        : vanWords('standingAt', { sequence, time })
  }
}

/** `18 min behind, losing 6 min a stop, first promise breaks at 13:51`. */
export function slippingText(slipping: Omit<Slipping<unknown>, 'first'>, timeZone: string): string {
  const minutes = Math.round(slipping.lostPerStopSeconds / 60)
  const behind = wholeMinutes(slipping.behindSeconds)
  const time = clock(slipping.breaksAt, timeZone)
  if (minutes > 0) return vanWords('slippingMore', { behind, minutes, time })
  return vanWords('slipping', { behind, time })
}
