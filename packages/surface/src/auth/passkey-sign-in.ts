// Sign-in with a passkey, without a user name: the device offers its keys, and its answer identifies the
// user.
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server'
import type { FastifyRequest } from 'fastify'
import { callerQuotas } from '../core/caller.ts'
import { type AuthContext, countTry, transaction } from './context.ts'
import type { AuthError } from './errors.ts'
import { type Body, object, readBody, text } from './input.ts'
import {
  CHALLENGE_MS,
  credentialOf,
  newChallenge,
  notVerified,
  type RelyingParty,
  relyingParty,
  useChallenge,
} from './passkey-challenges.ts'
import { handleOf, unknownPasskey } from './passkeys.ts'
import { openSession, type SessionResponse } from './sessions.ts'
import { signInQuotas } from './sign-in-limits.ts'
import { requireMaySignIn } from './token.ts'
import { findUser, type UserRow } from './users.ts'
import { callerOf } from './who.ts'

interface StoredKey {
  id: string
  user_id: string
  credential_id: string
  public_key: Buffer
  sign_count: string
  has_second_step: boolean
}

export async function signInOptions(
  context: AuthContext,
  request: FastifyRequest,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const site = relyingParty(context)
  await countTry(
    context,
    ...callerQuotas('passkey', request.ip, { most: context.limits.otpPerIp, seconds: 300 }),
  )
  return generateAuthenticationOptions({
    rpID: site.id,
    challenge: new Uint8Array(await newChallenge(context, 'sign_in', site, null)),
    timeout: CHALLENGE_MS,
    userVerification: 'required',
  })
}

export async function signInVerify(context: AuthContext, request: FastifyRequest): Promise<SessionResponse> {
  const credential = credentialOf(readBody(request))
  const site = relyingParty(context)
  const tries = signInQuotas(context, request.ip)
  // Count the tries before checking the answer, as with a password; a right answer returns them.
  await countTry(context, ...tries)
  const challenge = await useChallenge(context, 'sign_in', site, null, credential)
  const key = await findKey(context, text(credential, 'id') ?? '')
  if (!key) throw unknownPasskey()
  const user = await findUser(context.pool, 'id', key.user_id)
  if (!user) throw unknownPasskey()
  const counter = await counterOf(credential, key, challenge, site)
  if (counter === undefined) throw await refuse(context, request, user)
  await context.limiter.release(...tries)
  await requireMaySignIn(context, user, user.email ? 'email' : 'phone')
  const session = await open(context, request, key, counter)
  if (!session) throw await refuse(context, request, user)
  return session
}

async function findKey({ pool }: AuthContext, credentialId: string): Promise<StoredKey | undefined> {
  const { rows } = await pool.query<StoredKey>(
    `select id, user_id, credential_id, public_key, sign_count, has_second_step
       from auth.webauthn_credentials where credential_id = $1`,
    [credentialId],
  )
  return rows[0]
}

async function refuse(
  { hooks, pool }: AuthContext,
  request: FastifyRequest,
  { id }: UserRow,
): Promise<AuthError> {
  const attempt = { userId: id, method: 'passkey', outcome: 'wrong_code', ...callerOf(request) } as const
  await hooks.signInTried?.(attempt, pool)
  return notVerified()
}

/** The counter of a valid answer; undefined for others. */
async function counterOf(
  credential: Body,
  key: StoredKey,
  challenge: string,
  site: RelyingParty,
): Promise<number | undefined> {
  const handle = text(object(credential, 'response') ?? {}, 'userHandle')
  if (handle !== Buffer.from(handleOf(key.user_id)).toString('base64url')) return undefined
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: credential as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      credential: {
        id: key.credential_id,
        publicKey: new Uint8Array(key.public_key),
        counter: Number(key.sign_count),
      },
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    return undefined
  }
}

/**
 * Advances the key's counter and opens the session; undefined when the counter went backwards, as a copy's
 * would. The device verified its person, so a key counts as both steps, unless it was added without the
 * present second step: somebody who only knew the password could have added it.
 */
function open(
  context: AuthContext,
  request: FastifyRequest,
  key: StoredKey,
  counter: number,
): Promise<SessionResponse | undefined> {
  return transaction(context.pool, async (tx) => {
    const { rowCount } = await tx.query(
      `update auth.webauthn_credentials set sign_count = $2, last_used_at = to_timestamp($3)
        where id = $1 and (sign_count < $2 or (sign_count = 0 and $2 = 0))`,
      [key.id, counter, context.now() / 1000],
    )
    if (rowCount === 0) return undefined
    // Lock the user as enabling a second step does, so that of two concurrent changes the later one sees the
    // earlier.
    const user = await findUser(tx, 'id', key.user_id, true)
    const factor = user?.factors.find(({ status }) => status === 'verified')
    const isStrong = !factor || key.has_second_step
    return openSession(context, tx, key.user_id, 'passkey', callerOf(request), {
      aal: isStrong ? 'aal2' : 'aal1',
      factorId: (isStrong && factor?.id) || null,
      passkeyId: key.id,
    })
  })
}
