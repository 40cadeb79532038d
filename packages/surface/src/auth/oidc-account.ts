// The account of an issuer's user: the connected one, the one with the verified address, or a new one.
import type { FastifyRequest } from 'fastify'
import type { PoolClient } from 'pg'
import { type AuthContext, countTry } from './context.ts'
import { AuthError } from './errors.ts'
import type { Issuer, Person } from './oidc-issuer.ts'
import { lockAddress, signUpQuotas } from './sign-up.ts'
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

export const PROVIDER = 'oidc'

/** Another issuer may use the same subject. No issuer's URL contains `#`. */
const identityId = ({ issuer, subject }: Person): string => `${issuer}#${subject}`

const refused = (code: string, message: string): AuthError => new AuthError(403, code, message)

export interface Account {
  user: UserRow
  /** Sessions that this sign-in ended; announce them after the transaction. */
  endedSessions: string[]
}

/**
 * The account for the person's sign-in, created or connected if necessary. Throws a sentence for the person.
 */
export async function accountFor(
  context: AuthContext,
  issuer: Issuer,
  tx: PoolClient,
  request: FastifyRequest,
  person: Person,
): Promise<Account> {
  requireDomain(issuer, person)
  await lockAddress(tx, identityId(person))
  const account =
    (await connectedAccount(tx, person)) ?? (await accountByAddress(context, issuer, tx, request, person))
  const { banned_until: bannedUntil } = account.user
  if (bannedUntil && bannedUntil.getTime() > context.now()) throw refused('user_banned', 'User is banned')
  return account
}

/**
 * Connects the person to the account of a session that asked for it. Throws a sentence when the person is
 * connected elsewhere, or the account to another person of this issuer.
 */
export async function connectPerson(
  issuer: Issuer,
  tx: PoolClient,
  sessionId: string,
  person: Person,
): Promise<void> {
  requireDomain(issuer, person)
  await lockAddress(tx, identityId(person))
  const { rows } = await tx.query<{ user_id: string }>('select user_id from auth.sessions where id = $1', [
    sessionId,
  ])
  const user = rows[0] && (await findUser(tx, 'id', rows[0].user_id, true))
  if (!user) throw refused('session_not_found', 'Your session has ended. Sign in again.')
  const connected = await connectedAccount(tx, person)
  const { label } = issuer.options
  if (connected && connected.user.id !== user.id)
    throw refused('identity_already_exists', `This person at ${label} is connected to another account.`)
  if (!connected && user.identities.some(isOfIssuer(person)))
    throw refused(
      'identity_already_exists',
      `Your account is connected to another person at ${label}. Disconnect that one first.`,
    )
  if (!connected) await linkForeignIdentity(tx, user.id, identityOf(person))
}

function requireDomain({ options: { mailDomains = [], label } }: Issuer, person: Person): void {
  if (mailDomains.length === 0) return
  const domain = person.email?.toLowerCase().split('@').at(-1) ?? ''
  if (person.isEmailVerified && mailDomains.includes(domain)) return
  throw refused(
    'provider_domain_not_allowed',
    `Only people with an email address at ${mailDomains.join(' or ')} may sign in with ${label}.`,
  )
}

async function connectedAccount(tx: PoolClient, person: Person): Promise<Account | undefined> {
  const { rows } = await tx.query<{ user_id: string }>(
    `update auth.identities set last_sign_in_at = now(), updated_at = now(), identity_data = identity_data || $3
      where provider = $1 and provider_id = $2 returning user_id`,
    [PROVIDER, identityId(person), JSON.stringify(identityOf(person).data)],
  )
  const user = rows[0] && (await findUser(tx, 'id', rows[0].user_id, true))
  return user && { user, endedSessions: [] }
}

/** Only an address that the issuer verified identifies an account. */
async function accountByAddress(
  context: AuthContext,
  { options: { label } }: Issuer,
  tx: PoolClient,
  request: FastifyRequest,
  person: Person,
): Promise<Account> {
  if (person.email === undefined)
    throw refused('provider_email_missing', `${label} did not say what your email address is.`)
  if (!person.isEmailVerified)
    throw refused(
      'provider_email_needs_verification',
      `${label} has not verified your email address. Verify it there first, then sign in again.`,
    )
  const email = normalEmail(person.email)
  await lockAddress(tx, email)
  const existingUser = await findUser(tx, 'email', email, true)
  if (!existingUser) return { user: await newAccount(context, tx, request, email, person), endedSessions: [] }
  // Companies give a leaver's address to others, who must not get the account.
  if (existingUser.identities.some(isOfIssuer(person)))
    throw refused(
      'identity_already_exists',
      `The account of ${email} belongs to another person at ${label}. Ask your administrator.`,
    )
  const endedSessions = existingUser.email_confirmed_at ? [] : await claimUnproven(tx, existingUser)
  await linkForeignIdentity(tx, existingUser.id, identityOf(person))
  return { user: existingUser, endedSessions }
}

const isOfIssuer =
  ({ issuer }: Person) =>
  ({ provider, identity_data: data }: UserRow['identities'][number]): boolean =>
    provider === PROVIDER && data.iss === issuer

async function newAccount(
  context: AuthContext,
  tx: PoolClient,
  request: FastifyRequest,
  email: string,
  person: Person,
): Promise<UserRow> {
  if (context.disableSignup)
    throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance')
  await countTry(context, ...signUpQuotas(context, request.ip))
  const user = await insertUser(tx, {
    email,
    emailConfirmed: true,
    userMetadata: person.names,
    identity: identityOf(person),
  })
  await context.hooks.userCreated?.(userObject(user), tx, request.ip)
  return user
}

const identityOf = (person: Person): ForeignIdentity => ({
  provider: PROVIDER,
  id: identityId(person),
  data: {
    ...person.names,
    iss: person.issuer,
    sub: person.subject,
    ...(person.email === undefined ? {} : { email: person.email }),
    email_verified: person.isEmailVerified,
  },
})
