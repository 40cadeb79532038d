// Authenticates a request (access token, API key, or anonymous) and checks the route's `access`.
import { RIGHT_SENTENCES } from '@dropwise/contracts'
import { callerQuotas } from '@dropwise/surface/core/caller'
import type { Quota } from '@dropwise/surface/core/rate-limit'
import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { sql } from 'kysely'
import { admits, rightOf, type Access } from '../platform/access.ts'
import { API_KEY_PREFIX } from '../platform/api-key.ts'
import { requestOrigin } from '../platform/db/request-origin.ts'
import type { Claims, Trx } from '../platform/db/scope.ts'
import { errors, type AppError } from '../platform/errors.ts'
import { findMember, isPlatformOwner, type Member } from '../platform/member.ts'
import type { Platform } from '../platform/platform.ts'
import { guessWithin } from '../platform/quota.ts'
import { callQuotas, countCall, defaultQuotas } from './call-limits.ts'

const ANONYMOUS: Claims = { role: 'anon' }
/** Limits the unknown API keys of one caller, and its simultaneous lookups of keys. */
const UNKNOWN_KEYS = { most: 100, seconds: 100, step: 10 }

type AuthPlatform = Pick<Platform, 'asService' | 'asUser' | 'limiter' | 'callLimits' | 'surface'>

/** Guards this part of the application: every route declares its `access`, and only those it admits reach the handler. */
export function authenticate(app: FastifyInstance, platform: AuthPlatform): void {
  const members = new WeakMap<FastifyRequest, Member>()
  app.decorateRequest('claims')
  app.decorateRequest('member', {
    getter() {
      const member = members.get(this)
      if (!member) throw new Error(`${this.method} ${this.routeOptions.url} does not require a member`)
      return member
    },
  })
  app.decorateRequest('userId', {
    getter() {
      const { sub } = this.claims
      if (this.routeOptions.config.access?.kind !== 'session' || !sub)
        throw new Error(`${this.method} ${this.routeOptions.url} does not require a session`)
      return sub
    },
  })
  app.decorateRequest('newRowId', null)
  app.addHook('onRoute', requireAccess)
  app.addHook('onRequest', rememberAddress)
  app.addHook('onRequest', async (request, reply) => {
    const { claims, limits } = await identify(request, platform)
    request.claims = claims
    await countCall(platform, reply, [...limits, ...defaultQuotas(platform.callLimits, claims, request.ip)])
    const { access } = request.routeOptions.config
    const member = access && (await admit(request.claims, access, platform))
    if (member) members.set(request, member)
  })
  app.addHook('preHandler', rememberOrigin)
}

/** Gives the database the caller's address during authentication. With a callback, as below. */
function rememberAddress({ ip, id, headers }: FastifyRequest, _reply: FastifyReply, done: () => void): void {
  requestOrigin.run(
    {
      actor: undefined,
      via: 'nobody signed in',
      ip,
      userAgent: headers['user-agent']?.slice(0, 300),
      requestId: id,
    },
    done,
  )
}

/** Gives the audit log the caller and address of later writes. With a callback, as above. */
function rememberOrigin(request: FastifyRequest, _reply: FastifyReply, done: () => void): void {
  const { claims, ip, id, headers } = request
  const key: unknown = claims.app_metadata?.api_key_name
  requestOrigin.run(
    {
      actor: claims.sub,
      via:
        typeof key === 'string'
          ? `API key ${key}`
          : claims.sub === undefined
            ? 'nobody signed in'
            : 'session',
      ip,
      userAgent: headers['user-agent']?.slice(0, 300),
      requestId: id,
    },
    done,
  )
}

/** A route without `access` would be open to everyone by oversight, so the server refuses to start with one. */
function requireAccess({ method, url, config }: RouteOptions): void {
  if (!config?.access)
    throw new Error(
      `${String(method)} ${url} names no access: add e.g. config: { access: requireStaff('orders:write') }`,
    )
}

/** Throws not_signed_in or not_allowed. */
async function admit(claims: Claims, access: Access, platform: AuthPlatform): Promise<Member | undefined> {
  if (access.kind === 'anyone') return undefined
  if (claims.sub === undefined) throw errors.not_signed_in()
  if (access.kind === 'session') {
    if (!(await isSession(platform, claims))) throw errors.not_allowed()
    return undefined
  }
  requireScope(claims, access)
  if (access.kind === 'platform_owner' || access.kind === 'owner_or_admin') {
    if (await isPlatformOwner(platform, claims)) return undefined
    if (access.kind === 'platform_owner') throw errors.not_allowed()
  }
  const member = await findMember(platform, claims, access.kind === 'member' ? access : {})
  if (!admits(access, member)) throw refusalOf(access, member)
  return member
}

/** Names the missing right of a custom role. */
function refusalOf(access: Access, { rights }: Member): AppError {
  const needed = rights && rightOf(access)
  return needed ? errors.right_missing(RIGHT_SENTENCES[needed], needed) : errors.not_allowed()
}

/** Claims of a session that completed the second step, if its person has one. */
async function isSession({ asUser }: AuthPlatform, claims: Claims): Promise<boolean> {
  if (claims.session_id === undefined) return false
  const { rows } = await asUser(claims, ({ trx }) =>
    sql<{ id: string | null }>`select app.user_id() as id`.execute(trx),
  )
  return rows[0]?.id === claims.sub
}

/** A key with scopes is limited to them; a key without scopes has the rights of its member. */
function requireScope(claims: Claims, access: Access): void {
  const keyScopes = claims.app_metadata?.scopes
  if (!Array.isArray(keyScopes) || keyScopes.length === 0) return
  const needed = access.kind === 'member' ? access.scope : undefined
  if (needed === 'any') return
  if (needed === undefined || !keyScopes.includes(needed))
    throw errors.not_allowed({}, needed === undefined ? { scopes: keyScopes } : { scopes: keyScopes, needed })
}

/** The caller, and the call limits of its API key besides the general ones. */
interface Identity {
  claims: Claims
  limits: Quota[]
}

async function identify(request: FastifyRequest, platform: AuthPlatform): Promise<Identity> {
  if (hasKeyInAddress(request.query)) throw errors.key_in_address()
  const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1]?.trim()
  if (!token) return { claims: ANONYMOUS, limits: [] }
  const identity = token.startsWith(API_KEY_PREFIX)
    ? await identifyKey(token, platform, request)
    : await identifySession(token, platform)
  if (!identity) throw errors.not_signed_in()
  // Only API keys allow this origin, so its pages may not use a session.
  if (request.originOfKeys !== undefined && identity.claims.app_metadata?.api_key_name === undefined)
    throw errors.origin_not_allowed(request.originOfKeys)
  return identity
}

async function identifySession(token: string, { surface }: AuthPlatform): Promise<Identity | undefined> {
  const claims = await surface.verifySession(token)
  return claims ? { claims, limits: [] } : undefined
}

/** Names under which programs put keys into queries. A filter by the prefix of a key has another name. */
const KEY_NAMES = ['api_key', 'apikey', 'apiKey', 'key', 'token', 'access_token', 'authorization']

function hasKeyInAddress(query: unknown): boolean {
  if (typeof query !== 'object' || query === null) return false
  return KEY_NAMES.some((name) => {
    const value = (query as Record<string, unknown>)[name]
    return [value].flat().some((each) => typeof each === 'string' && each.includes(API_KEY_PREFIX))
  })
}

/** Every key counts as a guess until it is verified, so that parallel guesses are counted too. */
const identifyKey = (
  key: string,
  platform: AuthPlatform,
  request: FastifyRequest,
): Promise<Identity | undefined> =>
  guessWithin(
    platform,
    callerQuotas('unknown API key', request.ip, UNKNOWN_KEYS),
    () => readKey(key, platform, request),
    (result) => 'value' in result && result.value === undefined,
  )

/** An API key acts as the member who created it, within that member's company; a test key within the company's sandbox. */
async function readKey(
  key: string,
  platform: AuthPlatform,
  request: FastifyRequest,
): Promise<Identity | undefined> {
  const hash = createHash('sha256').update(key).digest()
  const { rows } = await platform.asService('API key', ({ trx }) => useKey(trx, hash))
  const [row] = rows
  if (!row) await requireNoMove(platform, hash)
  if (!row?.created_by) return undefined
  requireOrigin(request, row.origins)
  return {
    claims: {
      role: 'authenticated',
      sub: row.created_by,
      app_metadata: {
        tenant_id: row.tenant_id,
        scopes: row.scopes,
        is_test: row.is_test,
        api_key_id: row.id,
        api_key_name: row.name,
      },
    },
    limits: [
      ...callQuotas(`API key ${row.id}`, row.calls_per_minute),
      ...callQuotas(`API keys of ${row.tenant_id}`, row.calls_of_company),
    ],
  }
}

/** Throws company_moved for a key whose company moved to another installation. */
async function requireNoMove({ asService }: AuthPlatform, hash: Buffer): Promise<void> {
  const { rows } = await asService('home of an API key', ({ trx }) =>
    sql<{ company: string | null; address: string | null }>`
      select company, address from app.home_of_number(${hash})`.execute(trx),
  )
  const { company, address } = rows[0] ?? {}
  if (company && address) throw errors.company_moved(company, address)
}

/**
 * A key with origins is for pages of these origins. A key without origins is for no page that another key
 * allowed. Programs send no origin.
 */
function requireOrigin(
  { headers: { origin }, host, originOfKeys }: FastifyRequest,
  allowed: readonly string[],
): void {
  if (origin === undefined || allowed.includes(origin)) return
  const isOwnPage = URL.canParse(origin) && new URL(origin).host === host
  if (originOfKeys !== undefined || (allowed.length > 0 && !isOwnPage))
    throw errors.origin_not_allowed(origin)
}

/**
 * Marks the key as used and counts calls of a real key, in one statement. A key from a larger plan does not
 * work under a smaller one.
 */
function useKey(trx: Trx, hash: Buffer) {
  return sql<{
    id: string
    calls_per_minute: number | null
    calls_of_company: number | null
    tenant_id: string
    created_by: string | null
    scopes: string[]
    is_test: boolean
    name: string
    origins: string[]
  }>`
    with used as (
      update public.api_keys set last_used_at = now()
      where key_hash = ${hash} and revoked_at is null and app.plan_limits(tenant_id) -> 'api' is distinct from 'false'
      returning id, calls_per_minute, tenant_id, created_by, scopes, is_test, name, origins),
    counted as (
      insert into public.usage_daily as u (tenant_id, day, api_calls) select tenant_id, current_date, 1 from used where not is_test
      on conflict (tenant_id, day) do update set api_calls = u.api_calls + 1)
    select *, app.calls_per_minute(tenant_id) as calls_of_company from used`.execute(trx)
}
