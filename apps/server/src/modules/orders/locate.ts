// Finds each order's place: a corrected pin, the file's coordinates, the company's remembered addresses,
// then the geocoder.
import {
  metresBetween,
  problem,
  type ColumnMapping,
  type ImportedOrder,
  type ImportProblem,
} from '@dropwise/contracts'
import { isSure, type Candidate, type GeocodeOptions } from '@dropwise/roads'
import { doubtAbout } from '../../platform/address-doubt.ts'
import { normaliseAddress, withPin } from '../../platform/normalise-address.ts'

const CANDIDATES_SHOWN = 5
/** Addresses geocoded together; other requests run between batches. */
const BATCH = 8

/** A remembered address, or one about to be remembered. */
export interface Place {
  /** Set when the company has the address already. */
  addressId: string | null
  text: string
  normalised: string
  street: string | null
  houseNumber: string | null
  postcode: string | null
  city: string | null
  lat: number
  lng: number
  confidence: number
  accuracy: 'rooftop' | 'interpolated' | 'street' | 'town' | 'given'
  source: 'region' | 'file' | 'corrected' | 'geocoder'
}

/** The company's facts about an address; null where unknown. */
interface AddressKnowledge {
  /** Set by hand, or learnt from drivers' stops. */
  serviceSeconds: number | null
  notes: string | null
  /** Seconds after local midnight. */
  window: { from: number; to: number } | null
}

/** A place with its facts from the address book. */
export interface RememberedPlace extends Place {
  knowledge?: AddressKnowledge
}

export interface LocateOptions {
  /** Remembered places, by key. */
  memory: ReadonlyMap<string, RememberedPlace>
  geocode: (query: string, options: GeocodeOptions) => Promise<Candidate[]>
  /** Whether a place is on or near a map. Others are planned by straight-line distance. */
  isInReach: (lat: number, lng: number) => boolean
  /** Starts of the company's vans: places near them are in reach without a map. */
  depots: readonly Point[]
  /** Breaks ties in favour of the candidate nearer to this place. */
  near?: { lat: number; lng: number }
  mapping: ColumnMapping
}

interface Point {
  lat: number
  lng: number
}

type OrderToLocate = Pick<ImportedOrder, 'row' | 'address' | 'lat' | 'lng' | 'isPickupOfRow'>

/** An order and its place. */
export interface Located<Order extends OrderToLocate = ImportedOrder> {
  order: Order
  place: Place
  /** Facts of the address book, for orders that lack them. */
  known?: AddressKnowledge
}

/** Orders with their places. Orders without a place come back as problems with candidate addresses. */
export async function locateOrders<Order extends OrderToLocate>(
  orders: readonly Order[],
  options: LocateOptions,
): Promise<{ located: Located<Order>[]; problems: ImportProblem[] }> {
  const lookups = orders.map((order) => {
    const keys = memoryKeys(order)
    return { order, keys, known: knownPlace(order, keys, options) }
  })
  const unknown = new Map<string, string>()
  for (const { order, keys, known: knowledge } of lookups) if (!knowledge) unknown.set(keys[0], order.address)
  const candidatesByKey = await geocodeAll(unknown, options)

  const located: Located<Order>[] = []
  const problems: ImportProblem[] = []
  for (const { order, keys, known: knowledge } of lookups) {
    const candidates = candidatesByKey.get(keys[0]) ?? []
    const place = knowledge ?? bestPlace(order, keys[0], candidates)
    if (!place) problems.push(describeUncertainty(order, candidates, options.mapping))
    else if (!isServed(place, options)) {
      problems.push(describeOutside(order, options))
    } else located.push({ order, place, ...knowledgeOf(keys, options) })
  }
  return { located, problems }
}

/** A place farther than this from every map and depot, in metres, is a mistake. */
export const FARTHEST_METRES = 500_000

function isServed(place: Point, { isInReach, depots }: Pick<LocateOptions, 'isInReach' | 'depots'>): boolean {
  return (
    isInReach(place.lat, place.lng) || depots.some((depot) => metresBetween(depot, place) <= FARTHEST_METRES)
  )
}

/** Keys that may remember an order's place: its address, and the address with its pin. */
type MemoryKeys = readonly [address: string] | readonly [address: string, pin: string]

export function memoryKeys(order: OrderToLocate): MemoryKeys {
  const key = normaliseAddress(order.address)
  return order.lat === null || order.lng === null ? [key] : [key, withPin(key, order.lat, order.lng)]
}

/** Facts of this pin, or else of the address. */
function knowledgeOf(keys: MemoryKeys, { memory }: LocateOptions): { known?: AddressKnowledge } {
  const rememberedPlaces = keys
    .toReversed()
    .map((key) => memory.get(key)?.knowledge)
    .find((entry) => entry !== undefined)
  return rememberedPlaces ? { known: rememberedPlaces } : {}
}

function knownPlace(
  order: OrderToLocate,
  [key, normalised]: MemoryKeys,
  { memory }: LocateOptions,
): Place | null {
  const remembered = memory.get(key)
  if (order.lat === null || order.lng === null || normalised === undefined) return remembered ?? null
  // An exported file repeats the pin of an address: the same place with the same facts.
  const isItsPin = remembered && withPin(key, remembered.lat, remembered.lng) === normalised
  if (remembered && (isItsPin || remembered.source === 'corrected')) return remembered
  return (
    memory.get(normalised) ?? {
      addressId: null,
      text: order.address,
      normalised,
      street: null,
      houseNumber: null,
      postcode: null,
      city: null,
      lat: order.lat,
      lng: order.lng,
      confidence: 1,
      accuracy: 'given',
      source: 'file',
    }
  )
}

async function geocodeAll(
  addresses: ReadonlyMap<string, string>,
  options: LocateOptions,
): Promise<Map<string, Candidate[]>> {
  const candidatesByKey = new Map<string, Candidate[]>()
  const entries = [...addresses]
  for (let at = 0; at < entries.length; at += BATCH) {
    const batch = entries.slice(at, at + BATCH)
    await Promise.all(
      batch.map(async ([key, text]) => {
        const near = options.near ? { near: options.near } : {}
        candidatesByKey.set(key, await options.geocode(text, { limit: CANDIDATES_SHOWN, ...near }))
      }),
    )
    await new Promise((resolve) => setImmediate(resolve))
  }
  return candidatesByKey
}

function bestPlace(order: OrderToLocate, key: string, candidates: readonly Candidate[]): Place | null {
  const best = candidates[0]
  if (!isSure(best)) return null
  return {
    addressId: null,
    text: order.address,
    normalised: key,
    street: best.street || null,
    houseNumber: best.houseNumber || null,
    postcode: best.postcode || null,
    city: best.city || null,
    lat: best.lat,
    lng: best.lng,
    confidence: best.confidence,
    accuracy: best.accuracy,
    source: 'region',
  }
}

function describeUncertainty(
  order: OrderToLocate,
  candidates: readonly Candidate[],
  mapping: ColumnMapping,
): ImportProblem {
  const best = candidates[0]
  const field = order.isPickupOfRow ? 'pickup_address' : 'address'
  const { code, values } = doubtAbout(candidates)
  if (!best) return problem(order.row, field, code, values, order.address)
  // A chosen place is that of the delivery; people retype the address of a pickup.
  if (order.isPickupOfRow) {
    const set = mapping.pickup_address ? { [mapping.pickup_address]: best.label } : {}
    const isOffered = code !== 'address_outside_map' && best.accuracy !== 'town'
    const fix = isOffered ? { label: `Use ${best.label}`, set } : undefined
    return problem(order.row, field, code, values, order.address, fix)
  }
  const hasFix = code === 'address_uncertain' || code === 'address_interpolated'
  const fix = hasFix && best.accuracy !== 'town' ? correction(best, mapping) : undefined
  const choices = candidates.map(({ label, lat, lng }) => ({ label, lat, lng }))
  return { ...problem(order.row, field, code, values, order.address, fix), candidates: choices }
}

/** Suggests swapped latitude and longitude when that place is on the map. */
function describeOutside(order: OrderToLocate, { mapping, ...reach }: LocateOptions): ImportProblem {
  const { row, lat, lng, address, isPickupOfRow } = order
  if (isPickupOfRow)
    return problem(row, lat === null ? 'pickup_address' : 'pickup_lat', 'outside_region', {}, address)
  if (lat === null || lng === null) return problem(row, 'address', 'outside_region', {}, address)
  const isSwapped = Math.abs(lng) <= 90 && isServed({ lat: lng, lng: lat }, reach)
  const fix =
    isSwapped && mapping.lat && mapping.lng
      ? { label: `Swap to ${lng}, ${lat}`, set: { [mapping.lat]: String(lng), [mapping.lng]: String(lat) } }
      : undefined
  return problem(row, 'lat', 'outside_region', {}, address, fix)
}

/** Cells that would turn the address into the candidate's. */
function correction(best: Candidate, mapping: ColumnMapping): ImportProblem['fix'] {
  if (!mapping.address) return undefined
  const set: Record<string, string> = { [mapping.address]: best.label }
  if (mapping.postcode || mapping.city) set[mapping.address] = `${best.houseNumber} ${best.street}`.trim()
  if (mapping.postcode) set[mapping.postcode] = best.postcode
  if (mapping.city) set[mapping.city] = best.city
  return { label: `Use ${best.label}`, set }
}
