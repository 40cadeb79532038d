// Writes a text into the outbox, in the transaction of its cause.
import { sql } from 'kysely'
import type { Trx } from '../db/scope.ts'

export interface OutgoingText {
  /** Identifies the text's event; a second text with the same key is dropped. */
  dedupeKey: string
  tenantId: string
  to: string
  body: string
  /** The text is useless afterwards. */
  expiresAt: Date
  /** Quiet hours: not before this. */
  sendAfter: Date | null
  /** Null for a request, which has no delivery. */
  deliveryId: string | null
}

/** Longest text sent, in characters: ten parts of a long message. */
const LONGEST_TEXT = 1_530

export async function queueText(trx: Trx, text: OutgoingText): Promise<void> {
  await sql`select app.queue_text(${text.dedupeKey}, ${text.tenantId}, ${text.to}, ${text.body.slice(0, LONGEST_TEXT)},
    ${text.expiresAt}, ${text.sendAfter}, ${text.deliveryId})`.execute(trx)
}
