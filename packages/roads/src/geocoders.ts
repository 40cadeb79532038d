// Builds a geocoder from the configuration, and geocodes batches with progress.
import { formatCoordinates, parseCoordinates, type Coordinates } from '@dropwise/contracts'
import { nominatimClient } from './clients/nominatim-client.ts'
import { photonClient } from './clients/photon-client.ts'
import type { HttpOptions } from './clients/http.ts'
import {
  RoadsError,
  type Candidate,
  type GeocodeOptions,
  type Geocoder,
  type Region,
  type StructuredAddress,
} from './types.ts'

export interface GeocoderConfig {
  regions?: readonly Region[] | (() => readonly Region[])
  /**
   * Nominatim or Photon. An address that contains "photon" or ends in /api is Photon; the prefix "photon+"
   * or "nominatim+" overrides that.
   */
  geocoderUrl?: string
  http?: HttpOptions
  onFallback?: (geocoder: string, error: unknown) => void
}

/** Confidence from which a rooftop result needs no review. */
const SURE = 0.85

/** Tries coordinates, then regions (they cost nothing), then the configured server when no region is sure. */
export function createGeocoder(config: GeocoderConfig): Geocoder {
  const remote = config.geocoderUrl ? remoteGeocoder(config.geocoderUrl, config.http) : null
  const regions = () => (typeof config.regions === 'function' ? config.regions() : (config.regions ?? []))
  const fromRegions = (query: string | StructuredAddress, options: GeocodeOptions): Candidate[] => {
    const { near, limit = 5 } = options
    const home = near && regions().find((region) => region.contains(near.lat, near.lng))
    const atHome = home?.geocode(query, options) ?? []
    // A street of the same name in another region does not make an address near the company doubtful.
    if (isSure(atHome[0])) return atHome.slice(0, limit)
    const elsewhere = regions().filter((region) => region !== home)
    const answers = [atHome, ...elsewhere.map((region) => region.geocode(query, options))]
    // A place that one map contains is inside the maps, however similar other maps' streets are.
    const inside = answers.filter(([best]) => best && !best.unknownPlace)
    return (inside.length > 0 ? inside : answers)
      .flat()
      .toSorted((a, b) => b.confidence - a.confidence)
      .slice(0, limit)
  }
  const attribution = () =>
    [
      ...new Set([
        ...regions().map(({ manifest }) => manifest.attribution),
        ...(remote ? [remote.attribution] : []),
      ]),
    ].join(', ')
  return {
    label: remote?.label ?? 'regions',
    get attribution() {
      return attribution()
    },
    async geocode(query, options = {}) {
      const typed = typeof query === 'string' ? parseCoordinates(query) : null
      if (typed) return [asCandidate(typed)]
      const regional = fromRegions(query, options)
      if (!remote || isSure(regional[0])) return regional
      try {
        const other = await remote.geocode(query, options)
        return [...regional, ...other]
          .toSorted((a, b) => b.confidence - a.confidence)
          .slice(0, options.limit ?? 5)
      } catch (error) {
        if (!(error instanceof RoadsError)) throw error
        config.onFallback?.(remote.label, error)
        return regional
      }
    },
    async reverse(lat, lng, options) {
      const region = regions().find((candidate) => candidate.contains(lat, lng))
      return region?.reverse(lat, lng) ?? (remote ? remote.reverse(lat, lng, options) : null)
    },
  }
}

/** Typed or pasted coordinates are the place, wherever they lie. */
function asCandidate({ lat, lng }: Coordinates): Candidate {
  return {
    label: formatCoordinates({ lat, lng }),
    street: '',
    houseNumber: '',
    postcode: '',
    city: '',
    lat,
    lng,
    confidence: 1,
    accuracy: 'rooftop',
  }
}

function remoteGeocoder(url: string, http?: HttpOptions): Geocoder {
  const typedUrl = /^(photon|nominatim)\+(.*)$/.exec(url)
  const address = typedUrl?.[2] ?? url
  const isPhoton = typedUrl ? typedUrl[1] === 'photon' : /photon|\/api\/?$/.test(address)
  return isPhoton ? photonClient(address, http) : nominatimClient(address, http)
}

export function isSure(candidate: Candidate | undefined): candidate is Candidate {
  return (
    candidate !== undefined &&
    candidate.confidence >= SURE &&
    (candidate.accuracy === 'rooftop' || candidate.accuracy === 'interpolated')
  )
}

export interface BatchResult {
  index: number
  /** 'sure' can be used as is; 'review' needs a person; 'none' found nothing. */
  outcome: 'sure' | 'review' | 'none'
  candidates: Candidate[]
  /** Error sentence when the geocoder failed for this address. */
  error?: string
}

/** Geocodes many addresses in order, equal ones once. Continues after a failure; `signal` stops it. */
export async function geocodeBatch(
  geocoder: Pick<Geocoder, 'geocode'>,
  queries: readonly (string | StructuredAddress)[],
  options: {
    onProgress?: (doneCount: number, total: number) => void
    /** Called with each result as soon as it exists, in any order. */
    onResult?: (result: BatchResult) => void
    signal?: AbortSignal
    near?: GeocodeOptions['near']
    atOnce?: number
  } = {},
): Promise<BatchResult[]> {
  const { onProgress, onResult, signal, near, atOnce = 4 } = options
  const pending = new Map<string, Promise<Omit<BatchResult, 'index'>>>()
  const results: BatchResult[] = []
  let [next, doneCount] = [0, 0]
  const geocodeItem = async (query: string | StructuredAddress): Promise<Omit<BatchResult, 'index'>> => {
    try {
      const candidates = await geocoder.geocode(query, { signal, near })
      return {
        outcome: isSure(candidates[0]) ? 'sure' : candidates.length > 0 ? 'review' : 'none',
        candidates,
      }
    } catch (error) {
      if (!(error instanceof RoadsError)) throw error
      return { outcome: 'none', candidates: [], error: error.message }
    }
  }
  const work = async () => {
    while (next < queries.length) {
      signal?.throwIfAborted()
      const index = next++
      const key = JSON.stringify(queries[index])
      const answer = pending.get(key) ?? geocodeItem(queries[index]!)
      pending.set(key, answer)
      const result = { index, ...(await answer) }
      results[index] = result
      onResult?.(result)
      onProgress?.(++doneCount, queries.length)
      // An in-process geocoder never waits by itself, so let other work run now and then.
      if (doneCount % 50 === 0) await new Promise<void>((resolve) => setTimeout(resolve, 0))
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, queries.length) }, work))
  return results
}
