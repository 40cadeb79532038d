// Asks for a new token where the server takes the old one no longer.
import type { SupabaseClient } from '@supabase/supabase-js'

/** A refresh token that the server will never take. */
const REFUSED = 400

/**
 * A new token comes, or the session is over, and this page hears it now. The library itself would keep a refused session
 * until its token has run out.
 */
export async function renewSession({ auth }: Pick<SupabaseClient, 'auth'>): Promise<void> {
  const { error } = await auth.refreshSession()
  if (error?.status === REFUSED) await auth.signOut({ scope: 'local' })
}
