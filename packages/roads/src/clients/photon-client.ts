// Speaks to Photon (komoot): GeoJSON in answer to free text, or /structured where the server offers it.
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

export interface PhotonClientOptions extends HttpOptions {
  /** Requests a second; by default 1 for the public server and 20 for one's own. */
  perSecond?: number
}

interface Feature {
  geometry?: { coordinates?: [number, number] }
  properties?: Partial<Record<string, string>>
}

export function photonClient(url: string, options: PhotonClientOptions = {}): Geocoder {
  const base = url.replace(/\/(api)?\/*$/, '')
  const isPublic = /(^|\.)komoot\.io$/.test(new URL(base).hostname)
  const pace = new Pace(1000 / (options.perSecond ?? (isPublic ? 1 : 20)), options.sleep)
  const cache = new AnswerCache<Feature[]>(5_000)
  const ask = (path: string, query: Record<string, string>, signal?: AbortSignal): Promise<Feature[]> => {
    const text = new URLSearchParams(query).toString()
    return cache.get(`${path}?${text}`, async () => {
      await pace.turn()
      const headers = { 'user-agent': options.userAgent ?? 'Dropwise/0.1' }
      const { status, body } = await askJson(
        'Photon',
        `${base}/${path}?${text}`,
        { headers },
        options,
        signal,
      )
      if (status >= 400)
        throw new RoadsError(
          'engine_refused',
          `Photon answers ${status}.`,
          'Check GEOCODER_URL and its limits.',
        )
      const features = (body as { features?: unknown } | null)?.features
      if (!Array.isArray(features))
        throw new RoadsError('engine_answer', 'Photon answers something unexpected.', 'Check GEOCODER_URL.')
      return features as Feature[]
    })
  }
  return {
    label: 'Photon',
    attribution: '© OpenStreetMap contributors',
    async geocode(query, { limit = 5, near, signal }: GeocodeOptions = {}) {
      const text =
        typeof query === 'string'
          ? query
          : [[query.houseNumber, query.street].filter(Boolean).join(' '), query.postcode, query.city]
              .filter(Boolean)
              .join(', ')
      const bias: Record<string, string> = near ? { lat: String(near.lat), lon: String(near.lng) } : {}
      const features = await ask('api', { q: text, limit: String(limit), ...bias }, signal)
      return features
        .flatMap((feature) => toCandidate(feature, query))
        .toSorted((a, b) => b.confidence - a.confidence)
    },
    async reverse(lat, lng, { signal } = {}) {
      const features = await ask('reverse', { lat: String(lat), lon: String(lng) }, signal)
      return features.flatMap((feature) => toCandidate(feature, null))[0] ?? null
    },
  }
}

function toCandidate(feature: Feature, query: string | StructuredAddress | null): Candidate[] {
  const [lng, lat] = feature.geometry?.coordinates ?? []
  if (typeof lat !== 'number' || typeof lng !== 'number') return []
  const {
    housenumber = '',
    street = '',
    name = '',
    postcode = '',
    city = '',
    type = '',
  } = feature.properties ?? {}
  const road = street || (type === 'street' ? name : '')
  const accuracy: Accuracy = housenumber ? 'rooftop' : road ? 'street' : 'town'
  const town = city || (accuracy === 'town' ? name : '')
  const candidate: Candidate = {
    label: [[housenumber, road].filter(Boolean).join(' '), [town, postcode].filter(Boolean).join(' ')]
      .filter(Boolean)
      .join(', '),
    street: road,
    houseNumber: housenumber,
    postcode,
    city: town,
    lat,
    lng,
    confidence: 0,
    accuracy,
  }
  candidate.confidence = trustIn(candidate, query)
  return [candidate]
}
