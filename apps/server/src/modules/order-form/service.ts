// A company's order form for visitors: what it offers, and what becomes of an order.
import {
  GRAMS_PER_KG,
  checkCustom,
  conventionsOf,
  FORM_FIELDS,
  orderWish,
  publicLink,
  publicOrigin,
  readCustomFields,
  readNoticeRules,
  visitorFields,
  type FormOrderBody,
  type FormOrderResponse,
  type FormService,
  type FormSlot,
  type FormSlotsResponse,
  type OfferedSlot,
  type OrderWish,
  type PublicOrderForm,
} from '@dropwise/contracts'
import { sql } from 'kysely'
import { AppError, errors } from '../../platform/errors.ts'
import { readZones } from '../../platform/zones.ts'
import { isMarkGood, makeMark } from './mark.ts'
import { daysOffered, slotsByRule, withRoom } from './offers.ts'
import { priceOfSlot, type VisitorPrice } from './visitor-price.ts'
import { placeOf, type VisitorPlace } from './place.ts'
import { countTaken, findForm, findRequest, type CompanyForm, type StoredRequest } from './queries.ts'
import { acceptRequest } from './requests.ts'
import { tellVisitor } from './tell-visitor.ts'
import { memberOf, type FormPlatform, type FormTools } from './tools.ts'

/** Throws not_found for a form that is not open, and for other companies' on a company's own host. */
export async function openForm(
  { asService }: Pick<FormPlatform, 'asService'>,
  slug: string,
  onlyOf: string | undefined,
): Promise<CompanyForm> {
  const form = await asService('order form', ({ trx }) => findForm(trx, { slug }))
  if (!form || form.userId === null || (onlyOf && form.tenantId !== onlyOf))
    throw errors.not_found('The order form')
  return form
}

export function toPublicForm(form: CompanyForm, now: number): PublicOrderForm {
  return {
    company: {
      name: form.name,
      color: form.color,
      logoUrl: form.logoUrl,
      language: form.locale,
      hidesPlatform: readNoticeRules(form.settings).hidesPlatform,
    },
    currency: form.currency,
    intro: form.intro,
    needsAcceptance: form.needsAcceptance,
    services: form.services.map(({ id, name, type, priceMinor }) => ({
      id,
      name,
      type,
      priceMinor: form.rateCard === null ? priceMinor : null,
    })),
    fields: form.fields,
    customFields: visitorFields(readCustomFields(form.settings)),
    mark: makeMark(form.secret, now),
  }
}

/** Throws not_found for a service, validation_failed for an address that is unclear or not served. */
export async function offerSlots(
  platform: FormPlatform,
  tools: FormTools,
  form: CompanyForm,
  wish: SlotWish,
): Promise<FormSlotsResponse> {
  const { place, slots } = await findOffers(platform, tools, form, wish)
  return { address: place.label, slots }
}

interface SlotWish {
  serviceId: string
  address: string
  packages: number
  weightKg?: number | null | undefined
}

async function findOffers(
  platform: FormPlatform,
  tools: FormTools,
  form: CompanyForm,
  { serviceId, address, packages, weightKg }: SlotWish,
): Promise<{
  service: FormService
  place: VisitorPlace
  slots: OfferedSlot[]
  priceOf: (slotId: string, date: string) => VisitorPrice
}> {
  const service = form.services.find(({ id }) => id === serviceId)
  if (!service) throw errors.not_found('The service')
  const now = new Date(platform.clock.now())
  const { from, to } = daysOffered(form, now)
  const { zones, taken, near } = await platform.asService('order form: areas', async ({ trx }) => ({
    zones: await readZones(trx, form.tenantId),
    taken: await countTaken(trx, form.tenantId, from, to),
    near: (
      await sql<{ lat: number; lng: number }>`
        select lat, lng from public.depots where tenant_id = ${form.tenantId} order by created_at, id limit 1`.execute(
        trx,
      )
    ).rows[0],
  }))
  const place = await placeOf(platform, address, near ?? null)
  if (form.zoneIds.length > 0 && !zones.at(place).some(({ id }) => form.zoneIds.includes(id)))
    throw errors.order_outside_area()
  const { type, serviceMinutes } = service
  const byCard = form.rateCard === null ? null : await tools.pricesAt(memberOf(form), place)
  const weightGrams = form.fields.weight === 'off' ? 0 : Math.round((weightKg ?? 0) * GRAMS_PER_KG)
  const price = (slot: FormSlot, date: string) =>
    priceOfSlot(service, slot, { date, packages, weightGrams }, byCard)
  const room = tools.roomOn(memberOf(form), { ...place, type, packages, serviceMinutes })
  const byRule = slotsByRule(form, {
    serviceId,
    priceOf: (slot, date) => price(slot, date).totalMinor,
    now,
    taken,
    isServed: (date) => zones.serves(place, date),
  })
  const slots = await withRoom(byRule, room)
  const priceOf = (slotId: string, date: string) =>
    price(
      form.slots.find(({ id }) => id === slotId)!,
      date,
    )
  return { service, place, slots, priceOf }
}

/** Throws order_form_mark_wrong, order_slot_gone, order_price_changed, order_form_busy, validation_failed. */
export async function sendOrder(
  platform: FormPlatform,
  tools: FormTools,
  form: CompanyForm,
  body: FormOrderBody,
): Promise<FormOrderResponse> {
  const { asService, clock } = platform
  const { tenantId } = form
  const earlier = await asService('repeated order', ({ trx }) => findRequest(trx, tenantId, body.id))
  if (earlier) return answerTo(platform, form, earlier)
  // People do not see the field; programs fill it in.
  if (body.website !== '' || !isMarkGood(body.mark, form.secret, clock.now()))
    throw errors.order_form_mark_wrong()
  requireFields(form, body)
  const custom = checkedCustom(form, body.custom)
  const { service, place, slots, priceOf } = await findOffers(platform, tools, form, body)
  const slot = slots.find(({ slotId, date }) => slotId === body.slotId && date === body.date)
  if (!slot) throw errors.order_slot_gone()
  if (slot.priceMinor !== body.priceMinor) throw errors.order_price_changed()
  const { totalMinor: _total, ...price } = priceOf(slot.slotId, slot.date)
  const wish = { ...toWish(form, service, place, slot, body), custom }
  await asService(
    'order of a visitor',
    async ({ trx }) =>
      void (await sql`
        insert into public.order_requests (tenant_id, id, date, slot_id, wish, price_minor, price, currency)
        values (${tenantId}, ${body.id}, ${slot.date}, ${slot.slotId}, ${JSON.stringify(wish)}::jsonb, ${slot.priceMinor},
          ${JSON.stringify(price)}::jsonb, ${form.currency})
        on conflict do nothing`.execute(trx)),
  )
  if (!form.needsAcceptance) await acceptOrKeep(platform, tools, form, body.id)
  await tellOfRequest(platform, form, body.id)
  const request = await asService('answer to a visitor', ({ trx }) => findRequest(trx, tenantId, body.id))
  return answerTo(platform, form, request!)
}

/** Tells the visitor that the request waits, unless it is an order already. */
const tellOfRequest = (platform: FormPlatform, form: CompanyForm, id: string): Promise<void> =>
  platform.asService('tell a visitor of a request', async (work) => {
    const request = await findRequest(work.trx, form.tenantId, id)
    const wish = orderWish.safeParse(request?.wish).data
    if (request?.state !== 'waiting' || !wish) return
    const { date } = request
    await tellVisitor(platform, work, form, { kind: 'request_received', id, date, wish, addition: '' })
  })

function requireFields({ fields }: CompanyForm, body: FormOrderBody): void {
  const values = { ...body, weight: body.weightKg, packages: body.packages }
  const missing = FORM_FIELDS.filter(
    (name) =>
      fields[name] === 'required' &&
      (values[name] === null || values[name] === undefined || values[name] === ''),
  )
  if (missing.length > 0)
    throw errors.validation_failed(
      missing.map((name) => ({ field: name === 'weight' ? 'weightKg' : name, message: 'Required' })),
    )
}

/** Values of the company's own fields as they are stored. Throws validation_failed, which names each wrong one. */
function checkedCustom(
  { settings, timeZone }: CompanyForm,
  custom: FormOrderBody['custom'],
): Record<string, string> {
  const fields = visitorFields(readCustomFields(settings))
  const checked = checkCustom(fields, custom, conventionsOf(timeZone))
  const names = new Set(fields.map(({ name }) => name))
  const unknown = Object.keys(checked.custom).filter((name) => !names.has(name))
  const details = [
    ...checked.problems.map(({ name, ...problem }) => ({ field: `custom.${name}`, name, ...problem })),
    ...unknown.map((name) => ({ field: `custom.${name}`, message: 'The form has no such field' })),
  ]
  if (details.length > 0) throw errors.validation_failed(details)
  return checked.custom
}

/** Details that the form does not ask for are dropped. */
function toWish(
  { fields }: CompanyForm,
  { name, type, serviceMinutes }: FormService,
  { label, lat, lng }: VisitorPlace,
  { from, to }: OfferedSlot,
  body: FormOrderBody,
): Omit<OrderWish, 'custom'> {
  const enteredValue = <T>(field: keyof CompanyForm['fields'], value: T | undefined | ''): T | null =>
    fields[field] === 'off' || value === undefined || value === '' ? null : value
  return {
    service: name,
    type,
    serviceMinutes,
    from,
    to,
    recipient: body.recipient,
    address: label,
    lat,
    lng,
    email: enteredValue('email', body.email ?? ''),
    phone: enteredValue('phone', body.phone ?? ''),
    packages: enteredValue('packages', body.packages) ?? 1,
    weightKg: enteredValue('weight', body.weightKg ?? undefined),
    note: enteredValue('note', body.note ?? ''),
    language: body.language ?? null,
  }
}

function answerTo(
  { publicUrl }: Pick<FormPlatform, 'publicUrl'>,
  { confirmation, host }: CompanyForm,
  { state, trackingNumber }: StoredRequest,
): FormOrderResponse {
  const trackingUrl = trackingNumber && publicLink(publicOrigin(publicUrl, host), trackingNumber)
  return { state, trackingUrl, confirmation }
}

/** Stores the order at once. If the company has to decide, for example about a full day, the request waits with its reason. */
async function acceptOrKeep(
  platform: FormPlatform,
  tools: FormTools,
  form: CompanyForm,
  id: string,
): Promise<void> {
  try {
    await acceptRequest(platform, tools, form, id, null)
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error
    await platform.asService(
      'an order that waits',
      async ({ trx }) =>
        void (await sql`
          update public.order_requests set problem = ${error.message.slice(0, 500)}
          where tenant_id = ${form.tenantId} and id = ${id} and state = 'waiting'`.execute(trx)),
    )
  }
}
