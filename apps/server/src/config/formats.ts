// Formats of environment variables: each reads a text, or says what it must look like.
import { urlsOfHosts } from '@dropwise/db'
import { isIP } from 'node:net'
import { z } from 'zod'

/** Maximum number of threads of the planner. */
export const PLANNER_THREADS_MAX = 16

/** URL of one of the given kinds, e.g. `http` or `postgres`. */
export const url = (...kinds: string[]) =>
  z.string().refine((text) => URL.canParse(text) && kinds.includes(new URL(text).protocol.slice(0, -1)), {
    error: `must be a URL like ${kinds[0]}://host`,
  })
/** A PostgreSQL URL of one or several hosts, with libpq's `target_session_attrs` only as one of `targets`. */
export const databaseUrl = (targets: readonly string[]) =>
  z.string().refine((text) => urlsOfHosts(text).every((one) => isDatabaseUrl(one, targets)), {
    error: `must be a URL like postgres://login@host/name or postgres://login@host-a,host-b/name, with target_session_attrs ${targets.join(' or ')} if any`,
  })

function isDatabaseUrl(text: string, targets: readonly string[]): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, searchParams } = new URL(text)
  const target = searchParams.get('target_session_attrs')
  return ['postgres:', 'postgresql:'].includes(protocol) && (target === null || targets.includes(target))
}
export const webUrl = url('http', 'https').transform((text) => text.replace(/\/+$/, ''))
/** Web addresses, separated by commas. */
export const mirrors = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim().replace(/\/+$/, '')))
  .refine((all) => all.every((part) => URL.canParse(part) && /^https?:$/.test(new URL(part).protocol)), {
    error: 'must be web addresses like https://download.geofabrik.de, separated by commas',
  })
export const calls = z
  .string()
  .regex(/^\d{1,7}$/, { error: 'must be a number of calls, 0 for no limit' })
  .transform(Number)
export const flag = z.enum(['0', '1'], { error: 'must be 0 or 1' }).transform((text) => text === '1')

export interface TwilioSettings {
  /** Where the API is, without a trailing slash. */
  baseUrl: string
  accountSid: string
  /** Signs our calls, and Twilio's callbacks. */
  authToken: string
  /** A number, or the id of a messaging service (`MG…`). */
  from: string
}

/** `https://ACCOUNT_SID:AUTH_TOKEN@api.twilio.com?from=+15550100`; `from` may be the id of a messaging service. */
export const twilioUrl = url('http', 'https')
  .transform((text): TwilioSettings => {
    const { origin, pathname, username, password, searchParams } = new URL(text)
    return {
      baseUrl: (origin + pathname).replace(/\/+$/, ''),
      accountSid: decodeURIComponent(username),
      authToken: decodeURIComponent(password),
      // A plus in a query reads as a space.
      from: (searchParams.get('from') ?? '').replace(/^ (?=\d)/, '+'),
    }
  })
  .refine(
    ({ accountSid, authToken, from }) =>
      accountSid !== '' && authToken !== '' && /^(\+\d{6,20}|MG[0-9a-zA-Z]{8,64})$/.test(from),
    { error: 'must be like https://ACCOUNT_SID:AUTH_TOKEN@api.twilio.com?from=+15550100' },
  )

export function isHost(text: string): boolean {
  return isIP(text) > 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text)
}

/** Addresses and networks, separated by commas: `10.0.0.5, 10.1.0.0/16, fd00::/8`. */
export const networks = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine((parts) => parts.every(isNetwork), {
    error: 'must be addresses or networks like 10.0.0.5 or 10.1.0.0/16, separated by commas',
  })

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

/** Origins of other sites, separated by commas, or `*` for every one. */
export const origins = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine((parts) => parts.every(isOrigin), {
    error: 'must be * or origins like https://app.example, separated by commas',
  })

function isOrigin(text: string): boolean {
  return text === '*' || (/^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text)
}

/** `https`, or `http` on this machine only: the calls carry secrets. */
export const issuerUrl = z.string().refine(isIssuer, { error: 'must be a URL like https://id.example' })

function isIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, search, hash, username } = new URL(text)
  const isOwnMachine = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return (protocol === 'https:' || (protocol === 'http:' && isOwnMachine)) && search + hash + username === ''
}

export const domains = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim().toLowerCase()))
  .refine((parts) => parts.every((part) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(part)), {
    error: 'must be domains like fleet.example, separated by commas',
  })

/** `no-reply@fleet.example` or `Fenwick & Sons <no-reply@fleet.example>`. */
export const sender = z
  .string()
  .transform((text) => {
    const [, name, address] = /^(?:([^<>"]*)<(.+)>)$/.exec(text) ?? [undefined, '', text]
    return { name: name?.trim() || undefined, address: address?.trim() ?? '' }
  })
  .refine(({ address }) => z.email().safeParse(address).success, {
    error: 'must be like no-reply@fleet.example or Fenwick <no-reply@fleet.example>',
  })

export const plannerThreads = z
  .string()
  .regex(/^([1-9]|1[0-6])$/, { error: `must be a number from 1 to ${PLANNER_THREADS_MAX}` })
  .transform(Number)

/** Ids of accounts, separated by commas. */
export const ids = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine((parts) => parts.every((part) => z.guid().safeParse(part).success), {
    error: 'must be UUIDs of accounts, separated by commas',
  })

/** `api-key=abc,tenant=fleet`, with values as in URLs. */
export const otlpHeaders = z
  .string()
  .regex(/^[\w-]+=[^,=]*(,[\w-]+=[^,=]*)*$/, { error: 'must be like api-key=abc,tenant=fleet' })
  .transform((text) => Object.fromEntries(new URLSearchParams(text.replaceAll(',', '&'))))
