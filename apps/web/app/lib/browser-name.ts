// A browser's user agent as a readable name.
import Bowser from 'bowser'

/** `Firefox on Linux`; the raw text if unknown. */
export function browserName(userAgent: string | null): string {
  if (!userAgent) return 'Unknown browser'
  const { browser, os } = Bowser.parse(userAgent)
  const name = browser.name || userAgent.split(/[/ ]/)[0] || 'Unknown browser'
  return os.name ? `${name} on ${os.name}` : name
}
