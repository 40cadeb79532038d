// Passwords: argon2id off the main thread, few at once; bcrypt hashes of other systems are accepted and replaced.
import { hash, verify } from '@node-rs/argon2'
import bcrypt from 'bcryptjs'
import { Turns } from '../core/turns.ts'
import { AuthError, invalid, weakPassword } from './errors.ts'

/** 19 MiB, two passes, one lane: the least that OWASP recommends for argon2id (0x2 = argon2id in the library's own constant). */
const PARAMETERS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
const LONGEST = 72

/** Two at once, off the main thread. */
const turns = new Turns(2, 200)
const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
  turns.run(
    work,
    () => new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', { retryAfter: 2 }),
  )

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, PARAMETERS))

let decoy: Promise<string> | undefined
/** Takes as long as a real check, for accounts that are not there. */
export async function pretendToCheck(password: string): Promise<void> {
  decoy ??= hash('no account has this password', PARAMETERS)
  const against = await decoy
  await inTurn(() => verify(against, password))
}

export interface Check {
  fits: boolean
  /** The stored hash is of an older kind: store a new one. */
  outdated: boolean
}

export async function checkPassword(stored: string, password: string): Promise<Check> {
  if (stored.startsWith('$argon2')) {
    const fits = await inTurn(() => verify(stored, password)).catch(() => false)
    return { fits, outdated: false }
  }
  if (/^\$2[abxy]?\$/.test(stored)) {
    const fits = await inTurn(() => bcrypt.compare(password, stored.replace(/^\$2[xy]?\$/, '$2b$'))).catch(
      () => false,
    )
    return { fits, outdated: fits }
  }
  await pretendToCheck(password)
  return { fits: false, outdated: false }
}

export const looksLikeHash = (text: string): boolean => /^\$argon2(id|i|d)\$|^\$2[abxy]?\$\d\d\$/.test(text)

/** Throws `validation_failed` or `weak_password`. */
export function requireGoodPassword(password: string, least: number, common?: ReadonlySet<string>): void {
  if (Buffer.byteLength(password) > LONGEST)
    throw invalid(`Password cannot be longer than ${LONGEST} characters`)
  if (password.length < least)
    throw weakPassword(`Password should be at least ${least} characters.`, 'length')
  if (common?.has(password.toLowerCase()))
    throw weakPassword(
      'Password is known to be weak and easy to guess, please choose a different one.',
      'pwned',
    )
}
