// Connection state in words.
import { secondsText } from '../../lib/format.ts'
import { frameWords as words } from '../../lib/words/frame.ts'
import type { ConnectionTone } from './connection.tsx'

/** `Connected`, `Slow, 2.4 s`. */
export function connectionText(state: ConnectionTone, ms: number | null = null): string {
  if (state === 'none') return words('noConnection')
  return state === 'slow' ? words('slow', { seconds: secondsText(ms ?? 0) }) : words('connected')
}
