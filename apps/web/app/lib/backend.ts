// The backend for accounts, rows and live changes (docs/api.md, part A), from /config.json.
import { loadConfig } from './config.ts'

/**
 * URL of the backend, without a trailing slash. A backend on the page's host uses the page's origin, because
 * a server behind a TLS proxy does not know its https address.
 */
export async function backendUrl(): Promise<string> {
  const url = new URL((await loadConfig()).url)
  const { host, origin } = window.location
  return (url.host === host ? origin : url.origin) + url.pathname.replace(/\/+$/, '')
}
