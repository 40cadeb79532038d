// Forgotten passwords: requesting the mail, and setting a new password with its link's session (requirement
// 2.5-6).
import { needsSecondStep } from '../../lib/session-token.ts'
import { supabase } from '../../lib/supabase.ts'
import { signInWords as words } from '../../lib/words/sign-in.ts'
import type { LinkTokens } from './mail-link.ts'
import { providerWords } from './provider-words.ts'
import { verifySecondFactor } from './second-step.ts'

/**
 * Requests the mail. The response is the same for known and unknown addresses; a string is an error sentence.
 */
export async function requestPasswordReset(email: string): Promise<string | null> {
  const client = await supabase()
  const { error } = await client.auth.resetPasswordForEmail(email, {
    redirectTo: `${window.location.origin}/reset-password`,
  })
  return error ? words('resetFailed', { problem: providerWords(error) ?? words('tryAgain') }) : null
}

/** `code`: the account has a second factor, which a new password needs too. */
export type ResetResult = 'changed' | 'code' | { problem: string }

/** Changes the password with the link's session, then ends it. Asks for the second factor if there is one. */
export async function choosePassword(
  tokens: LinkTokens,
  password: string,
  code?: string,
): Promise<ResetResult> {
  const client = await supabase()
  // A code upgrades the session of the first call.
  if (code === undefined) {
    const { data, error } = await client.auth.setSession(tokens)
    if (error) return { problem: words('linkInvalidAskNew') }
    if (data.session && needsSecondStep(data.session)) return 'code'
  } else {
    const problem = await verifySecondFactor(code)
    if (problem) return { problem }
  }
  const { error } = await client.auth.updateUser({ password })
  if (error) return { problem: providerWords(error) ?? words('tryAgain') }
  await client.auth.signOut()
  return 'changed'
}
