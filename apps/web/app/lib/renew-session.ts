// Requests a new token when the server rejects the old one.
import type { SupabaseClient } from '@supabase/supabase-js'

/** Status for a refresh token that is permanently invalid. */
const REFUSED = 400

/**
 * Renews the token, or ends the session for this page at once. The library would keep a rejected session
 * until its token expires.
 */
export async function renewSession({ auth }: Pick<SupabaseClient, 'auth'>): Promise<void> {
  const { error } = await auth.refreshSession()
  if (error?.status === REFUSED) await auth.signOut({ scope: 'local' })
}
