// Client of Photon (komoot): GeoJSON for free text, or /structured where the server offers it.
import type { Accuracy, Candidate, GeocodeOptions, Geocoder, StructuredAddress } from '../types.ts'
import { geocoderAsk, type GeocoderClientOptions } from './geocoder-http.ts'
import { confidenceOf } from './trust.ts'

interface Feature {
  geometry?: { coordinates?: [number, number] }
  properties?: Partial<Record<string, string>>
}

export function photonClient(url: string, options: GeocoderClientOptions = {}): Geocoder {
  const base = url.replace(/\/(api)?\/*$/, '')
  const request = geocoderAsk('Photon', base, /(^|\.)komoot\.io$/, options, (body) => {
    const features = (body as { features?: unknown } | null)?.features
    return Array.isArray(features) ? (features as Feature[]) : undefined
  })
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
      const features = await request('api', { q: text, limit: String(limit), ...bias }, signal)
      return features
        .flatMap((feature) => toCandidate(feature, query))
        .toSorted((a, b) => b.confidence - a.confidence)
    },
    async reverse(lat, lng, { signal } = {}) {
      const features = await request('reverse', { lat: String(lat), lon: String(lng) }, signal)
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
  candidate.confidence = confidenceOf(candidate, query)
  return [candidate]
}
