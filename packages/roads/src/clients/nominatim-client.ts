// Client of Nominatim (search and reverse, jsonv2): structured first, then free text; one request a second
// to public servers.
import { words } from '../geocode/normalise.ts'
import type { Accuracy, Candidate, GeocodeOptions, Geocoder, StructuredAddress } from '../types.ts'
import { geocoderAsk, type GeocoderClientOptions } from './geocoder-http.ts'
import { confidenceOf } from './trust.ts'

export interface NominatimClientOptions extends GeocoderClientOptions {
  countryCodes?: string
}

interface Item {
  lat?: string
  lon?: string
  display_name?: string
  address?: Partial<Record<string, string>>
}

export function nominatimClient(url: string, options: NominatimClientOptions = {}): Geocoder {
  const base = url.replace(/\/(search)?\/*$/, '')
  const geocoder = geocoderAsk('Nominatim', base, /(^|\.)openstreetmap\.org$/, options, readItems)
  const request: typeof geocoder = (path, query, signal) =>
    geocoder(path, { format: 'jsonv2', addressdetails: '1', ...query }, signal)
  const extra = (limit: number) => ({
    limit: String(limit),
    ...(options.countryCodes ? { countrycodes: options.countryCodes } : {}),
  })
  return {
    label: 'Nominatim',
    attribution: '© OpenStreetMap contributors',
    async geocode(query, { limit = 5, signal }: GeocodeOptions = {}) {
      const items =
        typeof query === 'string'
          ? await request('search', { q: query, ...extra(limit) }, signal)
          : await structured(query, limit, signal)
      return items.flatMap((item) => toCandidate(item, query)).toSorted((a, b) => b.confidence - a.confidence)
    },
    async reverse(lat, lng, { signal } = {}) {
      const items = await request('reverse', { lat: String(lat), lon: String(lng), zoom: '18' }, signal)
      return items.flatMap((item) => toCandidate(item, null))[0] ?? null
    },
  }

  /**
   * Tries all parts, then without the postcode, then free text, because a wrong part must not hide a right
   * one.
   */
  async function structured(query: StructuredAddress, limit: number, signal?: AbortSignal): Promise<Item[]> {
    const street = [query.houseNumber, query.street].filter(Boolean).join(' ')
    const parts = {
      ...(street ? { street } : {}),
      ...(query.city ? { city: query.city } : {}),
      ...extra(limit),
    }
    const tries = [
      { ...parts, ...(query.postcode ? { postalcode: query.postcode } : {}) },
      parts,
      { q: [street, query.city, query.postcode].filter(Boolean).join(', '), ...extra(limit) },
    ]
    for (const parameters of tries) {
      const items = await request('search', parameters, signal)
      if (items.length > 0) return items
    }
    return []
  }
}

/** A search answers with a list, a reverse search with one item or an error for none. */
function readItems(body: unknown): Item[] | undefined {
  if (Array.isArray(body)) return body as Item[]
  if (typeof body !== 'object' || body === null) return undefined
  if ('lat' in body) return [body as Item]
  return 'error' in body ? [] : undefined
}

function toCandidate(item: Item, query: string | StructuredAddress | null): Candidate[] {
  const lat = Number(item.lat)
  const lng = Number(item.lon)
  if (!Number.isFinite(lat) || !Number.isFinite(lng) || !item.lat) return []
  const address = item.address ?? {}
  const street = address.road ?? address.pedestrian ?? address.residential ?? ''
  const accuracy: Accuracy = address.house_number ? 'rooftop' : street ? 'street' : 'town'
  const candidate: Candidate = {
    label: item.display_name ?? words(street).join(' '),
    street,
    houseNumber: address.house_number ?? '',
    postcode: address.postcode ?? '',
    city: address.city ?? address.town ?? address.village ?? address.municipality ?? '',
    lat,
    lng,
    confidence: 0,
    accuracy,
  }
  candidate.confidence = confidenceOf(candidate, query)
  return [candidate]
}
