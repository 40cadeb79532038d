// What parcel labels say, one label for each parcel.
import {
  dateText,
  loadTrackingLanguage,
  pickTrackingLanguage,
  readCustomFields,
  shownFields,
  shownValue,
  type DayString,
} from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Trx } from '../../../platform/db/scope.ts'
import { errors } from '../../../platform/errors.ts'

/** Maximum number of labels in a file: a day of a large depot. */
const LABELS_MAX = 5_000

export interface Label {
  company: string
  recipient: string
  address: string
  reference: string
  /** The code that the driver's phone scans: the tracking number, else the order's number. */
  code: string
  date: DayString
  parcel: number
  parcels: number
  /** On the dispatched route; null before. */
  place: { route: number; stop: number } | null
  /** Fields that the company shows on labels: `Floor: 3`. */
  fields: string[]
}

type OrderRow = Omit<Label, 'parcel' | 'place' | 'fields'> & {
  route: number | null
  stop: number | null
  custom: Record<string, string>
  settings: unknown
  locale: string
}

/**
 * Labels of orders by id, or of a day's open and dispatched orders; by route, the last stop first, as parcels
 * are loaded. Throws not_found for an order of another company, validation_failed for too many labels.
 */
export async function readLabels(
  trx: Trx,
  { orderIds, date }: { orderIds?: readonly string[] | undefined; date?: DayString | undefined },
): Promise<Label[]> {
  const { rows } = await sql<OrderRow>`
    select t.name as company, c.name as recipient, a.text as address, o.reference, o.date::text as date,
      coalesce(d.tracking_number, o.reference) as code, greatest(o.packages, 1) as parcels, r.number as route, r.sequence as stop,
      o.custom, json_build_object('orderFields', t.settings -> 'orderFields') as settings, t.locale
    from public.orders o
    join public.tenants t on t.id = o.tenant_id
    join public.recipients c on c.tenant_id = o.tenant_id and c.id = o.recipient_id
    join public.addresses a on a.tenant_id = o.tenant_id and a.id = o.address_id
    left join public.deliveries d on d.tenant_id = o.tenant_id and d.order_id = o.id
    left join lateral (
      select r.number, s.sequence from public.stops s join public.routes r on r.tenant_id = s.tenant_id and r.id = s.route_id
      where s.tenant_id = o.tenant_id and s.order_id = o.id and r.status <> 'cancelled' and s.status <> 'skipped'
      order by s.created_at desc limit 1) r on true
    where o.tenant_id = (select app.tenant_id()) and (${orderIds ?? null}::uuid[] is null or o.id = any(${orderIds ?? null}::uuid[]))
      and (${date ?? null}::date is null or (o.date = ${date ?? null}::date and o.status in ('open', 'dispatched')))
    order by r.number nulls last, r.sequence desc nulls last, o.reference`.execute(trx)
  if (orderIds && rows.length < new Set(orderIds).size) throw errors.not_found('An order')
  const count = rows.reduce((sum, { parcels }) => sum + parcels, 0)
  if (count > LABELS_MAX)
    throw errors.validation_failed([
      { field: 'orderIds', message: `These are ${count} labels; a file holds at most ${LABELS_MAX}` },
    ])
  const language = await loadTrackingLanguage(pickTrackingLanguage([rows[0]?.locale]))
  const texts = { ...language.words, day: (date: DayString) => dateText(date, language) }
  return rows.flatMap(({ route, stop, custom, settings, locale: _locale, ...order }) => {
    const fields = shownFields(readCustomFields(settings), custom, 'label').map(
      (field) => `${field.name}: ${shownValue(field, texts)}`,
    )
    return Array.from({ length: order.parcels }, (_, parcel) => ({
      ...order,
      parcel: parcel + 1,
      place: route === null || stop === null ? null : { route, stop },
      fields,
    }))
  })
}
