// The host name on which a company shows its tracking pages, and every public link to a delivery. Pure.

/** Longest host name of DNS. */
export const HOST_MAX = 253
const LABEL_MAX = 63
/** Names of this machine and of home networks. */
const LOCAL_NAME = /(^|\.)(localhost|local|localdomain|internal|lan|home|intranet|test|invalid|onion)$/

export type HostReading = { host: string } | { problem: string }

/**
 * The one form of a host name: lower case, without a trailing dot, other scripts as `xn--…`. Says why a text
 * cannot be a company's host; `platformHost` is the platform's own.
 */
export function readTrackingHost(text: string, platformHost: string): HostReading {
  const typed = text.trim().replace(/\.$/, '')
  if (typed === '') return { problem: 'Enter a host name such as track.example.com.' }
  if (/[/:@?#\\\s%[\]]/.test(typed))
    return {
      problem: 'Enter the host name alone: without https://, port, path or spaces.',
    }
  if (typed.length > HOST_MAX)
    return { problem: `A host name has at most ${HOST_MAX} characters; this has ${typed.length}.` }
  const url = `http://${typed}`
  if (!URL.canParse(url)) return { problem: `${typed} is not a host name.` }
  const host = new URL(url).hostname
  if (/^[\d.]+$/.test(host)) return { problem: 'Enter a name, not an address of numbers.' }
  if (host.length > HOST_MAX) return { problem: `A host name has at most ${HOST_MAX} characters.` }
  const labels = host.split('.')
  if (labels.some((label) => !/^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/.test(label) || label.length > LABEL_MAX))
    return {
      problem: `${typed} is not a host name: its parts are letters, digits and hyphens, at most ${LABEL_MAX} each.`,
    }
  if (labels.length < 2 || LOCAL_NAME.test(host))
    return { problem: `${host} is not on the public internet. Enter a name such as track.example.com.` }
  if (host === platformHost || host.endsWith(`.${platformHost}`))
    return { problem: `${host} belongs to this platform. Enter a name of your own domain.` }
  return { host }
}

/**
 * Where the public pages of a company are: its own host once that is checked, else the platform. Protocol and
 * port are the platform's.
 */
export function publicOrigin(platformUrl: string, host: string | null): string {
  if (host === null) return platformUrl
  const { protocol, port } = new URL(platformUrl)
  return `${protocol}//${host}${port === '' ? '' : `:${port}`}`
}

const PUBLIC_PATHS = { track: '/track', feedback: '/customer/feedback', verify: '/verify' }

/** A public page of one delivery; every link in messages, screens and webhooks comes from here. */
export const publicLink = (
  origin: string,
  trackingNumber: string,
  page: keyof typeof PUBLIC_PATHS = 'track',
): string => `${origin}${PUBLIC_PATHS[page]}/${trackingNumber}`
