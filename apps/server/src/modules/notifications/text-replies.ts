// Texts to our number: STOP and START turn texts off and on; a driver's text goes to the requested
// recipient; other texts become messages to the company.
import { dialable, MESSAGE_LENGTH } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'
import { queueText } from '../../platform/texts/queue-text.ts'

/** Twilio's keywords for opting out. */
const STOP = new Set(['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT'])
const START = new Set(['START', 'YES', 'UNSTOP'])

/** A later text of the driver is about something else. */
const PASSED_ON_FOR = '2 hours'
/** Milliseconds: the text is about the present. */
const USEFUL_MS = 30 * 60_000

export async function takeReply(
  trx: Trx,
  { id, from, body }: { id: string; from: string; body: string },
): Promise<void> {
  const phone = dialable(from)
  if (!phone) return
  const word = body.trim().toUpperCase()
  if (STOP.has(word))
    await sql`insert into app.text_opt_outs (phone) values (${phone}) on conflict do nothing`.execute(trx)
  else if (START.has(word)) await sql`delete from app.text_opt_outs where phone = ${phone}`.execute(trx)
  else if (word !== '' && !(await passOn(trx, { id, phone, text: body.trim() })))
    await addMessage(trx, phone, body.trim().slice(0, MESSAGE_LENGTH))
}

/**
 * Forwards a driver's text to the recipient that the driver last asked for, while that stop is open. False
 * when the phone belongs to no such driver.
 */
async function passOn(
  trx: Trx,
  { id, phone, text }: { id: string; phone: string; text: string },
): Promise<boolean> {
  const { rows } = await sql<{
    tenantId: string
    deliveryId: string
    company: string
    driver: string
    to: string | null
  }>`
    select e.tenant_id as "tenantId", s.delivery_id as "deliveryId", t.name as company,
      split_part(w.name, ' ', 1) as driver, coalesce(f.phone, c.phone) as to
    from public.driver_events e
    join public.drivers w on w.tenant_id = e.tenant_id and w.id = e.driver_id
      and regexp_replace(w.phone, '[^0-9+]', '', 'g') = ${phone}
    join public.stops s on s.tenant_id = e.tenant_id and s.id = e.stop_id and s.status in ('pending', 'arrived')
    join public.tenants t on t.id = e.tenant_id
    join public.orders o on o.tenant_id = e.tenant_id and o.id = e.order_id and o.status <> 'cancelled'
    join public.recipients c on c.tenant_id = o.tenant_id and c.id = o.recipient_id
    left join public.delivery_preferences f on f.tenant_id = s.tenant_id and f.delivery_id = s.delivery_id
    where e.kind = 'contacted' and e.said_by = 'driver' and e.received_at > now() - ${PASSED_ON_FOR}::interval
    order by e.received_at desc limit 1`.execute(trx)
  const [contact] = rows
  const to = dialable(contact?.to)
  if (!contact || !to) return false
  await queueText(trx, {
    dedupeKey: `passed on ${id}`,
    tenantId: contact.tenantId,
    to,
    body: `${contact.driver}, ${contact.company}: ${text}`,
    expiresAt: new Date(Date.now() + USEFUL_MS),
    sendAfter: null,
    deliveryId: contact.deliveryId,
  })
  return true
}

/** Adds a message to the delivery that this number last got a text about; without one the text is dropped. */
async function addMessage(trx: Trx, phone: string, text: string): Promise<void> {
  await sql`
    select app.add_message(d, 'recipient', null, 'text', ${text})
    from (select tenant_id, delivery_id from public.outbox
      where channel = 'sms' and recipient = ${phone} and delivery_id is not null order by id desc limit 1) last
    join public.deliveries d on d.tenant_id = last.tenant_id and d.id = last.delivery_id`.execute(trx)
}
