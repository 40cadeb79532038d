// The second step of sign-in (TOTP) through the auth surface: taking it, turning it on, turning it off.
import { z } from 'zod'
import { supabase } from '../../lib/supabase.ts'
import { AuthCallError, callAuth } from './auth-call.ts'
import { BRAND } from '../../lib/brand-of-page.ts'
import { providerWords } from './provider-words.ts'

export const WRONG_CODE =
  'This code is old or mistyped. Wait for the next one; check that your phone sets its clock automatically.'
const TRY_AGAIN = 'The server did not respond. Please try again.'

/** Words for the surface's refusals; anything else is shown as it came. */
function wordsFor({ code, message }: { code?: string | undefined; message: string }): string {
  if (code === 'mfa_verification_failed') return WRONG_CODE
  if (code === 'over_request_rate_limit') return 'Too many attempts. Wait 5 minutes, then try again.'
  return message
}

/** The device that makes the codes, or null when there is none. */
export interface SecondStep {
  id: string
  since: string
}

/** Whether the signed-in person has turned the second step on. Throws when the server does not respond. */
export async function readSecondStep(): Promise<SecondStep | null> {
  const client = await supabase()
  const { data, error } = await client.auth.mfa.listFactors()
  if (error) throw error
  const [factor] = data.totp
  return factor ? { id: factor.id, since: factor.updated_at } : null
}

/** Takes the step with a code from the person's device. Null when it went well, else the sentence to show. */
export async function verifySecondFactor(code: string): Promise<string | null> {
  try {
    const step = await readSecondStep()
    if (!step) return 'This account has no second step. Sign in again.'
    return await confirmCode(step.id, code)
  } catch {
    return TRY_AGAIN
  }
}

/** Checks a code of one device; the session is the stronger one afterwards. */
export async function confirmCode(id: string, code: string): Promise<string | null> {
  try {
    const client = await supabase()
    const { error } = await client.auth.mfa.challengeAndVerify({ factorId: id, code })
    return error ? wordsFor(error) : null
  } catch {
    return TRY_AGAIN
  }
}

const strongSession = z.object({ refresh_token: z.string() })

/** Takes the step with a code from paper. Null when it went well, else the sentence to show. */
export async function spendRecoveryCode(code: string): Promise<string | null> {
  try {
    const tokens = await callAuth('POST', '/recovery-codes/verify', strongSession, { code })
    const client = await supabase()
    const { error } = await client.auth.refreshSession(tokens)
    return error ? (providerWords(error) ?? TRY_AGAIN) : null
  } catch (error) {
    if (!(error instanceof AuthCallError)) return TRY_AGAIN
    return error.code === 'mfa_verification_failed'
      ? 'This code is mistyped or used up. Enter another one from your list.'
      : wordsFor(error)
  }
}

export interface NewDevice {
  id: string
  /** Picture to scan, as a data URL. */
  qr: string
  /** The same for typing. */
  secret: string
}

/** Begins turning on. What an earlier, broken-off try left behind goes first. Throws when the server refuses. */
export async function beginSecondStep(): Promise<NewDevice> {
  const client = await supabase()
  const { data: known } = await client.auth.mfa.listFactors()
  for (const factor of known?.all ?? [])
    if (factor.status === 'unverified') await client.auth.mfa.unenroll({ factorId: factor.id })
  const { data, error } = await client.auth.mfa.enroll({
    factorType: 'totp',
    issuer: BRAND.name,
    friendlyName: 'Authenticator app',
  })
  if (error) throw error
  // The library puts the picture into the address as it is, and a colour's # ends an address.
  const picture = data.totp.qr_code.slice(data.totp.qr_code.indexOf('<svg'))
  return {
    id: data.id,
    qr: `data:image/svg+xml,${encodeURIComponent(picture)}`,
    secret: data.totp.secret,
  }
}

/** Turns it off. Null when it went well, else the sentence to show. */
export async function endSecondStep(id: string): Promise<string | null> {
  try {
    const client = await supabase()
    const { error } = await client.auth.mfa.unenroll({ factorId: id })
    if (error) return wordsFor(error)
    // Tokens say whether there is a second step: this one is to say no from now on.
    await client.auth.refreshSession()
    return null
  } catch {
    return TRY_AGAIN
  }
}

/** Ends every other session of this person. Null when it went well, else the sentence to show. */
export async function endOtherSessions(): Promise<string | null> {
  try {
    const client = await supabase()
    const { error } = await client.auth.signOut({ scope: 'others' })
    return error ? (providerWords(error) ?? TRY_AGAIN) : null
  } catch {
    return TRY_AGAIN
  }
}
