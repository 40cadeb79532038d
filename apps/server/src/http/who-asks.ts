// Finds out who sends a request: an access token, an API key, or nobody (anonymous).
import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Claims } from '../platform/db/scope.ts'
import { errors } from '../platform/errors.ts'
import type { Platform } from '../platform/platform.ts'
import { API_KEY_PREFIX } from '../platform/who-asks.ts'

const ANONYMOUS: Claims = { role: 'anon' }

/** Sets `request.claims` before each handler of this part of the application. A token that is not valid is refused. */
export function findWhoAsks(app: FastifyInstance, platform: Platform): void {
  app.decorateRequest('claims')
  app.decorateRequest('newRowId', null)
  app.addHook('onRequest', async (request) => {
    request.claims = await claimsOf(request, platform)
  })
}

async function claimsOf(request: FastifyRequest, platform: Platform): Promise<Claims> {
  const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1]?.trim()
  if (!token) return ANONYMOUS
  const claims = token.startsWith(API_KEY_PREFIX)
    ? await claimsOfApiKey(token, platform)
    : await platform.surface.verifySession(token)
  if (!claims) throw errors.not_signed_in()
  return claims
}

/** An API key acts as the member who made it, inside that member's company. */
async function claimsOfApiKey(key: string, { asService }: Platform): Promise<Claims | undefined> {
  const hash = createHash('sha256').update(key).digest()
  const found = await asService('API key', ({ trx }) =>
    trx
      .updateTable('api_keys')
      .set({ last_used_at: new Date() })
      .where('key_hash', '=', hash)
      .where('revoked_at', 'is', null)
      // A key made under a larger plan rests while the smaller one runs.
      .where(sql<boolean>`app.plan_limits(tenant_id) -> 'api' is distinct from 'false'`)
      .returning(['tenant_id', 'created_by', 'scopes'])
      .executeTakeFirst(),
  )
  if (!found?.created_by) return undefined
  return {
    role: 'authenticated',
    sub: found.created_by,
    app_metadata: { tenant_id: found.tenant_id, scopes: found.scopes },
  }
}
