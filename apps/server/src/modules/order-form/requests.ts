// Orders of visitors that await an answer: accepted, they are orders with the same id and the order holds what
// the visitor sent; declined, a message says why, and the answer can be taken back until it leaves.
import { orderWish, UNDO_DECLINE_SECONDS, type OrderWish } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Trx, Work } from '../../platform/db/scope.ts'
import { errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import { findForm, findRequest, type CompanyForm, type StoredRequest } from './queries.ts'
import { keyOfNotice, tellVisitor } from './tell-visitor.ts'
import { memberOf, type FormPlatform, type FormTools } from './tools.ts'

type RequestPlatform = Pick<FormPlatform, 'asService' | 'publicUrl' | 'clock'>

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
  const request = await waitingRequest(platform, form.tenantId, id)
  const { wish, date } = request
  const custom = { ...wish.custom, Service: wish.service }
  await createOrder(decider ?? memberOf(form), { ...wish, id, date, custom })
  await platform.asService('accept a request', async (work) => {
    const { rows } = await sql`
      update public.order_requests set state = 'accepted', wish = '{}', problem = null, order_id = ${id}, decided_at = now(),
        decided_by = ${decider?.userId ?? null}
      where tenant_id = ${form.tenantId} and id = ${id} and state = 'waiting' returning id`.execute(work.trx)
    if (rows.length === 0) return
    await keepPrice(work.trx, form.tenantId, request, decider)
    await confirm(platform, work, form, { id, date, wish })
  })
}

/** The order costs what the visitor saw, also when cards or prices have changed since. */
async function keepPrice(
  trx: Trx,
  tenantId: string,
  { id, wish, price, priceMinor, currency }: StoredRequest & { wish: OrderWish },
  decider: Member | null,
): Promise<void> {
  const { rateCardId, rateCard, metres, lines } = price ?? {
    rateCardId: null,
    rateCard: wish.service,
    metres: 0,
    lines: [{ kind: 'base', quantity: 1, rateMinor: priceMinor, amountMinor: priceMinor }],
  }
  await sql`
    insert into public.order_prices (tenant_id, order_id, rate_card_id, rate_card, currency, metres, lines, total_minor, priced_by)
    values (${tenantId}, ${id}, (select c.id from public.rate_cards c where c.tenant_id = ${tenantId} and c.id = ${rateCardId}::uuid),
      ${rateCard}, ${currency}, ${metres}, ${JSON.stringify(lines)}::jsonb, ${priceMinor}, ${decider?.userId ?? null})
    on conflict (tenant_id, order_id) do nothing`.execute(trx)
}

async function confirm(
  platform: RequestPlatform,
  work: Work,
  form: CompanyForm,
  request: { id: string; date: string; wish: OrderWish },
): Promise<void> {
  const { rows } = await sql<{ deliveryId: string; number: string; reference: string }>`
    select d.id as "deliveryId", d.tracking_number as number, o.reference
    from public.orders o join public.deliveries d on d.tenant_id = o.tenant_id and d.order_id = o.id
    where o.tenant_id = ${form.tenantId} and o.id = ${request.id}`.execute(work.trx)
  const [order] = rows
  if (!order) throw errors.not_found('The order')
  await tellVisitor(platform, work, form, {
    kind: 'request_accepted',
    ...request,
    order,
    addition: form.confirmation,
  })
}

/** Declines a request. `message` goes to the visitor once the answer can no longer be taken back. */
export async function declineRequest(
  platform: RequestPlatform,
  form: CompanyForm,
  { userId }: Member,
  id: string,
  message: string,
): Promise<void> {
  const { tenantId } = form
  const { wish, date } = await waitingRequest(platform, tenantId, id)
  await platform.asService('decline a request', async (work) => {
    const { rows } = await sql<{ sendAfter: Date }>`
      update public.order_requests r set state = 'declined', decided_at = now(), decided_by = ${userId}
      where r.tenant_id = ${tenantId} and r.id = ${id} and r.state = 'waiting'
      returning now() + make_interval(secs => ${UNDO_DECLINE_SECONDS}) as "sendAfter"`.execute(work.trx)
    const [declined] = rows
    if (!declined) throw errors.order_request_decided()
    await tellVisitor(platform, work, form, {
      kind: 'request_declined',
      id,
      date,
      wish,
      addition: message,
      sendAfter: declined.sendAfter,
    })
  })
}

/**
 * Withdraws a refusal before the visitor gets it. Throws not_found, order_request_decided when it is too
 * late, and order_slot_gone when others have taken the slot meanwhile.
 */
export const restoreRequest = (
  { asService }: RequestPlatform,
  { tenantId }: Member,
  id: string,
): Promise<void> =>
  asService('take a refusal back', async ({ trx }) => {
    const { rows } = await sql<{ isRecent: boolean }>`
      select state = 'declined' and wish <> '{}' and decided_at > now() - make_interval(secs => ${UNDO_DECLINE_SECONDS}) as "isRecent"
      from public.order_requests where tenant_id = ${tenantId} and id = ${id} for update`.execute(trx)
    const [request] = rows
    if (!request) throw errors.not_found('The request')
    if (!request.isRecent || !(await withdrawMessage(trx, tenantId, keyOfNotice('request_declined', id))))
      throw errors.order_request_decided()
    await sql`
      update public.order_requests set state = 'waiting', decided_at = null, decided_by = null
      where tenant_id = ${tenantId} and id = ${id}`.execute(trx)
  })

/** Frees the key for another refusal. False when the message has left. */
async function withdrawMessage(trx: Trx, tenantId: string, key: string): Promise<boolean> {
  const { rows } = await sql<{ isWithdrawn: boolean }>`
    with withdrawn as (
      update public.outbox o set state = 'expired', error = 'The refusal was taken back before this was sent.',
        dedupe_key = o.dedupe_key || ' withdrawn ' || o.id
      where o.tenant_id = ${tenantId} and o.dedupe_key = ${key} and o.state in ('waiting', 'held')
        and o.taken_until is null returning o.id)
    select not exists (
      select from public.outbox o where o.tenant_id = ${tenantId} and o.dedupe_key = ${key}
        and o.id not in (select id from withdrawn)) as "isWithdrawn"`.execute(trx)
  return rows[0]?.isWithdrawn === true
}

/** The company's form, for its own staff. */
export async function formOf({ asService }: RequestPlatform, { tenantId }: Member): Promise<CompanyForm> {
  const form = await asService('form of a company', ({ trx }) => findForm(trx, { tenantId }))
  if (!form) throw errors.not_found('The order form')
  return form
}
