// Speaks to Nominatim (search and reverse, jsonv2): structured first, then free text; one request a second to public servers.
import { words } from '../geocode/normalise.ts'
import {
  RoadsError,
  type Accuracy,
  type Candidate,
  type GeocodeOptions,
  type Geocoder,
  type StructuredAddress,
} from '../types.ts'
import { AnswerCache, askJson, Pace, type HttpOptions } from './http.ts'
import { trustIn } from './trust.ts'

export interface NominatimClientOptions extends HttpOptions {
  /** Requests a second; by default 1 for the public server and 20 for one's own. */
  perSecond?: number
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
  const isPublic = /(^|\.)openstreetmap\.org$/.test(new URL(base).hostname)
  const pace = new Pace(1000 / (options.perSecond ?? (isPublic ? 1 : 20)), options.sleep)
  const cache = new AnswerCache<Item[]>(5_000)
  const ask = (path: string, query: Record<string, string>, signal?: AbortSignal): Promise<Item[]> => {
    const text = new URLSearchParams({ format: 'jsonv2', addressdetails: '1', ...query }).toString()
    return cache.get(`${path}?${text}`, async () => {
      await pace.turn()
      const headers = { 'user-agent': options.userAgent ?? 'Dropwise/0.1' }
      const { status, body } = await askJson(
        'Nominatim',
        `${base}/${path}?${text}`,
        { headers },
        options,
        signal,
      )
      if (status >= 400)
        throw new RoadsError(
          'engine_refused',
          `Nominatim answers ${status}.`,
          'Check GEOCODER_URL and its limits.',
        )
      if (Array.isArray(body)) return body as Item[]
      if (typeof body === 'object' && body !== null && 'lat' in body) return [body as Item]
      if (typeof body === 'object' && body !== null && 'error' in body) return []
      throw new RoadsError('engine_answer', 'Nominatim answers something unexpected.', 'Check GEOCODER_URL.')
    })
  }
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
          ? await ask('search', { q: query, ...extra(limit) }, signal)
          : await structured(query, limit, signal)
      return items.flatMap((item) => toCandidate(item, query)).toSorted((a, b) => b.confidence - a.confidence)
    },
    async reverse(lat, lng, { signal } = {}) {
      const items = await ask('reverse', { lat: String(lat), lon: String(lng), zoom: '18' }, signal)
      return items.flatMap((item) => toCandidate(item, null))[0] ?? null
    },
  }

  /** All parts, then without the postcode, then as free text: a wrong part must not hide a right one. */
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
    for (const one of tries) {
      const items = await ask('search', one, signal)
      if (items.length > 0) return items
    }
    return []
  }
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
  candidate.confidence = trustIn(candidate, query)
  return [candidate]
}
