// Side effects of an account change, as text.
import { securityWords as words } from '../../lib/words/security.ts'

/** `2 other sessions ended`; undefined for none. */
export const endedInWords = (sessions: number): string | undefined =>
  sessions === 0 ? undefined : words('sessionsEnded', { count: sessions })
