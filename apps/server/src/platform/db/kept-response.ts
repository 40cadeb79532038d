// The request behind a transaction, when it has an Idempotency-Key: its response is stored with its effect.
import { sql } from 'kysely'
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Trx } from './client-dialect.ts'

/** A key that this request holds. */
export interface HeldKey {
  /** Caller and company. */
  scope: string
  key: string
  /** The server process that runs the request. */
  holder: string
  /** The response is stored; what the handler sends later does not replace it. */
  isAnswered: boolean
}

/** Set by the idempotency module around the handler of a request with a key. */
export const heldKey = new AsyncLocalStorage<HeldKey>()

/**
 * Stores the response. Throws when another server took over the key, because the effect must not happen
 * twice.
 */
export async function writeResponse(
  trx: Trx,
  { scope, key, holder }: HeldKey,
  status: number,
  body: unknown,
): Promise<void> {
  const { rows } = await sql`
    update app.idempotency_keys set status = ${status}, body = ${JSON.stringify(body)}::jsonb
    where scope = ${scope} and key = ${key} and holder = ${holder} returning key`.execute(trx)
  if (rows.length === 0) throw new Error('Another server runs this request by now.')
}
