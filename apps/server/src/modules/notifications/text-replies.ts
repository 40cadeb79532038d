// What a phone answers to a text: STOP and START decide whether texts go there at all; anything else is a message to the company.
import { dialable, MESSAGE_LENGTH } from '@dropwise/contracts'
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
  else if (word !== '') await addMessage(trx, phone, body.trim().slice(0, MESSAGE_LENGTH))
}

/** About the delivery that this number was last told of; an answer to nothing goes nowhere. */
async function addMessage(trx: Trx, phone: string, text: string): Promise<void> {
  await sql`
    select app.add_message(d, 'recipient', null, 'text', ${text})
    from (select tenant_id, delivery_id from public.outbox
      where channel = 'sms' and recipient = ${phone} and delivery_id is not null order by id desc limit 1) last
    join public.deliveries d on d.tenant_id = last.tenant_id and d.id = last.delivery_id`.execute(trx)
}
