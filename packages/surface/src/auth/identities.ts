// The ways a user is known by: an identity of several may be unlinked where manual linking is on.
import type { FastifyRequest } from 'fastify'
import type { PoolClient } from 'pg'
import { type AuthContext, transaction } from './context.ts'
import { providerDisabled } from './disabled.ts'
import { AuthError } from './errors.ts'
import { isUuid } from './input.ts'
import { recordProviders } from './users.ts'
import { requireHolder } from './who.ts'

const manualLinkingDisabled = (): AuthError =>
  new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled')

export async function unlinkIdentity(
  context: AuthContext,
  request: FastifyRequest,
  identityId: string,
): Promise<Record<string, never>> {
  const { user } = await requireHolder(context, request)
  if (!context.manualLinking) throw manualLinkingDisabled()
  if (!isUuid(identityId)) throw new AuthError(404, 'validation_failed', 'identity_id must be an UUID')
  await transaction(context.pool, async (tx) => {
    // Two requests at once must not take both of two identities.
    await tx.query('select from auth.users where id = $1 for update', [user.id])
    const { rows: identities } = await tx.query<{ id: string; provider: string }>(
      'select id, provider from auth.identities where user_id = $1',
      [user.id],
    )
    if (identities.length <= 1)
      throw new AuthError(
        422,
        'single_identity_not_deletable',
        'User must have at least 1 identity after unlinking',
      )
    const identity = identities.find(({ id }) => id === identityId.toLowerCase())
    if (!identity) throw new AuthError(422, 'identity_not_found', "Identity doesn't exist")
    await tx.query('delete from auth.identities where id = $1', [identity.id])
    if (identity.provider === 'phone')
      await tx.query('update auth.users set phone = null, phone_confirmed_at = null where id = $1', [user.id])
    else await takeEmailFromIdentities(tx, user.id)
    await recordProviders(tx, user.id)
  })
  return {}
}

/** A user whose address no identity has any more gets that of another identity, verified ones first, or none. */
async function takeEmailFromIdentities(tx: PoolClient, userId: string): Promise<void> {
  try {
    await tx.query(
      `update auth.users u
          set email = i.email, email_confirmed_at = case when i.is_verified then coalesce(u.email_confirmed_at, now()) end
         from (select email, email is not null and coalesce((identity_data ->> 'email_verified')::boolean, false) as is_verified
                 from auth.identities where user_id = $1 order by 2 desc, email is null, created_at limit 1) i
        where u.id = $1 and not exists (select from auth.identities s where s.user_id = $1 and s.email = lower(u.email))`,
      [userId],
    )
  } catch (error) {
    if ((error as { code?: string }).code !== '23505') throw error
    throw new AuthError(
      422,
      'email_conflict_identity_not_deletable',
      'Unable to unlink identity due to email conflict',
    )
  }
}

/** Linking leads to a provider, and all of them are switched off. */
export async function linkIdentity(context: AuthContext, request: FastifyRequest): Promise<never> {
  await requireHolder(context, request)
  if (!context.manualLinking) throw manualLinkingDisabled()
  throw providerDisabled(request)
}
