// Signs in people whom another identity provider named to the program, which decides whom it may name.
import type { PoolClient } from 'pg'
import type { NamedPerson, NamedSignIn, Surface } from '../options.ts'
import { type AuthContext, contextFor, transaction } from './context.ts'
import { AuthError } from './errors.ts'
import { sessionLocation } from './hand-back.ts'
import { allowedRedirect } from './one-time.ts'
import type { Account } from './oidc-account.ts'
import { lockAddress } from './sign-up.ts'
import {
  claimUnproven,
  findUser,
  type ForeignIdentity,
  insertUser,
  linkForeignIdentity,
  normalEmail,
  userObject,
  type UserRow,
} from './users.ts'

const refused = (code: string, message: string): AuthError => new AuthError(403, code, message)

const identityOf = ({ provider, issuer, subject, email, names }: NamedPerson): ForeignIdentity => ({
  provider,
  // Neither URLs of issuers nor entity ids contain a line feed.
  id: `${issuer}\n${subject}`,
  data: { ...names, iss: issuer, sub: subject, email, email_verified: true },
})

export function createNamedSignIns(context: AuthContext): Pick<Surface, 'signInNamed' | 'allowedTarget'> {
  return {
    async signInNamed(person, how) {
      const { location, user, endedSessions } = await transaction(context.pool, async (tx) => {
        const { user, endedSessions } = await accountOf(context, tx, person, how)
        if (user.banned_until && user.banned_until.getTime() > context.now())
          throw refused('user_banned', 'User is banned')
        const { target, method, pkce, ip } = how
        const location = await sessionLocation(context, tx, {
          target,
          userId: user.id,
          provider: person.provider,
          method,
          pkce,
          caller: { ip, userAgent: '' },
        })
        return { location, user, endedSessions }
      })
      context.sessionsEnded(user.id, endedSessions)
      return location
    },
    allowedTarget: (wish, request) => allowedRedirect(contextFor(context, request), wish),
  }
}

async function accountOf(
  context: AuthContext,
  tx: PoolClient,
  person: NamedPerson,
  { admit, ip }: NamedSignIn,
): Promise<Account> {
  const identity = identityOf(person)
  const email = normalEmail(person.email)
  // Two answers about one person at once must not create two accounts.
  await lockAddress(tx, `${identity.provider}\n${identity.id}`)
  const linkedUser = await findLinked(tx, identity)
  if (linkedUser) {
    const admission = await admit({ userId: linkedUser.id, isLinked: true }, tx)
    if (admission) await admission.joins(linkedUser.id)
    return { user: linkedUser, endedSessions: [] }
  }
  await lockAddress(tx, email)
  const namesake = await findUser(tx, 'email', email, true)
  const admission = await admit({ userId: namesake?.id ?? null, isLinked: false }, tx)
  if (namesake) requireLinkable(namesake, person)
  const user = namesake ?? (await newUser(context, tx, { identity, email, names: person.names, ip }))
  const endedSessions = namesake && !namesake.email_confirmed_at ? await claimUnproven(tx, namesake) : []
  if (namesake) await linkForeignIdentity(tx, namesake.id, identity)
  if (admission) await admission.joins(user.id)
  return { user, endedSessions }
}

async function findLinked(
  tx: PoolClient,
  { provider, id, data }: ForeignIdentity,
): Promise<UserRow | undefined> {
  const { rows } = await tx.query<{ user_id: string }>(
    `update auth.identities set last_sign_in_at = now(), updated_at = now(), identity_data = identity_data || $3
      where provider = $1 and provider_id = $2 returning user_id`,
    [provider, id, JSON.stringify(data)],
  )
  return rows[0] && findUser(tx, 'id', rows[0].user_id, true)
}

function requireLinkable(user: UserRow, { provider, issuer, email }: NamedPerson): void {
  // Companies give a leaver's address to others, who must not get the account.
  if (user.identities.some((other) => other.provider === provider && other.identity_data.iss === issuer))
    throw refused(
      'identity_already_exists',
      `The account of ${email} belongs to another person of your company. Ask your administrator.`,
    )
}

async function newUser(
  context: AuthContext,
  tx: PoolClient,
  {
    identity,
    email,
    names,
    ip,
  }: { identity: ForeignIdentity; email: string; names: Record<string, string>; ip: string },
): Promise<UserRow> {
  const user = await insertUser(tx, { email, emailConfirmed: true, userMetadata: names, identity })
  await context.hooks.userCreated?.(userObject(user), tx, ip)
  return user
}
