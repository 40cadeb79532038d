// What a browser calls itself, in words that people know.
import Bowser from 'bowser'

/** `Firefox on Linux`; what came, where nobody knows it. */
export function browserName(userAgent: string | null): string {
  if (!userAgent) return 'Unknown browser'
  const { browser, os } = Bowser.parse(userAgent)
  const name = browser.name || userAgent.split(/[/ ]/)[0] || 'Unknown browser'
  return os.name ? `${name} on ${os.name}` : name
}
