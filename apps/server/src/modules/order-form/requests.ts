// Orders of visitors that await an answer: accepted, they are orders with the same id; declined, a mail says
// why. What the visitor sent is cleared then.
import {
  agreedTime,
  instantOf,
  mailLogoUrl,
  orderWish,
  parseClock,
  publicLink,
  publicOrigin,
  type OrderWish,
} from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Work } from '../../platform/db/scope.ts'
import { errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { findForm, findRequest, type CompanyForm, type StoredRequest } from './queries.ts'
import { memberOf, type FormPlatform, type FormTools } from './tools.ts'

type RequestPlatform = Pick<FormPlatform, 'asService' | 'publicUrl'>

/** Throws not_found, and order_request_decided. */
async function waitingRequest(
  { asService }: RequestPlatform,
  tenantId: string,
  id: string,
): Promise<StoredRequest & { wish: OrderWish }> {
  const request = await asService('request of a visitor', ({ trx }) => findRequest(trx, tenantId, id))
  if (!request) throw errors.not_found('The request')
  if (request.state !== 'waiting') throw errors.order_request_decided()
  return { ...request, wish: orderWish.parse(request.wish) }
}

/**
 * Makes the request an order, in the name of `decider` or by the form itself. A repeated call finds the order
 * by its id. Throws like a new order, and order_request_decided.
 */
export async function acceptRequest(
  platform: RequestPlatform,
  { createOrder }: Pick<FormTools, 'createOrder'>,
  form: CompanyForm,
  id: string,
  decider: Member | null,
): Promise<void> {
  const { wish, date, priceMinor, currency } = await waitingRequest(platform, form.tenantId, id)
  const custom = { Service: wish.service, Price: `${(priceMinor / 100).toFixed(2)} ${currency}` }
  await createOrder(decider ?? memberOf(form), { ...wish, id, date, custom })
  await platform.asService('accept a request', async (work) => {
    const { rows } = await sql`
      update public.order_requests set state = 'accepted', wish = '{}', problem = null, order_id = ${id}, decided_at = now(),
        decided_by = ${decider?.userId ?? null}
      where tenant_id = ${form.tenantId} and id = ${id} and state = 'waiting' returning id`.execute(work.trx)
    if (rows.length > 0 && wish.email)
      await mailConfirmation(platform, work, form, id, { ...wish, date, email: wish.email })
  })
}

async function mailConfirmation(
  { publicUrl }: RequestPlatform,
  work: Work,
  form: CompanyForm,
  id: string,
  { email, recipient, date, from, to }: OrderWish & { date: string; email: string },
): Promise<void> {
  const { rows } = await sql<{ deliveryId: string; number: string; reference: string }>`
    select d.id as "deliveryId", d.tracking_number as number, o.reference
    from public.orders o join public.deliveries d on d.tenant_id = o.tenant_id and d.order_id = o.id
    where o.tenant_id = ${form.tenantId} and o.id = ${id}`.execute(work.trx)
  const [order] = rows
  if (!order) throw errors.not_found('The order')
  const at = (clock: string) => instantOf(date, parseClock(clock) ?? 0, form.timeZone)
  await queueMail(work, {
    dedupeKey: `order form ${id}`,
    tenantId: form.tenantId,
    to: email,
    type: 'order_confirmation',
    brand: { name: form.name, color: form.color, logoUrl: mailLogoUrl(form.logoUrl, publicUrl) },
    deliveryId: order.deliveryId,
    values: (language) => ({
      user_name: recipient,
      company_name: form.name,
      order_reference: order.reference,
      delivery_window: agreedTime({ from: at(from), to: at(to) }, form.timeZone, language),
      tracking_number: order.number,
      tracking_url: publicLink(publicOrigin(publicUrl, form.host), order.number),
    }),
  })
}

/** Declines a request; `message` goes to the visitor, if there is an address. */
export async function declineRequest(
  platform: RequestPlatform,
  { tenantId, userId }: Member,
  id: string,
  message: string,
): Promise<void> {
  const { wish } = await waitingRequest(platform, tenantId, id)
  await platform.asService('decline a request', async ({ trx }) => {
    const { rows } = await sql<{ company: string }>`
      update public.order_requests r set state = 'declined', wish = '{}', decided_at = now(), decided_by = ${userId}
      from public.tenants t where t.id = r.tenant_id and r.tenant_id = ${tenantId} and r.id = ${id} and r.state = 'waiting'
      returning t.name as company`.execute(trx)
    const [declined] = rows
    if (!declined) throw errors.order_request_decided()
    if (wish.email)
      await sql`select app.queue_mail(${`order form declined ${id}`}, ${tenantId}, ${wish.email}, ${declined.company},
        ${`${message}\n\n${declined.company}`}, null, null)`.execute(trx)
  })
}

/** The company's form, for its own staff. */
export async function formOf({ asService }: RequestPlatform, { tenantId }: Member): Promise<CompanyForm> {
  const form = await asService('form of a company', ({ trx }) => findForm(trx, { tenantId }))
  if (!form) throw errors.not_found('The order form')
  return form
}
