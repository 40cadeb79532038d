// Writes a notice for each browser of a person into the outbox, in the transaction of its cause.
import type { PushPayload } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Trx } from '../db/scope.ts'

export interface OutgoingPush {
  /** Identifies its event; a second notice with the same key is dropped. */
  dedupeKey: string
  tenantId: string
  userId: string
  payload: PushPayload
  /** The notice is useless afterwards. */
  expiresAt: Date
  /** Quiet hours: not before this. */
  sendAfter: Date | null
}

export async function queuePush(trx: Trx, push: OutgoingPush): Promise<void> {
  const { dedupeKey, tenantId, userId, payload, expiresAt, sendAfter } = push
  await sql`
    select app.queue_push(${dedupeKey}, ${tenantId}, ${userId}, ${JSON.stringify(payload)}::jsonb, ${expiresAt}, ${sendAfter})`.execute(
    trx,
  )
}
