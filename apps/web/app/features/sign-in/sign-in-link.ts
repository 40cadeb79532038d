// Signing in by a link in a mail, for those who would not keep a password for one parcel.
import { supabase } from '../../lib/supabase.ts'
import { OFFLINE } from './messages.ts'
import { messageFor } from './sign-in.ts'

/** Where the mail's link leads. `to`: the page that was asked for before sign-in, a path of this site. */
export const SIGN_IN_LINK_PATH = '/sign-in-link'
const landing = (to: string | null): string =>
  `${window.location.origin}${SIGN_IN_LINK_PATH}${to ? `?to=${encodeURIComponent(to)}` : ''}`

/** Asks for the mail; null once it is on its way. The answer is the same for a known and an unknown address. */
export async function requestSignInLink(email: string, to: string | null): Promise<string | null> {
  if (!navigator.onLine) return OFFLINE
  try {
    const client = await supabase()
    const { error } = await client.auth.signInWithOtp({
      email,
      options: { shouldCreateUser: false, emailRedirectTo: landing(to) },
    })
    // With sign-up closed an address that nobody has is refused by name: here it reads like any other.
    if (error && error.code !== 'otp_disabled' && error.code !== 'signup_disabled') return messageFor(error)
    return null
  } catch (error) {
    return messageFor(error)
  }
}
