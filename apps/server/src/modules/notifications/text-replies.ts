// What a phone answers to a text: STOP and START decide whether texts go there at all.
import { dialable } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'

/** Twilio's own words for it. */
const STOP = new Set(['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT'])
const START = new Set(['START', 'YES', 'UNSTOP'])

export async function takeReply(trx: Trx, { from, body }: { from: string; body: string }): Promise<void> {
  const phone = dialable(from)
  if (!phone) return
  const word = body.trim().toUpperCase()
  if (STOP.has(word))
    await sql`insert into app.text_opt_outs (phone) values (${phone}) on conflict do nothing`.execute(trx)
  else if (START.has(word)) await sql`delete from app.text_opt_outs where phone = ${phone}`.execute(trx)
}
