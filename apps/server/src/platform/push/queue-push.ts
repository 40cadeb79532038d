// Writes a notice for each browser of a person into the outbox, in the transaction of what causes it.
import type { PushPayload } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Trx } from '../db/scope.ts'

export interface OutgoingPush {
  /** Says which event it belongs to; a second one with the same key is not written. */
  dedupeKey: string
  tenantId: string
  userId: string
  payload: PushPayload
  /** After this it is of no use. */
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
