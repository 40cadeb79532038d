// Who a caller without an account is for limits: an IPv4 address, or the networks of an IPv6 address. Every limit that
// counts callers gets its keys here.
import ipaddr from 'ipaddr.js'
import { isIP } from 'node:net'
import type { Quota, RateLimit } from './rate-limit.ts'

/** Every phone and rented server has a /64 of addresses. */
const SUBSCRIBER_BITS = 64
/** Customers with a line of their own, and whoever rents many servers, have a /48. */
const SITE_BITS = 48
/** A /48 may do so many times as much as one /64. */
const SITE_FACTOR = 10
/** All callers whose address nobody can read share one limit. */
const UNREADABLE = 'unreadable address'

/**
 * The network that counts as one caller, as PostgreSQL reads a `cidr`: an IPv4 address, also one written as IPv6, or the /64
 * of an IPv6 address. Undefined for what is no address.
 */
export const networkOf = (address: string): string | undefined => networksOf(address)[0]

/** Narrow to wide; empty for what is no address. */
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

/** `limit` for a caller, by the address that a request came from; ten times as much for the /48 around an IPv6 address. */
export function callerQuotas(name: string, address: string, limit: RateLimit): Quota[] {
  const [narrow = UNREADABLE, wide] = networksOf(address)
  const quota = { ...limit, key: `${name}:${narrow}` }
  if (wide === undefined) return [quota]
  return [quota, { ...limit, key: `${name}:${wide}`, most: limit.most * SITE_FACTOR }]
}
