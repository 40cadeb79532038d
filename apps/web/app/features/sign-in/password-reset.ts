// Forgotten passwords: asking for the mail, and choosing a new password with the session that its link brings (ROWS 2.5-6).
import { supabase } from '../../lib/supabase.ts'

/** Asks for the mail. The answer is the same for a known and an unknown address; a string is the sentence to show. */
export async function askForReset(email: string): Promise<string | null> {
  const client = await supabase()
  const { error } = await client.auth.resetPasswordForEmail(email, {
    redirectTo: `${window.location.origin}/reset-password`,
  })
  return error ? `Reset failed: ${error.message}` : null
}

/** What the mail's link carries in its fragment, or why it carries nothing. */
export function readResetLink(
  hash: string,
): { tokens: { access_token: string; refresh_token: string } } | { problem: string } {
  const values = new URLSearchParams(hash.replace(/^#/, ''))
  const access = values.get('access_token')
  const refresh = values.get('refresh_token')
  if (access && refresh) return { tokens: { access_token: access, refresh_token: refresh } }
  return {
    problem:
      values.get('error_description')?.replaceAll('+', ' ') ?? 'This page needs the link from the mail.',
  }
}

/** Changes the password with the link's session and ends it again. A string is the sentence to show. */
export async function choosePassword(
  tokens: { access_token: string; refresh_token: string },
  password: string,
): Promise<string | null> {
  const client = await supabase()
  const session = await client.auth.setSession(tokens)
  if (session.error) return 'This link is no longer valid. Ask for a new one.'
  const { error } = await client.auth.updateUser({ password })
  if (error) return error.message
  await client.auth.signOut()
  return null
}
