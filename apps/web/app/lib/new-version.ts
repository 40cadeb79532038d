// Detects a page older than the server, on focus or when part of the page is gone, and reports it once.
import { z } from 'zod'

declare global {
  interface Window {
    /** Set by the router: the page's build. */
    __reactRouterManifest?: { version: string }
  }
}

/** Least interval between checks, in milliseconds. */
const LOOK_EVERY_MS = 60_000
const versionFile = z.object({ version: z.string() })

/** The server's current build; null when unknown. */
async function serverVersion(): Promise<string | null> {
  const answer = await fetch('/version.json', { cache: 'no-store' })
  const file = versionFile.safeParse(await answer.json())
  return file.success ? file.data.version : null
}

/**
 * Calls `onNewer` once; `isBroken` when part of this page failed to load. The returned function stops
 * watching.
 */
export function watchForNewVersion(onNewer: (isBroken: boolean) => void): () => void {
  const runningVersion = window.__reactRouterManifest?.version
  let checkedAt = 0
  let isReported = false
  const report = (isBroken: boolean) => {
    if (isReported) return
    isReported = true
    onNewer(isBroken)
  }
  const checkVersion = async () => {
    if (runningVersion === undefined || isReported || document.visibilityState !== 'visible') return
    if (Date.now() - checkedAt < LOOK_EVERY_MS) return
    checkedAt = Date.now()
    const version = await serverVersion()
    if (version !== null && version !== runningVersion) report(false)
  }
  // Offline: the next focus checks again.
  const lookQuietly = () => void checkVersion().catch(() => {})
  // Files also fail to load offline, so the page is old only if the server reports another build.
  const onMissing = () => {
    serverVersion()
      .then((version) => version !== null && version !== runningVersion && report(true))
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
