// Identity of a caller without an account for rate limits: an IPv4 address, or the networks of an IPv6
// address. All such limits get their keys here.
import ipaddr from 'ipaddr.js'
import { isIP } from 'node:net'
import type { Quota, RateLimit } from './rate-limit.ts'

/** Every phone and rented server has a /64. */
const SUBSCRIBER_BITS = 64
/** Customers with their own line, and renters of many servers, have a /48. */
const SITE_BITS = 48
/** A /48 may do this many times as much as one /64. */
const SITE_FACTOR = 10
/** All callers with an unreadable address share one limit. */
const UNREADABLE = 'unreadable address'

/**
 * The network that counts as one caller, as a PostgreSQL `cidr`: an IPv4 address (also IPv6-mapped), or the
 * /64 of an IPv6 address. Undefined for other text.
 */
export const networkOf = (address: string): string | undefined => networksOf(address)[0]

/** From narrow to wide; empty for other text. */
function networksOf(address: string): string[] {
  if (isIP(address) === 0) return []
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return [parsed.toString()]
  const bytes = parsed.toByteArray()
  return [SUBSCRIBER_BITS, SITE_BITS].map((bits) => {
    const prefix = ipaddr.fromByteArray(bytes.map((byte, index) => (index * 8 < bits ? byte : 0)))
    return `${prefix.toString()}/${bits}`
  })
}

/** `limit` for a caller by source address; ten times as much for the /48 around an IPv6 address. */
export function callerQuotas(name: string, address: string, limit: RateLimit): Quota[] {
  const [narrow = UNREADABLE, wide] = networksOf(address)
  const quota = { ...limit, key: `${name}:${narrow}` }
  if (wide === undefined) return [quota]
  return [quota, { ...limit, key: `${name}:${wide}`, most: limit.most * SITE_FACTOR }]
}
