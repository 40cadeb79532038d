// What the page of a delivery shows: to anyone with its number, or to a reader of the delivery. All private
// data is removed here. Pure.
import {
  DELIVERY_PROGRESS,
  firstAddressLine,
  isNeighbour,
  NEAR_STOPS,
  OFF_LEG_METRES,
  publicLink,
  publicOrigin,
  readCustomFields,
  readItems,
  readNoticeRules,
  shownFields,
  roughCoordinates,
  stopsBefore,
  type NoticeRules,
  type TrackingResponse,
} from '@dropwise/contracts'
import { decodePolyline, encodePolyline } from '@dropwise/roads'
import { nearestOnLine, type Place } from '../../platform/geo.ts'
import { timeZoneAt } from '../../platform/time-zone-at.ts'
import type { DoorView } from '../../platform/door.ts'
import type { TrackedRow } from './queries.ts'

/** Others see the area: places rounded to a hundredth of a degree, about a kilometre. */
const AREA_DEGREES = 0.01

/** Street name at a place, without a house number; null outside every map. */
export type StreetAt = (place: Place) => { street: string; city: string } | null

export function publicAnswer(
  row: TrackedRow,
  now: number,
  streetAt: StreetAt,
  { view, callNumber, publicUrl }: { view: DoorView; callNumber: string | null; publicUrl: string },
): TrackingResponse {
  const { route, company } = row
  const isOver = ['delivered', 'returned', 'cancelled', 'failed'].includes(row.status)
  const before = !isOver && route ? stopsBefore(route.stops, route.sequence) : null
  const isComing = row.status === 'out_for_delivery' && before !== null && before <= NEAR_STOPS
  const position = route?.position ?? null
  const rules = readNoticeRules(company.settings)
  return {
    trackingNumber: row.tracking_number,
    reference: row.reference,
    url: publicLink(publicOrigin(publicUrl, row.host), row.tracking_number),
    status: row.status,
    progress: DELIVERY_PROGRESS[row.status],
    eta:
      !isOver && row.eta_from && row.eta_to
        ? {
            from: row.eta_from,
            to: row.eta_to,
            at: route?.eta_at ?? null,
            lateSeconds: route?.late_seconds ?? null,
            reason: row.eta_reason,
          }
        : null,
    promised: row.promised_from && row.promised_to ? { from: row.promised_from, to: row.promised_to } : null,
    clock: new Date(
      position ? Date.parse(position.at) + (now - Date.parse(position.received_at)) : now,
    ).toISOString(),
    timeZone: timeZoneAt(row, company.time_zone),
    stopsBefore: before,
    isHere: before === 0 && route !== null && standsAt(route, route.sequence),
    location:
      isOver || route?.status !== 'started' ? null : locationOf(position, isComing, row, streetAt, view),
    path: isComing && route ? pathToDoor(route, row, view) : null,
    timeline: [...row.events, ...row.steps].toSorted(
      (a, b) =>
        Number(b.status === 'pending') - Number(a.status === 'pending') ||
        Date.parse(a.at) - Date.parse(b.at),
    ),
    origin: { name: row.depot?.name ?? company.name, city: cityOf(row.depot?.address) },
    destination: {
      street: streetOf(row),
      city: row.city ?? cityOf(row.address),
      ...view.of(row),
      isExact: view.isExact,
    },
    recipient: { firstName: firstWord(row.recipient) },
    driver: route?.driver ? { firstName: firstWord(route.driver) } : null,
    vehicle: route?.vehicle ?? null,
    contact: { phone: route && !isOver ? lineOf(rules, callNumber) : null, canMessage: rules.takesMessages },
    parcels: {
      packages: row.packages,
      weightKg: row.weight_grams / 1000,
      volumeLitres: row.volume_litres,
      items: view.isExact ? readItems(row.custom) : [],
      fields: view.isExact ? shownFields(readCustomFields(company.settings), row.custom, 'recipient') : [],
    },
    proof: view.isExact && rules.sharesProof && row.status === 'delivered' ? proofOf(row) : null,
    proofUrl:
      rules.sharesProof && row.status === 'delivered' && row.proof && !company.isTest
        ? publicLink(publicOrigin(publicUrl, row.host), row.tracking_number, 'verify')
        : null,
    neighbour: view.isExact && row.status === 'delivered' ? neighbourOf(row) : null,
    brand: {
      name: company.name,
      color: company.color,
      logoUrl: company.logo_url,
      units: company.units,
      language: company.locale,
      hidesPlatform: rules.hidesPlatform,
    },
  }
}

const proofOf = ({ proof }: TrackedRow): TrackingResponse['proof'] =>
  proof && { receivedBy: proof.receivedBy, files: proof.files }

function neighbourOf({ proof }: TrackedRow): TrackingResponse['neighbour'] {
  if (!proof?.receivedBy || !proof.houseNumber || !isNeighbour(proof.place ?? undefined)) return null
  return { name: proof.receivedBy, houseNumber: proof.houseNumber }
}

/**
 * The company's own line, else the provider's when the company lets it connect calls. Never the driver's own
 * number.
 */
const lineOf = ({ driverLine, joinsCalls }: NoticeRules, callNumber: string | null): string | null =>
  driverLine ?? (joinsCalls ? callNumber : null)

type Route = NonNullable<TrackedRow['route']>

function locationOf(
  position: Route['position'],
  isComing: boolean,
  door: Place,
  streetAt: StreetAt,
  view: DoorView,
): TrackingResponse['location'] {
  if (!position) return null
  const { at, received_at: receivedAt } = position
  const street = streetAt(position)
  if (!isComing)
    return {
      lat: toArea(position.lat),
      lng: toArea(position.lng),
      heading: null,
      at,
      receivedAt,
      address: street?.city ?? null,
    }
  const address = street ? [street.street, street.city].filter(Boolean).join(', ') : null
  const { lat, lng } = view.near(position, door)
  return { lat, lng, heading: position.heading, at, receivedAt, address }
}

const toArea = (degrees: number): number => Math.round(degrees / AREA_DEGREES) * AREA_DEGREES

/** Whether the van has arrived and not left, even if the driver has not reported yet. */
const standsAt = ({ stops }: Pick<Route, 'stops'>, sequence: number): boolean =>
  stops.some((stop) => stop.sequence === sequence && stop.status === 'arrived' && stop.departed_at === null)

/**
 * The line from the van along the planned legs to the door or its area; null when the van took another way
 * or the order changed.
 */
function pathToDoor(route: Route, row: TrackedRow, view: DoorView): string | null {
  if (!route.position) return null
  const open = route.stops.filter((stop) => stop.status === 'pending' || stop.status === 'arrived')
  const first = Math.min(...open.map((stop) => stop.sequence))
  const isHere = standsAt(route, first)
  if (route.sequence < first) return null
  const [leg, ...others] = route.legs.slice(first - 1, route.sequence).map((line) => decodePolyline(line))
  if (!leg) return null
  const on = nearestOnLine(leg, route.position)
  if (!isHere && (!on || on.offMetres > OFF_LEG_METRES)) return null
  const rest: [number, number][] =
    isHere || !on ? [] : [[on.place.lng, on.place.lat], ...leg.slice(on.segment + 1)]
  return view.way(encodePolyline([...rest, ...others.flat()]), row)
}

/** The street without its number, or rough coordinates, since anyone with the link reads the page. */
function streetOf({ street, address }: Pick<TrackedRow, 'street' | 'address'>): string {
  if (street) return street
  const rough = roughCoordinates(address)
  if (rough) return rough
  const line = firstAddressLine(address)
  return line.replace(/^\d+\w?\s+|\s+\d+\w?$/g, '') || line
}

/** The town of "12 Weaver Lane, Ashmouth AH2 4QD". */
function cityOf(address: string | undefined): string | null {
  const last = address?.includes(',') ? address.split(',').at(-1)! : ''
  return (
    last
      .split(/\s+/)
      .filter((word) => word && !/\d/.test(word))
      .join(' ') || null
  )
}

const firstWord = (name: string): string => name.trim().split(/\s+/)[0] ?? ''
