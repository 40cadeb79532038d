// What a session's token says about itself. The server checks it; the page only reads it.
import type { Session } from '@supabase/supabase-js'

/** `aal1` after the password, `aal2` after the second step. */
export function assuranceOf(token: string): string {
  try {
    const [, body = ''] = token.split('.')
    const claims = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/'))) as { aal?: string }
    return claims.aal ?? 'aal1'
  } catch {
    return 'aal1'
  }
}

/** Whether the person has a second step that this session has not taken yet. */
export function needsSecondStep({ access_token, user }: Session): boolean {
  const hasFactor =
    user.factors?.some((factor) => factor.status === 'verified') || user.app_metadata.second_step === true
  return hasFactor && assuranceOf(access_token) !== 'aal2'
}
