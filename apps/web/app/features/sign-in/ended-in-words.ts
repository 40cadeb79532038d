// What else a change of the account did.
import { plural } from '../../lib/format.ts'

/** `2 other sessions ended`; undefined where none did. */
export const endedInWords = (sessions: number): string | undefined =>
  sessions === 0 ? undefined : `${plural(sessions, 'other session')} ended.`
