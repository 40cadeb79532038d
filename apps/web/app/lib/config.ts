// Start-up configuration of a page (`GET /config.json`), fetched once and shared.
import { publicConfig, type PublicConfig } from '@dropwise/contracts'

let pending: Promise<PublicConfig> | null = null

async function fetchConfig(): Promise<PublicConfig> {
  const response = await fetch('/config.json', { headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`HTTP ${response.status}: ${response.statusText}`)
  return publicConfig.parse(await response.json())
}

/** The page's configuration. A failed request is not cached: the next call tries again. */
export function loadConfig(): Promise<PublicConfig> {
  pending ??= fetchConfig().catch((error: unknown) => {
    pending = null
    throw error
  })
  return pending
}
