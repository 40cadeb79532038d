// Side effects of an account change, as text.
import { plural } from '../../lib/format.ts'

/** `2 other sessions ended`; undefined for none. */
export const endedInWords = (sessions: number): string | undefined =>
  sessions === 0 ? undefined : `${plural(sessions, 'other session')} ended.`
