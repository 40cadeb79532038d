// Service worker of the driver's app, for offline pages. Its scope is /driver, so other pages never use it.
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { showPushes } from './push.ts'
import { answerTiles, isTileRequest } from './tiles.ts'

declare const self: ServiceWorkerGlobalScope
/** The build inserts all files that /driver needs, and its page. */
declare const PRECACHE: { url: string; revision: string | null }[]

const CONFIG = '/config.json'
const CONFIG_CACHE = 'driver-config'
/** Tries the network briefly first: a hanging app is no better than an offline one. */
const CONFIG_LIMIT_SECONDS = 3

/** The product's logo; its URL changes with the picture. */
const LOGO = '/storage/v1/object/public/logos/platform/'
const LOGO_CACHE = 'driver-logo'

/** Texts of the phone's language; the page removes those of other languages (use-installed.ts). */
const WORDS = '/assets/words/'
const WORDS_CACHE = 'driver-words'

/** The reader of labels, for browsers that cannot read codes; the page caches it (use-installed.ts). */
const READER = /^\/assets\/zxing_reader-[\w-]+\.wasm$/
const READER_CACHE = 'driver-reader'

/** Which regions the tiles come from. */
const REGIONS = '/tiles/regions.json'
const REGIONS_CACHE = 'driver-regions'

precacheAndRoute(PRECACHE, { ignoreURLParametersMatching: [] })
cleanupOutdatedCaches()
registerRoute(new NavigationRoute(createHandlerBoundToURL('/driver'), { allowlist: [/^\/driver(\/|\?|$)/] }))
registerRoute(
  ({ url }) => url.origin === self.location.origin && url.pathname === CONFIG,
  new NetworkFirst({ cacheName: CONFIG_CACHE, networkTimeoutSeconds: CONFIG_LIMIT_SECONDS }),
)
registerRoute(
  ({ url }) => url.origin === self.location.origin && url.pathname.startsWith(LOGO),
  new CacheFirst({ cacheName: LOGO_CACHE }),
)
registerRoute(
  ({ url }) => url.origin === self.location.origin && url.pathname.startsWith(WORDS),
  new CacheFirst({ cacheName: WORDS_CACHE }),
)
registerRoute(
  ({ url }) => url.origin === self.location.origin && READER.test(url.pathname),
  new CacheFirst({ cacheName: READER_CACHE }),
)
registerRoute(isTileRequest, answerTiles)
registerRoute(
  ({ url }) => url.origin === self.location.origin && url.pathname === REGIONS,
  new NetworkFirst({ cacheName: REGIONS_CACHE, networkTimeoutSeconds: CONFIG_LIMIT_SECONDS }),
)
showPushes()

self.addEventListener('install', (event) => {
  // The page requested it before this worker existed.
  event.waitUntil(caches.open(CONFIG_CACHE).then((cache) => cache.add(CONFIG)))
  event.waitUntil(caches.open(REGIONS_CACHE).then((cache) => cache.add(REGIONS)))
  event.waitUntil(keepLogo().catch(() => {}))
})

/** The page names the logo, and each brand has its own worker. The app works without it. */
async function keepLogo(): Promise<void> {
  await caches.delete(LOGO_CACHE)
  const page = await fetch('/driver').then((answer) => answer.text())
  const logo = /"logoUrl":"([^"]+)"/.exec(page)?.[1]
  if (logo?.startsWith(LOGO)) await caches.open(LOGO_CACHE).then((cache) => cache.add(logo))
}
// The first worker takes the open page; a later one waits until the page says that no input is open.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('message', (event) => {
  if ((event.data as { type?: string } | null)?.type === 'SKIP_WAITING') void self.skipWaiting()
})
