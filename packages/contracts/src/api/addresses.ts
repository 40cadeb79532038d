// Addresses in the API (docs/api.md, part B): search, candidates, corrected pins, the address book.
import { z } from 'zod'
import { ORDER_COLUMNS } from '../orders/fields.ts'
import {
  ADDRESS_ACCURACIES,
  clockText,
  confirmPlace,
  idText,
  latitude,
  longitude,
  pageQuery,
} from './common.ts'

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
  /** Door and stopping place as [longitude, latitude], when known. */
  entrance: z.tuple([longitude, latitude]).optional(),
  parking: z.tuple([longitude, latitude]).optional(),
  /** Words that name a place outside the map: the candidate is only a street of the same name. */
  unknownPlace: z.string().optional(),
  /** True for a pin that a member of the company corrected. */
  isCorrected: z.boolean().optional(),
})
/** A corrected pin, which overrides every geocoder. */
/** Towns of the whole world by name, inside regions or not. */
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

export const pinBody = z.object({ lat: latitude, lng: longitude, confirmPlace })
/** Where the place of an address comes from. */
export const ADDRESS_SOURCES = ['region', 'file', 'corrected', 'geocoder'] as const
export const addressItem = z.object({
  id: idText,
  text: z.string(),
  lat: latitude,
  lng: longitude,
  accuracy: z.enum(ADDRESS_ACCURACIES),
  source: z.enum(ADDRESS_SOURCES),
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
/** One line of a batch response (NDJSON): `sure` needs no check, `review` does, `none` found nothing. */
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

export const addressWindow = z
  .object({ from: clockText, to: clockText })
  .refine(({ from, to }) => from < to, { path: ['to'], error: 'Window ends before it starts' })
/** Values that orders inherit from an address. */
const bookShape = {
  serviceMinutes: z.number('A number of minutes').min(0).max(ORDER_COLUMNS.service_minutes.max).nullable(),
  notes: z.string().trim().min(1).max(ORDER_COLUMNS.instructions.maxLength).nullable(),
  /** In the depot's time zone. */
  window: addressWindow.nullable(),
}
export const addressEntry = addressItem.extend({
  /** Set by hand; null to use the learnt time. */
  serviceMinutes: z.number().nullable(),
  /** Mean of about the last five visits, used from the third on. */
  learnt: z.object({ seconds: z.number().int(), visits: z.number().int() }).nullable(),
  notes: z.string().nullable(),
  window: z.object({ from: clockText, to: clockText }).nullable(),
})
export type AddressEntry = z.infer<typeof addressEntry>
export const addressesQuery = pageQuery.extend({
  cursor: idText.optional(),
  /** Words of the address or of its notes. */
  q: z.string().trim().max(200).optional(),
})
export const addressesResponse = z.object({
  items: z.array(addressEntry),
  cursor: z.string().nullable(),
  /** Count of all matches. */
  total: z.number().int(),
})
/** The server geocodes the address when lat and lng are absent. */
export const newAddressBody = z
  .object({
    text: z.string().trim().min(1, 'Required').max(300),
    lat: latitude,
    lng: longitude,
    ...bookShape,
  })
  .partial({ lat: true, lng: true, serviceMinutes: true, notes: true, window: true })
  .extend({ confirmPlace })
export const addressPatchBody = z
  .object({ lat: latitude, lng: longitude, ...bookShape })
  .partial()
  .extend({ confirmPlace })

/** Fields that a new order inherited from its address. */
export const ADDRESS_BOOK_FIELDS = ['serviceMinutes', 'instructions', 'window'] as const
