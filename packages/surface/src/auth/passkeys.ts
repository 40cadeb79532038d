// A user's own passkeys: add, list, rename, remove. The paths are not GoTrue's, the error texts are.
import {
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type RegistrationResponseJSON,
  type VerifiedRegistrationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { decodeAttestationObject } from '@simplewebauthn/server/helpers'
import type { FastifyRequest } from 'fastify'
import { type AuthContext, countTry, transaction } from './context.ts'
import { AuthError, insufficientAal, invalid } from './errors.ts'
import { type Body, isUuid, object, readBody, text } from './input.ts'
import {
  CHALLENGE_MS,
  credentialOf,
  newChallenge,
  notVerified,
  type RelyingParty,
  relyingParty,
  useChallenge,
} from './passkey-challenges.ts'
import { endSessionsOf } from './sessions.ts'
import { hasSecondStep, userObject, type UserRow } from './users.ts'
import { requireHolder, type SignedIn } from './who.ts'

const MAX_PASSKEYS = 20
const MAX_NAME = 100
/** Longest credential id that the standard allows. */
const MAX_ID_BYTES = 1023
/** EdDSA, ES256 and RS256: every device supports at least one. */
const ALGORITHMS = [-8, -7, -257]
const TRANSPORTS: ReadonlySet<string> = new Set([
  'ble',
  'cable',
  'hybrid',
  'internal',
  'nfc',
  'smart-card',
  'usb',
])

export interface Passkey {
  id: string
  name: string
  created_at: string
  last_used_at: string | null
  /** Added before the present second step, which a sign-in with it therefore also requires. */
  needs_second_step: boolean
}

interface PasskeyRow {
  id: string
  name: string
  created_at: Date
  last_used_at: Date | null
  has_second_step: boolean
}

const COLUMNS = 'id, friendly_name as name, created_at, last_used_at, has_second_step'

const passkeyObject = (user: UserRow, row: PasskeyRow): Passkey => ({
  id: row.id,
  name: row.name,
  created_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at?.toISOString() ?? null,
  needs_second_step: hasSecondStep(user) && !row.has_second_step,
})

type InSession = SignedIn & { sessionId: string }

/** Requires the second step if enabled: otherwise a stolen password could add a passkey and bypass it. */
async function requireFullSession(context: AuthContext, request: FastifyRequest): Promise<InSession> {
  const caller = await requireHolder(context, request)
  const { user, sessionId, aal } = caller
  if (user.is_anonymous)
    throw new AuthError(403, 'no_authorization', 'Anonymous user not allowed to perform these actions')
  if (sessionId === undefined)
    throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
  if (hasSecondStep(user) && aal !== 'aal2') throw insufficientAal('AAL2 required to manage passkeys')
  return { ...caller, sessionId }
}

export async function registerOptions(
  context: AuthContext,
  request: FastifyRequest,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { user, sessionId } = await requireFullSession(context, request)
  const site = relyingParty(context)
  await countTry(context, { key: `passkey-add:${user.id}`, most: context.limits.otpPerIp, seconds: 300 })
  const { rows } = await context.pool.query<{ id: string; transports: string[] }>(
    'select credential_id as id, transports from auth.webauthn_credentials where user_id = $1',
    [user.id],
  )
  if (rows.length >= MAX_PASSKEYS) throw tooManyPasskeys()
  return generateRegistrationOptions({
    rpName: site.id,
    rpID: site.id,
    userID: handleOf(user.id),
    userName: user.email || user.phone || user.id,
    challenge: new Uint8Array(await newChallenge(context, 'register', site, sessionId)),
    timeout: CHALLENGE_MS,
    attestationType: 'none',
    excludeCredentials: rows,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  })
}

export async function registerVerify(context: AuthContext, request: FastifyRequest): Promise<Passkey> {
  const { user, sessionId } = await requireFullSession(context, request)
  const body = readBody(request)
  const credential = credentialOf(body)
  const name = nameIn(body) ?? 'Passkey'
  const site = relyingParty(context)
  const challenge = await useChallenge(context, 'register', site, sessionId, credential)
  const added = await verified(credential, challenge, site)
  return transaction(context.pool, async (tx) => {
    // Two concurrent additions must not both take the last allowed place.
    await tx.query('select from auth.users where id = $1 for update', [user.id])
    const { rows } = await tx.query<PasskeyRow>(
      `insert into auth.webauthn_credentials
         (user_id, credential_id, public_key, sign_count, transports, friendly_name, has_second_step, created_at)
       select $1, $2, $3, $4, $5, $6, $7, to_timestamp($8)
        where (select count(*) from auth.webauthn_credentials where user_id = $1) < $9
       on conflict (credential_id) do nothing returning ${COLUMNS}`,
      [
        user.id,
        added.id,
        Buffer.from(added.publicKey),
        added.counter,
        added.transports?.filter((transport) => TRANSPORTS.has(transport)) ?? [],
        name,
        // The session has completed the step, as checked above.
        hasSecondStep(user),
        context.now() / 1000,
        MAX_PASSKEYS,
      ],
    )
    const [row] = rows
    if (row) {
      const { id, created_at: addedAt } = row
      await context.hooks.passkeyAdded?.({ id, name, addedAt, user: userObject(user) }, tx)
      return passkeyObject(user, row)
    }
    const existing = await tx.query('select from auth.webauthn_credentials where credential_id = $1', [
      added.id,
    ])
    throw existing.rowCount === 0
      ? tooManyPasskeys()
      : new AuthError(422, 'webauthn_credential_exists', 'Passkey is already registered')
  })
}

type NewCredential = NonNullable<VerifiedRegistrationResponse['registrationInfo']>['credential']

async function verified(credential: Body, challenge: string, site: RelyingParty): Promise<NewCredential> {
  try {
    refuseCertificates(credential)
    const { registrationInfo } = await verifyRegistrationResponse({
      response: credential as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    const added = registrationInfo?.credential
    if (added && Buffer.from(added.id, 'base64url').length <= MAX_ID_BYTES) return added
  } catch {
    // Refuse every mismatch with the same error; details would only help forgers.
  }
  throw notVerified()
}

/** Refuses certificates: we request none, and verifying them would fetch URLs from them. */
function refuseCertificates(credential: Body): void {
  const attestation = text(object(credential, 'response') ?? {}, 'attestationObject', 65_536) ?? ''
  const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestation, 'base64url')))
  const isOwn = decoded.get('fmt') === 'packed' && decoded.get('attStmt').get('x5c') === undefined
  if (decoded.get('fmt') !== 'none' && !isOwn) throw notVerified()
}

export async function listPasskeys(context: AuthContext, request: FastifyRequest): Promise<Passkey[]> {
  const { user } = await requireFullSession(context, request)
  const { rows } = await context.pool.query<PasskeyRow>(
    `select ${COLUMNS} from auth.webauthn_credentials where user_id = $1 order by created_at, id`,
    [user.id],
  )
  return rows.map((row) => passkeyObject(user, row))
}

export async function renamePasskey(
  context: AuthContext,
  request: FastifyRequest,
  id: string,
): Promise<Passkey> {
  const { user } = await requireFullSession(context, request)
  const name = nameIn(readBody(request))
  if (name === undefined) throw invalid('name needs to be non-empty')
  const { rows } = await context.pool.query<PasskeyRow>(
    `update auth.webauthn_credentials set friendly_name = $3 where id = $1 and user_id = $2 returning ${COLUMNS}`,
    [requireId(id), user.id, name],
  )
  if (!rows[0]) throw unknownPasskey()
  return passkeyObject(user, rows[0])
}

/** Also ends its sessions, except the caller's, because the device's holder may be signed in with it. */
export async function removePasskey(
  context: AuthContext,
  request: FastifyRequest,
  id: string,
): Promise<{ id: string; ended_sessions: number }> {
  const { user, sessionId } = await requireFullSession(context, request)
  const passkeyId = requireId(id)
  const ended = await transaction(context.pool, async (tx) => {
    // A concurrent sign-in with it waits, and then finds no key.
    const { rowCount } = await tx.query(
      'select from auth.webauthn_credentials where id = $1 and user_id = $2 for update',
      [passkeyId, user.id],
    )
    if (rowCount === 0) throw unknownPasskey()
    const sessions = await endSessionsOf(
      tx,
      { userId: user.id, exceptId: sessionId },
      { method: 'passkey', passkeyId },
    )
    await tx.query('delete from auth.webauthn_credentials where id = $1', [passkeyId])
    return sessions
  })
  if (ended.length > 0) context.sessionsEnded(user.id, ended)
  return { id, ended_sessions: ended.length }
}

/** The user id in a passkey: 16 bytes that do not identify the user to a finder of the device. */
export const handleOf = (userId: UserRow['id']): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(userId.replaceAll('-', ''), 'hex'))

function nameIn(body: Body): string | undefined {
  return text(body, 'name', MAX_NAME)?.trim() || undefined
}

function requireId(id: string): string {
  if (!isUuid(id)) throw unknownPasskey()
  return id
}

export const unknownPasskey = (): AuthError =>
  new AuthError(404, 'webauthn_credential_not_found', 'Passkey not found')
const tooManyPasskeys = (): AuthError =>
  new AuthError(422, 'too_many_passkeys', `A user can have ${MAX_PASSKEYS} passkeys`)
