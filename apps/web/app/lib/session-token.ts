// Reads claims of a session's token; the server verifies them.
import type { Session } from '@supabase/supabase-js'

/** `aal1` after the password, `aal2` after the second factor. */
export function assuranceOf(token: string): string {
  try {
    const [, body = ''] = token.split('.')
    const claims = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/'))) as { aal?: string }
    return claims.aal ?? 'aal1'
  } catch {
    return 'aal1'
  }
}

/** True when the person has a second factor that this session has not used. */
export function needsSecondStep({ access_token, user }: Session): boolean {
  const hasFactor =
    user.factors?.some((factor) => factor.status === 'verified') || user.app_metadata.second_step === true
  return hasFactor && assuranceOf(access_token) !== 'aal2'
}
