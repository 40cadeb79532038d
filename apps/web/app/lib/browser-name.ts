// A browser's user agent as a readable name.
import Bowser from 'bowser'
import { securityWords as words } from './words/security.ts'

/** `Firefox on Linux`; the raw text if unknown. */
export function browserName(userAgent: string | null): string {
  if (!userAgent) return words('unknownBrowser')
  const { browser, os } = Bowser.parse(userAgent)
  const name = browser.name || userAgent.split(/[/ ]/)[0] || words('unknownBrowser')
  return os.name ? words('browserOn', { browser: name, system: os.name }) : name
}
