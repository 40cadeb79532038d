// Registers a recipient's account; the address must be confirmed (requirements 7-1, 8-1).
import { SOURCE_LANGUAGE } from '@dropwise/contracts'
import { currentLanguage } from '../../lib/language.ts'
import { isFailedToFetch } from '../../lib/lost-request.ts'
import { sessionStarted } from '../../lib/session.tsx'
import { supabase } from '../../lib/supabase.ts'
import { signInWords as words } from '../../lib/words/sign-in.ts'
import type { LinkTokens } from './mail-link.ts'
import { providerWords } from './provider-words.ts'

const landing = () => `${window.location.origin}/verify-email`

/**
 * Requests an account. The response is the same for known and unknown addresses; a string is an error
 * sentence.
 */
export async function register(email: string, password: string): Promise<string | null> {
  try {
    const client = await supabase()
    const language = currentLanguage()
    const { error } = await client.auth.signUp({
      email,
      password,
      options: {
        emailRedirectTo: landing(),
        ...(language !== SOURCE_LANGUAGE && { data: { locale: language } }),
      },
    })
    if (!error) return null
    const sentence = isFailedToFetch(error) ? null : providerWords(error)
    if (sentence === null && error.name === 'AuthRetryableFetchError') return words('network')
    return words('registrationFailed', { problem: sentence ?? words('tryAgain') })
  } catch {
    return words('network')
  }
}

/** Resends the confirmation, if pending. */
export async function sendConfirmationAgain(email: string): Promise<string | null> {
  try {
    const client = await supabase()
    const { error } = await client.auth.resend({
      type: 'signup',
      email,
      options: { emailRedirectTo: landing() },
    })
    return error ? (providerWords(error) ?? words('tryAgain')) : null
  } catch {
    return words('network')
  }
}

/** Signs in with the session of the mail's link. */
export async function enterByLink(tokens: LinkTokens): Promise<string | null> {
  try {
    const client = await supabase()
    const { error } = await client.auth.setSession(tokens)
    if (error) return words('linkInvalid')
    sessionStarted()
    return null
  } catch {
    return words('network')
  }
}
