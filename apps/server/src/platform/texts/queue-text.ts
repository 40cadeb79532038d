// Writes a text into the outbox, in the transaction of what causes it.
import { sql } from 'kysely'
import type { Trx } from '../db/scope.ts'

export interface OutgoingText {
  /** Says which event this text belongs to; a second one with the same key is not written. */
  dedupeKey: string
  tenantId: string
  to: string
  body: string
  /** After this the text is of no use. */
  expiresAt: Date
  /** Quiet hours: not before this. */
  sendAfter: Date | null
  deliveryId: string
}

/** Longest text sent, in characters: ten parts of a long message. */
const LONGEST_TEXT = 1_530

export async function queueText(trx: Trx, text: OutgoingText): Promise<void> {
  await sql`select app.queue_text(${text.dedupeKey}, ${text.tenantId}, ${text.to}, ${text.body.slice(0, LONGEST_TEXT)},
    ${text.expiresAt}, ${text.sendAfter}, ${text.deliveryId})`.execute(trx)
}
