// Offline map tiles: caches each byte range of a region's archive under its own key.
import { MUST_KEEP_HEADER } from '../app/ui/map/keep-header.ts'

const CACHE = 'driver-tiles'

export function isTileRequest({ url, request }: { url: URL; request: Request }): boolean {
  return /^\/tiles\/[^/]+\.pmtiles$/.test(url.pathname) && request.headers.has('range')
}

/**
 * Network first, because a recompiled archive must not mix with an old one. Responses that do not fit the
 * cache are still shown, unless requested for caching.
 */
export async function answerTiles({ request }: { request: Request }): Promise<Response> {
  const cache = await caches.open(CACHE)
  const name = `${request.url}?range=${encodeURIComponent(request.headers.get('range') ?? '')}`
  try {
    const response = await fetch(request)
    if (response.status !== 206) return response
    const stored = keepInTurn(cache, request.url, name, response.clone())
    await (request.headers.has(MUST_KEEP_HEADER) ? stored : stored.catch(() => {}))
    return response
  } catch (error) {
    const cached = await cache.match(name)
    if (!cached) throw error
    return new Response(cached.body, { status: 206, headers: cached.headers })
  }
}

let lastTurn: Promise<unknown> = Promise.resolve()

/**
 * One after the other: with several first responses of a new archive, a later one would delete what earlier
 * ones cached.
 */
function keepInTurn(...answer: Parameters<typeof store>): Promise<void> {
  const turn = lastTurn.then(() => store(...answer))
  lastTurn = turn.catch(() => {})
  return turn
}

/** Caches refuse partial responses, so store it as a whole one. A new archive empties the old one's cache. */
async function store(cache: Cache, url: string, name: string, response: Response): Promise<void> {
  const etag = response.headers.get('etag') ?? ''
  const cached = await cache.match(url)
  if ((await cached?.text()) !== etag) {
    for (const old of await cache.keys()) if (old.url.startsWith(url)) await cache.delete(old)
    await cache.put(url, new Response(etag))
  }
  const { headers } = response
  await cache.put(name, new Response(await response.arrayBuffer(), { status: 200, headers }))
}
