// Where accounts, rows and live changes come from (docs/api.md, part A): the backend that /config.json names.
import { loadConfig } from './config.ts'

/**
 * Address of the backend, without a slash at its end. A backend of the page's own name is asked at the page's own origin:
 * a server behind somebody else's TLS does not know that it is reached by https.
 */
export async function backendUrl(): Promise<string> {
  const url = new URL((await loadConfig()).url)
  const { host, origin } = window.location
  return (url.host === host ? origin : url.origin) + url.pathname.replace(/\/+$/, '')
}
