// Addresses on the wire (docs/api.md, part B): search, candidates, corrected pins, the address book.
import { z } from 'zod'
import { ORDER_COLUMNS } from '../orders/fields.ts'
import { clockText, idText, latitude, longitude, pageQuery } from './common.ts'

export const geocodeQuery = z.object({
  q: z.string().min(1).max(300),
  limit: z.coerce.number().int().min(1).max(20).default(5),
})
export const geocodeCandidate = z.object({
  label: z.string(),
  street: z.string().optional(),
  houseNumber: z.string().optional(),
  postcode: z.string().optional(),
  city: z.string().optional(),
  lat: latitude,
  lng: longitude,
  confidence: z.number().min(0).max(1),
  accuracy: z.enum(['rooftop', 'interpolated', 'street', 'town']),
  /** Where the door is and where a van stops for it, longitude and latitude, when known. */
  entrance: z.tuple([longitude, latitude]).optional(),
  parking: z.tuple([longitude, latitude]).optional(),
  /** Words of the text that name a place outside the map: the candidate is a street of the same name. */
  unknownPlace: z.string().optional(),
  /** A pin that somebody of the company corrected by hand. */
  isCorrected: z.boolean().optional(),
})
/** A pin corrected by hand: it wins over every geocoder from now on. */
/** Towns of the whole world by name, whether or not a region holds them. */
export const townsQuery = z.object({
  q: z.string().trim().min(1).max(200),
  limit: z.coerce.number().int().min(1).max(20).default(6),
})
export const townItem = z.object({
  name: z.string(),
  /** ISO 3166-1, two letters. */
  country: z.string(),
  countryName: z.string(),
  lat: latitude,
  lng: longitude,
  population: z.number().int(),
})
export type TownItem = z.infer<typeof townItem>
export const townsResponse = z.object({ items: z.array(townItem), attribution: z.string() })

export const pinBody = z.object({ lat: latitude, lng: longitude })
export const addressItem = z.object({
  id: idText,
  text: z.string(),
  lat: latitude,
  lng: longitude,
  accuracy: z.enum(['rooftop', 'interpolated', 'street', 'town', 'given']),
  source: z.enum(['region', 'file', 'corrected', 'geocoder']),
})
export const reverseQuery = z.object({
  lat: z.coerce.number().min(-90).max(90),
  lng: z.coerce.number().min(-180).max(180),
})
export const geocodeResponse = z.object({ items: z.array(geocodeCandidate), attribution: z.string() })

/** Addresses of one batch. */
export const GEOCODE_BATCH_MOST = 1_000
export const geocodeBatchBody = z.object({
  addresses: z.array(z.string().trim().min(1).max(300)).min(1).max(GEOCODE_BATCH_MOST),
})
/** One line of a batch's answer (NDJSON): `sure` may be used unseen, `review` wants a look, `none` found nothing. */
export const geocodeBatchLine = z.object({
  done: z.number().int(),
  total: z.number().int(),
  item: z.object({
    index: z.number().int(),
    outcome: z.enum(['sure', 'review', 'none']),
    candidates: z.array(geocodeCandidate),
    error: z.string().optional(),
  }),
})

const addressWindow = z
  .object({ from: clockText, to: clockText })
  .refine(({ from, to }) => from < to, { path: ['to'], error: 'Window ends before it starts' })
/** What orders take of an address where they do not say it themselves. */
const bookShape = {
  serviceMinutes: z.number('A number of minutes').min(0).max(ORDER_COLUMNS.service_minutes.max).nullable(),
  notes: z.string().trim().min(1).max(ORDER_COLUMNS.instructions.maxLength).nullable(),
  /** On the depot's clock. */
  window: addressWindow.nullable(),
}
export const addressEntry = addressItem.extend({
  /** Set by hand; null where what drivers needed counts. */
  serviceMinutes: z.number().nullable(),
  /** Mean of about the last five visits. It counts from the third on. */
  learnt: z.object({ seconds: z.number().int(), visits: z.number().int() }).nullable(),
  notes: z.string().nullable(),
  window: z.object({ from: z.string(), to: z.string() }).nullable(),
})
export type AddressEntry = z.infer<typeof addressEntry>
export const addressesQuery = pageQuery.extend({
  cursor: idText.optional(),
  /** Words of the address or its notes. */
  q: z.string().trim().max(200).optional(),
})
export const addressesResponse = z.object({
  items: z.array(addressEntry),
  cursor: z.string().nullable(),
  /** Of all that match. */
  total: z.number().int(),
})
/** Without lat and lng the address is looked up. */
export const newAddressBody = z
  .object({
    text: z.string().trim().min(1, 'Required').max(300),
    lat: latitude,
    lng: longitude,
    ...bookShape,
  })
  .partial({ lat: true, lng: true, serviceMinutes: true, notes: true, window: true })
export const addressPatchBody = z.object({ lat: latitude, lng: longitude, ...bookShape }).partial()

/** What a new order took of its address. */
export const ADDRESS_BOOK_FIELDS = ['serviceMinutes', 'instructions', 'window'] as const
