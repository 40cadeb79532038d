// Signs in by mail link, for people who need no password for one parcel.
import { supabase } from '../../lib/supabase.ts'
import { signInWords as words } from '../../lib/words/sign-in.ts'
import { messageFor } from './sign-in.ts'

/** Target of the mail's link. `to`: the page requested before sign-in, a path of this site. */
export const SIGN_IN_LINK_PATH = '/sign-in-link'
const landing = (to: string | null): string =>
  `${window.location.origin}${SIGN_IN_LINK_PATH}${to ? `?to=${encodeURIComponent(to)}` : ''}`

/** Requests the mail; null on success. The response is the same for known and unknown addresses. */
export async function requestSignInLink(email: string, to: string | null): Promise<string | null> {
  if (!navigator.onLine) return words('offline')
  try {
    const client = await supabase()
    const { error } = await client.auth.signInWithOtp({
      email,
      options: { shouldCreateUser: false, emailRedirectTo: landing(to) },
    })
    // With sign-up closed the server names unknown addresses; hide that here.
    if (error && error.code !== 'otp_disabled' && error.code !== 'signup_disabled') return messageFor(error)
    return null
  } catch (error) {
    return messageFor(error)
  }
}
