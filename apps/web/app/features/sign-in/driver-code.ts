// Signs a driver in with a dispatcher's code.
import { driverSignInResponse } from '@dropwise/contracts'
import { callApi, describeError } from '../../lib/api.ts'
import { forgetSessionEnd } from '../../lib/session-end.ts'
import { supabase } from '../../lib/supabase.ts'
import { signInWords as words } from '../../lib/words/sign-in.ts'

/** Null on success, else an error sentence. */
export async function signInWithCode(code: string): Promise<string | null> {
  if (!navigator.onLine) return words('offline')
  try {
    const tokens = await callApi('/driver/sign-in', driverSignInResponse, {
      method: 'POST',
      body: { code },
      isPublic: true,
    })
    const client = await supabase()
    const { error } = await client.auth.setSession({
      access_token: tokens.accessToken,
      refresh_token: tokens.refreshToken,
    })
    if (error) throw error
  } catch (error) {
    const { message, hint } = describeError(error)
    return hint ? `${message} ${hint}` : message
  }
  forgetSessionEnd()
  return null
}
