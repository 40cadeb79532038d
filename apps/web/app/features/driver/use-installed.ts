// Makes the driver's app one that can be installed and opens without a network, and brings it up to date between two stops.
import { useEffect } from 'react'
import { useLocation } from 'react-router'

const WORKER = '/driver-sw.js'
const SCOPE = '/driver'
const MANIFEST = '/driver.webmanifest'

/** A form is open: what was typed, drawn or photographed there would be lost. */
const isBusy = (search: string): boolean =>
  /[?&]view=(deliver|partly|failed|returned|note|messages|order)/.test(search)

/** The page says which of the site's two apps a phone would install. */
function nameManifest(): () => void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')
  const before = link?.getAttribute('href')
  link?.setAttribute('href', MANIFEST)
  return () => {
    if (before) link?.setAttribute('href', before)
  }
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator
  // The first worker takes over a page that has all it needs; a later one brings another version of it.
  const hadOne = serviceWorker.controller !== null
  const registration = await serviceWorker.register(WORKER, { scope: SCOPE })
  serviceWorker.addEventListener('controllerchange', () => {
    if (hadOne) window.location.reload()
  })
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => void takeUpdate())
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(ignoreOffline)
  })
  await takeUpdate()
  // Asks the browser not to clear what still waits to be sent.
  await navigator.storage?.persist?.()
}

const ignoreOffline = () => {}

/** Starts a version that is ready, unless a form is open. */
async function takeUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE)
  if (navigator.serviceWorker.controller && !isBusy(window.location.search))
    registration?.waiting?.postMessage({ type: 'SKIP_WAITING' })
}

let registered: Promise<void> | null = null

export function useInstalled(): void {
  const { search } = useLocation()
  useEffect(nameManifest, [])
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    registered ??= register().catch(ignoreOffline)
  }, [])
  useEffect(() => {
    if (registered && !isBusy(search)) void takeUpdate()
  }, [search])
}
