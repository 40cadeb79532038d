// Forgotten passwords: asking for the mail, and choosing a new password with the session that its link brings (requirement 2.5-6).
import { needsSecondStep } from '../../lib/session-token.ts'
import { supabase } from '../../lib/supabase.ts'
import type { LinkTokens } from './mail-link.ts'
import { TRY_AGAIN } from './messages.ts'
import { providerWords } from './provider-words.ts'
import { verifySecondFactor } from './second-step.ts'

/** Asks for the mail. The answer is the same for a known and an unknown address; a string is the sentence to show. */
export async function requestPasswordReset(email: string): Promise<string | null> {
  const client = await supabase()
  const { error } = await client.auth.resetPasswordForEmail(email, {
    redirectTo: `${window.location.origin}/reset-password`,
  })
  return error ? `Reset failed: ${providerWords(error) ?? TRY_AGAIN}` : null
}

/** `code`: the account has a second step, and a new password needs it too. */
export type Chosen = 'changed' | 'code' | { problem: string }

/** Changes the password with the link's session and ends it again. Asks for the second step's code where there is one. */
export async function choosePassword(tokens: LinkTokens, password: string, code?: string): Promise<Chosen> {
  const client = await supabase()
  // A code strengthens the session that the first call opened.
  if (code === undefined) {
    const { data, error } = await client.auth.setSession(tokens)
    if (error) return { problem: 'This link is no longer valid. Ask for a new one.' }
    if (data.session && needsSecondStep(data.session)) return 'code'
  } else {
    const problem = await verifySecondFactor(code)
    if (problem) return { problem }
  }
  const { error } = await client.auth.updateUser({ password })
  if (error) return { problem: providerWords(error) ?? TRY_AGAIN }
  await client.auth.signOut()
  return 'changed'
}
