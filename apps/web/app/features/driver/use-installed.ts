// Makes the driver's app installable and offline-capable, and updates it between stops.
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { readFormWords } from './read-form-words.ts'

const WORKER = '/driver-sw.js'
const SCOPE = '/driver'
const MANIFEST = '/driver.webmanifest'

/** The name of the cache in the service worker. */
const WORDS_CACHE = 'driver-words'

/**
 * Caches the texts of the page's language for days without a network. The page loaded them before the service worker
 * controlled it, so the worker missed them. Removes texts of other languages and builds.
 */
async function keepWords(): Promise<void> {
  // Includes texts of the forms: a form may open for the first time without a network.
  await readFormWords().catch(ignoreOffline)
  const read = performance.getEntriesByType('resource').map(({ name }) => name)
  const words = new Set(read.filter((url) => new URL(url).pathname.startsWith('/assets/words/')))
  const cache = await caches.open(WORDS_CACHE)
  const cached = await cache.keys()
  await cache.addAll([...words].filter((url) => !cached.some((request) => request.url === url)))
  await Promise.all(cached.filter(({ url }) => !words.has(url)).map((request) => cache.delete(request)))
}

/** The name of the cache in the service worker. */
const READER_CACHE = 'driver-reader'

/** Caches the reader of labels, on phones whose browser cannot read codes itself. Removes that of other builds. */
async function cacheReader(): Promise<void> {
  const { readerFile } = await import('./proof/code-reader.ts')
  const file = readerFile()
  if (!file) return
  const cache = await caches.open(READER_CACHE)
  const url = new URL(file, window.location.href).href
  const cached = await cache.keys()
  if (!cached.some((request) => request.url === url)) await cache.add(url)
  await Promise.all(cached.filter((request) => request.url !== url).map((request) => cache.delete(request)))
}

/** True while a form is open, whose input a reload would lose. */
const isBusy = (search: string): boolean =>
  /[?&]view=(deliver|partly|failed|returned|note|messages|dispatch|order|load)/.test(search)

/** Tells the browser which of the site's two apps to install. */
function setManifest(): () => void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')
  const before = link?.getAttribute('href')
  link?.setAttribute('href', MANIFEST)
  return () => {
    if (before) link?.setAttribute('href', before)
  }
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator
  // The first worker takes over a complete page; a later one brings a new version.
  const wasControlled = serviceWorker.controller !== null
  const registration = await serviceWorker.register(WORKER, { scope: SCOPE })
  serviceWorker.addEventListener('controllerchange', () => {
    if (wasControlled) window.location.reload()
  })
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => void takeUpdate())
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(ignoreOffline)
  })
  await takeUpdate()
  await keepWords().catch(ignoreOffline)
  await cacheReader().catch(ignoreOffline)
  // Asks the browser to keep unsent data.
  await navigator.storage?.persist?.()
}

const ignoreOffline = () => {}

/** Activates a ready version, unless a form is open. */
async function takeUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE)
  if (navigator.serviceWorker.controller && !isBusy(window.location.search))
    registration?.waiting?.postMessage({ type: 'SKIP_WAITING' })
}

let registered: Promise<void> | null = null

export function useInstalled(): void {
  const { search } = useLocation()
  useEffect(setManifest, [])
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    registered ??= register().catch(ignoreOffline)
  }, [])
  useEffect(() => {
    if (registered && !isBusy(search)) void takeUpdate()
  }, [search])
}
