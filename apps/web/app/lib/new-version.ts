// A page that is older than the server: noticed when the window comes back or a part of the page is gone, and told once.
import { z } from 'zod'

declare global {
  interface Window {
    /** The router's own: which build this page is of. */
    __reactRouterManifest?: { version: string }
  }
}

/** The file is asked for this often at most, in milliseconds. */
const LOOK_EVERY_MS = 60_000
const versionFile = z.object({ version: z.string() })

/** Which build the server has now; null when it does not say. */
async function serverVersion(): Promise<string | null> {
  const answer = await fetch('/version.json', { cache: 'no-store' })
  const file = versionFile.safeParse(await answer.json())
  return file.success ? file.data.version : null
}

/** Calls `onNewer` once: `isBroken` when a part of this page could not be loaded any more. Ends when the returned function is called. */
export function watchForNewVersion(onNewer: (isBroken: boolean) => void): () => void {
  const own = window.__reactRouterManifest?.version
  let lookedAt = 0
  let isTold = false
  const tell = (isBroken: boolean) => {
    if (isTold) return
    isTold = true
    onNewer(isBroken)
  }
  const look = async () => {
    if (own === undefined || isTold || document.visibilityState !== 'visible') return
    if (Date.now() - lookedAt < LOOK_EVERY_MS) return
    lookedAt = Date.now()
    const version = await serverVersion()
    if (version !== null && version !== own) tell(false)
  }
  // Without a network there is nothing to learn: the next look comes with the next focus.
  const lookQuietly = () => void look().catch(() => {})
  // A file is missing on a line that is down, too: only a server that answers with another build makes it old.
  const onMissing = () => {
    serverVersion()
      .then((version) => version !== null && version !== own && tell(true))
      .catch(() => {})
  }
  window.addEventListener('focus', lookQuietly)
  document.addEventListener('visibilitychange', lookQuietly)
  window.addEventListener('vite:preloadError', onMissing)
  return () => {
    window.removeEventListener('focus', lookQuietly)
    document.removeEventListener('visibilitychange', lookQuietly)
    window.removeEventListener('vite:preloadError', onMissing)
  }
}
