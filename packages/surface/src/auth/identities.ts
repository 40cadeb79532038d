// A user's identities. With single sign-on, people connect and disconnect it themselves; others may be
// unlinked where manual linking is enabled.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PoolClient } from 'pg'
import { type AuthContext, countTry, transaction } from './context.ts'
import { providerDisabled } from './disabled.ts'
import { AuthError, insufficientAal } from './errors.ts'
import { isUuid, query, redirectWish } from './input.ts'
import { PROVIDER } from './oidc-account.ts'
import { startFlow } from './oidc.ts'
import { allowedRedirect } from './one-time.ts'
import { redirect } from './hand-back.ts'
import { endSessionsOf } from './sessions.ts'
import { hasSecondStep, linkIdentity as linkOwnIdentity, recordProviders, type UserRow } from './users.ts'
import { requireHolder, type SignedIn } from './who.ts'

const manualLinkingDisabled = (): AuthError =>
  new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled')
const lastWayIn = (message: string): AuthError => new AuthError(422, 'single_identity_not_deletable', message)

export async function unlinkIdentity(
  context: AuthContext,
  request: FastifyRequest,
  identityId: string,
): Promise<Record<string, unknown>> {
  const caller = await requireHolder(context, request)
  const { user, sessionId } = caller
  if (!context.manualLinking && !context.oidc) throw manualLinkingDisabled()
  if (!isUuid(identityId)) throw new AuthError(404, 'validation_failed', 'identity_id must be an UUID')
  const id = identityId.toLowerCase()
  const isSingleSignOn = user.identities.some(
    (identity) => identity.id === id && identity.provider === PROVIDER,
  )
  if (isSingleSignOn) requireFullTrust(caller, 'disconnect a sign-in provider')
  else if (!context.manualLinking) throw manualLinkingDisabled()
  const ended = await transaction(context.pool, async (tx) => {
    // Two concurrent requests must not unlink both of two identities.
    await tx.query('select from auth.users where id = $1 for update', [user.id])
    if (isSingleSignOn) await keepAnotherWayIn(tx, user)
    await removeIdentity(tx, user.id, id)
    // Sign-ins with this issuer identity must end with it.
    return isSingleSignOn
      ? endSessionsOf(tx, { userId: user.id, exceptId: sessionId }, { method: 'oauth' })
      : []
  })
  if (ended.length > 0) context.sessionsEnded(user.id, ended)
  return isSingleSignOn ? { ended_sessions: ended.length } : {}
}

/** A user with a second step must have completed it. */
function requireFullTrust({ user, aal }: SignedIn, deed: string): void {
  if (hasSecondStep(user) && aal !== 'aal2') throw insufficientAal(`AAL2 required to ${deed}`)
}

/** Requires a password or passkey: something the user holds, not something that a mail could provide. */
async function keepAnotherWayIn(tx: PoolClient, user: UserRow): Promise<void> {
  const { rows } = await tx.query<{ can: boolean }>(
    `select coalesce(encrypted_password, '') <> '' or exists (select from auth.webauthn_credentials c where c.user_id = u.id) as can
       from auth.users u where id = $1`,
    [user.id],
  )
  if (!rows[0]?.can || !user.email)
    throw lastWayIn('This is your last way in. Choose a password or add a passkey first.')
  if (!user.identities.some(({ provider }) => provider === 'email'))
    await linkOwnIdentity(tx, user.id, 'email', {
      email: user.email,
      email_verified: user.email_confirmed_at !== null,
      phone_verified: false,
    })
}

async function removeIdentity(tx: PoolClient, userId: string, id: string): Promise<void> {
  const { rows: identities } = await tx.query<{ id: string; provider: string }>(
    'select id, provider from auth.identities where user_id = $1',
    [userId],
  )
  if (identities.length <= 1) throw lastWayIn('User must have at least 1 identity after unlinking')
  const identity = identities.find((candidate) => candidate.id === id)
  if (!identity) throw new AuthError(422, 'identity_not_found', "Identity doesn't exist")
  await tx.query('delete from auth.identities where id = $1', [identity.id])
  if (identity.provider === 'phone')
    await tx.query('update auth.users set phone = null, phone_confirmed_at = null where id = $1', [userId])
  else await takeEmailFromIdentities(tx, userId)
  await recordProviders(tx, userId)
}

/**
 * When no identity has the user's address any more, sets the address of another identity, verified ones
 * first, or none.
 */
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

/**
 * Sends the browser to the issuer, to return connected to this session's account. With `skip_http_redirect`
 * the response holds the URL, for clients that ask with a token.
 */
export async function linkIdentity(
  context: AuthContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ url: string } | FastifyReply> {
  const caller = await requireHolder(context, request)
  const { user, sessionId } = caller
  const { oidc } = context
  const params = query(request)
  if (!context.manualLinking && !oidc) throw manualLinkingDisabled()
  if (!oidc || params.get('provider')?.toLowerCase() !== PROVIDER) throw providerDisabled(request)
  if (sessionId === undefined)
    throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
  requireFullTrust(caller, 'connect a sign-in provider')
  // An account created for another person's address must not be connected before that address is confirmed.
  if (!user.email_confirmed_at)
    throw new AuthError(403, 'email_not_confirmed', 'Confirm your email address first')
  await countTry(context, { key: `connect:${user.id}`, most: context.limits.otpPerIp, seconds: 300 })
  const target = allowedRedirect(context, redirectWish(request))
  const url = await startFlow(context, reply, oidc, { target, pkce: undefined, linkSessionId: sessionId })
  return params.get('skip_http_redirect') === 'true' ? { url } : redirect(reply, url)
}
