// Passwords: argon2id off the main thread, few at once; accepts bcrypt hashes of other systems and replaces
// them.
import { hash, verify } from '@node-rs/argon2'
import bcrypt from 'bcryptjs'
import { boundedQueue } from '../core/bounded-queue.ts'
import { AuthError, invalid, weakPassword } from './errors.ts'

/**
 * 19 MiB, two passes, one lane: OWASP's minimum for argon2id (0x2 = argon2id in the library's own constant).
 */
const PARAMETERS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
const MAX_PASSWORD_BYTES = 72

/** Two at once, off the main thread. */
const queued = boundedQueue(
  { concurrency: 2, maxPending: 200 },
  () => new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', { retryAfter: 2 }),
)

export const hashPassword = (password: string): Promise<string> => queued(() => hash(password, PARAMETERS))

let dummyHash: Promise<string> | undefined
/** Takes as long as a real check, for unknown accounts. */
export async function dummyVerify(password: string): Promise<void> {
  dummyHash ??= hash('no account has this password', PARAMETERS)
  const stored = await dummyHash
  await queued(() => verify(stored, password))
}

export interface PasswordCheck {
  matches: boolean
  /** The stored hash is outdated: store a new one. */
  needsRehash: boolean
}

export async function checkPassword(stored: string, password: string): Promise<PasswordCheck> {
  if (stored.startsWith('$argon2')) {
    const matches = await queued(() => verify(stored, password).catch(() => false))
    return { matches, needsRehash: false }
  }
  if (/^\$2[abxy]?\$/.test(stored)) {
    const bcryptHash = stored.replace(/^\$2[xy]?\$/, '$2b$')
    const matches = await queued(() => bcrypt.compare(password, bcryptHash).catch(() => false))
    return { matches, needsRehash: matches }
  }
  await dummyVerify(password)
  return { matches: false, needsRehash: false }
}

export const looksLikeHash = (text: string): boolean => /^\$argon2(id|i|d)\$|^\$2[abxy]?\$\d\d\$/.test(text)

/** Throws `validation_failed` or `weak_password`. */
export async function requireGoodPassword(
  password: string,
  minLength: number,
  isCommonPassword?: (password: string) => Promise<boolean>,
): Promise<void> {
  if (Buffer.byteLength(password) > MAX_PASSWORD_BYTES)
    throw invalid(`Password cannot be longer than ${MAX_PASSWORD_BYTES} characters`)
  if (password.length < minLength)
    throw weakPassword(`Password should be at least ${minLength} characters.`, 'length')
  if (await isCommonPassword?.(password))
    throw weakPassword(
      'Password is known to be weak and easy to guess, please choose a different one.',
      'pwned',
    )
}
