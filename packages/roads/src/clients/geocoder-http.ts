// Shared parts of clients of other geocoders: pace, cache of answers, and error of a refusal.
import { RoadsError } from '../types.ts'
import { ResponseCache, askJson, Pace, type HttpOptions } from './http.ts'

export interface GeocoderClientOptions extends HttpOptions {
  /** Requests a second; default 1 for the public server and 20 for others. */
  perSecond?: number
}

/**
 * Requests a path with a query string and caches the answer. Throws RoadsError for a refusal or an unknown
 * shape.
 */
export type Ask<Item> = (path: string, query: Record<string, string>, signal?: AbortSignal) => Promise<Item[]>

/** Maximum number of answers, cached as long as the process runs: addresses hardly move. */
const MAX_CACHED_ANSWERS = 5_000

/** `read` extracts the items of an answer; undefined for another shape. */
export function geocoderAsk<Item>(
  name: string,
  base: string,
  publicHost: RegExp,
  options: GeocoderClientOptions,
  read: (body: unknown) => Item[] | undefined,
): Ask<Item> {
  const isPublic = publicHost.test(new URL(base).hostname)
  const pace = new Pace(1000 / (options.perSecond ?? (isPublic ? 1 : 20)), options.sleep)
  const cache = new ResponseCache<Item[]>(MAX_CACHED_ANSWERS)
  const headers = { 'user-agent': options.userAgent ?? 'Dropwise/0.1' }
  return (path, query, signal) => {
    const text = new URLSearchParams(query).toString()
    return cache.get(`${path}?${text}`, async () => {
      await pace.turn()
      const { status, body } = await askJson(name, `${base}/${path}?${text}`, { headers }, options, signal)
      if (status >= 400)
        throw new RoadsError(
          'engine_refused',
          `${name} answers ${status}.`,
          'Check GEOCODER_URL and its limits.',
        )
      const items = read(body)
      if (!items)
        throw new RoadsError('engine_answer', `${name} answers something unexpected.`, 'Check GEOCODER_URL.')
      return items
    })
  }
}
