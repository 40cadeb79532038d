// Parses a join: configuration, token and bindings, all validated before the join is accepted.
import type { JwtFault } from '../core/jwt.ts'
import type { Binding } from './channel.ts'
import { type RowFilter, parseFilters } from './filters.ts'

export interface JoinConfig {
  isPrivate: boolean
  echo: boolean
  acknowledge: boolean
  presenceKey: string
  hasPresence: boolean
  /** Which stored messages to replay: since a time in milliseconds, at most `limit`. */
  replay: Replay | 'invalid' | undefined
  /** The client waits for confirmation that changes are being received. */
  wantsReady: boolean
  token: string | undefined
  bindings: { echoed: Record<string, unknown>; binding: Binding; problem?: string }[]
}

export interface Replay {
  since: number
  limit: number
}

type Raw = Record<string, unknown>
const object = (value: unknown): Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Raw) : {}
const string = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

const MAX_BINDINGS = 100
/** Longer filters are rejected. */
const MAX_FILTER_LENGTH = 10_000

/** `id` is unique within the channel only, so that equal subscriptions receive byte-identical messages. */
function binding(raw: Raw, id: number): JoinConfig['bindings'][number] {
  const event = string(raw.event)?.toUpperCase() ?? '*'
  const filterText = string(raw.filter)
  const select = Array.isArray(raw.select)
    ? raw.select.filter((name): name is string => typeof name === 'string')
    : undefined
  let filters: RowFilter[] = []
  let problem: string | undefined
  try {
    if ((filterText?.length ?? 0) > MAX_FILTER_LENGTH) throw new Error('Error parsing filter: it is too long')
    filters = parseFilters(filterText)
  } catch (error) {
    problem = (error as Error).message
  }
  if (!['INSERT', 'UPDATE', 'DELETE', '*'].includes(event)) problem = `Error parsing event: ${event}`
  const table = string(raw.table)
  const result: Binding = {
    id,
    event: event as Binding['event'],
    schema: string(raw.schema) ?? 'public',
    table: table === '*' ? undefined : table,
    filterText,
    filters,
    select: select && select.length > 0 ? select : undefined,
  }
  return { echoed: { ...raw, id: result.id }, binding: result, problem }
}

const MAX_REPLAYED = 25
const DEFAULT_REPLAY_LIMIT = 10

function parseReplay(raw: unknown): JoinConfig['replay'] {
  if (raw === undefined || raw === null) return undefined
  const { since = 0, limit = DEFAULT_REPLAY_LIMIT } = object(raw)
  const isRight =
    typeof raw === 'object' &&
    Number.isSafeInteger(since) &&
    Number.isInteger(limit) &&
    Number(limit) >= 1 &&
    Number(limit) <= MAX_REPLAYED &&
    Math.abs(Number(since)) < 8.64e15
  return isRight ? { since: Number(since), limit: Number(limit) } : 'invalid'
}

/** Unknown fields are ignored; values of the wrong type count as absent. */
export function parseJoin(payload: unknown): JoinConfig {
  const { config: rawConfig, access_token: accessToken, user_token: userToken } = object(payload)
  const config = object(rawConfig)
  const broadcast = object(config.broadcast)
  const presence = object(config.presence)
  const key = string(presence.key) ?? ''
  const bindings = Array.isArray(config.postgres_changes)
    ? config.postgres_changes.slice(0, MAX_BINDINGS).map((raw, index) => binding(object(raw), index + 1))
    : []
  return {
    isPrivate: config.private === true,
    echo: broadcast.self === true,
    acknowledge: broadcast.ack === true,
    presenceKey: key.slice(0, 1000),
    hasPresence: presence.enabled === true || key !== '',
    replay: parseReplay(broadcast.replay),
    wantsReady: broadcast.replication_ready === true,
    token: string(accessToken) ?? string(userToken),
    bindings,
  }
}

/** The reason a token was rejected, as reported in join replies. */
export function tokenErrorReason(fault: JwtFault): string {
  switch (fault.fault) {
    case 'expired':
      return `InvalidJWTToken: Token has expired ${Math.max(0, fault.seconds)} seconds ago`
    case 'parts':
    case 'malformed':
      return 'MalformedJWT: The token provided is not a valid JWT'
    case 'signature':
    case 'algorithm':
    case 'key':
      return 'JwtSignatureError: Failed to validate JWT signature'
    default:
      return 'InvalidJWTToken: Fields `role` and `exp` are required in JWT'
  }
}

/** The reason as reported at the handshake, where the response is plain HTTP. */
export function handshakeErrorReason(fault: JwtFault): string {
  switch (fault.fault) {
    case 'expired':
      return 'Token has expired'
    case 'parts':
    case 'malformed':
      return 'The token provided is not a valid JWT'
    case 'signature':
    case 'algorithm':
    case 'key':
      return 'Failed to validate JWT signature'
    default:
      return 'Fields `role` and `exp` are required in JWT'
  }
}
