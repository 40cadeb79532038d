// The second factor (TOTP): verify, enable, disable.
import { z } from 'zod'
import { supabase } from '../../lib/supabase.ts'
import { AuthCallError, callAuth } from './auth-call.ts'
import { BRAND } from '../../lib/brand-of-page.ts'
import { signInWords as words } from '../../lib/words/sign-in.ts'
import { providerWords } from './provider-words.ts'

/** Messages for errors; unknown ones are shown unchanged. */
function wordsFor({ code, message }: { code?: string | undefined; message: string }): string {
  if (code === 'mfa_verification_failed') return words('oldCode')
  if (code === 'over_request_rate_limit') return words('tooManyAttempts')
  return message
}

/** The authenticator device; null without one. */
export interface SecondStep {
  id: string
  since: string
}

/** The person's second factor. Throws when the server does not respond. */
export async function readSecondStep(): Promise<SecondStep | null> {
  const client = await supabase()
  const { data, error } = await client.auth.mfa.listFactors()
  if (error) throw error
  const [factor] = data.totp
  return factor ? { id: factor.id, since: factor.updated_at } : null
}

/** Verifies a code of the person's device. Null on success, else an error sentence. */
export async function verifySecondFactor(code: string): Promise<string | null> {
  try {
    const step = await readSecondStep()
    if (!step) return words('noSecondStep')
    return await confirmCode(step.id, code)
  } catch {
    return words('noAnswer')
  }
}

/** Verifies a code of one device, which upgrades the session. */
export async function confirmCode(id: string, code: string): Promise<string | null> {
  try {
    const client = await supabase()
    const { error } = await client.auth.mfa.challengeAndVerify({ factorId: id, code })
    return error ? wordsFor(error) : null
  } catch {
    return words('noAnswer')
  }
}

const strongSession = z.object({ refresh_token: z.string() })

/** Verifies a recovery code. Null on success, else an error sentence. */
export async function spendRecoveryCode(code: string): Promise<string | null> {
  try {
    const tokens = await callAuth('POST', '/recovery-codes/verify', strongSession, { code })
    const client = await supabase()
    const { error } = await client.auth.refreshSession(tokens)
    return error ? (providerWords(error) ?? words('noAnswer')) : null
  } catch (error) {
    if (!(error instanceof AuthCallError)) return words('noAnswer')
    return error.code === 'mfa_verification_failed' ? words('usedRecovery') : wordsFor(error)
  }
}

export interface NewDevice {
  id: string
  /** QR code as a data URL. */
  qr: string
  /** The secret for typing. */
  secret: string
}

/** Starts enrolment; first removes an earlier unfinished one. Throws on refusal. */
export async function beginSecondStep(): Promise<NewDevice> {
  const client = await supabase()
  const { data: factors } = await client.auth.mfa.listFactors()
  for (const factor of factors?.all ?? [])
    if (factor.status === 'unverified') await client.auth.mfa.unenroll({ factorId: factor.id })
  const { data, error } = await client.auth.mfa.enroll({
    factorType: 'totp',
    issuer: BRAND.name,
    friendlyName: 'Authenticator app',
  })
  if (error) throw error
  // The library inserts the SVG unescaped, and a # would end the URL.
  const picture = data.totp.qr_code.slice(data.totp.qr_code.indexOf('<svg'))
  return {
    id: data.id,
    qr: `data:image/svg+xml,${encodeURIComponent(picture)}`,
    secret: data.totp.secret,
  }
}

/** Disables it. Null on success, else an error sentence. */
export async function endSecondStep(id: string): Promise<string | null> {
  try {
    const client = await supabase()
    const { error } = await client.auth.mfa.unenroll({ factorId: id })
    if (error) return wordsFor(error)
    // Refresh the token, which says whether there is a second factor.
    await client.auth.refreshSession()
    return null
  } catch {
    return words('noAnswer')
  }
}

/** Ends all other sessions. Null on success, else an error sentence. */
export async function endOtherSessions(): Promise<string | null> {
  try {
    const client = await supabase()
    const { error } = await client.auth.signOut({ scope: 'others' })
    return error ? (providerWords(error) ?? words('noAnswer')) : null
  } catch {
    return words('noAnswer')
  }
}
