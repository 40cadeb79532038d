// Opens the demo's order form, and writes requests of visitors that await an answer.
import { orderFormBody, orderWish, type OrderWish } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'

const FORM = orderFormBody.parse({
  isOpen: true,
  services: [
    { id: 'parcel', name: 'Parcel to the door', priceMinor: 950, perPackageMinor: 200 },
    { id: 'return', name: 'Collection of a return', type: 'pickup', priceMinor: 700 },
  ],
  slots: [
    { id: 'morning', weekdays: [1, 2, 3, 4, 5, 6], from: '08:00', to: '12:00', most: 12 },
    { id: 'afternoon', weekdays: [1, 2, 3, 4, 5], from: '13:00', to: '17:00', supplementMinor: 150 },
  ],
  intro: 'We deliver within the town on the next working day.',
  confirmation: 'We ring ten minutes before we come.',
})

type Place = Pick<OrderWish, 'address' | 'lat' | 'lng'>

const VISITORS = [
  { recipient: 'Harriet Boon', email: 'harriet@example.com', note: 'Second floor, blue door', packages: 2 },
  { recipient: 'Luis Marek', email: 'luis@example.com', note: null, packages: 1 },
  { recipient: 'The Tide Gallery', email: 'desk@example.com', note: 'Fragile: framed prints', packages: 3 },
]

/** Streets of the visitors, to be found on the map of the town. */
export const VISITOR_STREETS = ['12 Market Street', '11 Cedar Street', '2 Apple Lane'] as const

/** `places` are of {@link VISITOR_STREETS}; a visitor without one is left out. */
export async function writeDemoOrderForm(
  trx: Trx,
  { tenantId, dispatcherId, places }: { tenantId: string; dispatcherId: string; places: (Place | null)[] },
): Promise<void> {
  await sql`
    insert into public.order_forms (tenant_id, created_by, is_open, services, slots, fields, intro, confirmation)
    values (${tenantId}, ${dispatcherId}, true, ${JSON.stringify(FORM.services)}::jsonb, ${JSON.stringify(FORM.slots)}::jsonb,
      ${JSON.stringify(FORM.fields)}::jsonb, ${FORM.intro}, ${FORM.confirmation})`.execute(trx)
  for (const [i, visitor] of VISITORS.entries()) {
    const place = places[i]
    if (!place) continue
    const wish = orderWish.parse({
      ...visitor,
      ...place,
      service: FORM.services[0]?.name,
      type: 'delivery',
      serviceMinutes: null,
      from: '08:00',
      to: '12:00',
      phone: null,
      weightKg: null,
    })
    // The morning of the second working day from now on, which the form offers.
    await sql`
      insert into public.order_requests (tenant_id, id, date, slot_id, wish, price_minor, currency)
      select ${tenantId}, gen_random_uuid(), (
          select d::date from generate_series(current_date + 2, current_date + 4, interval '1 day') d
          where extract(isodow from d) < 7 limit 1), 'morning', ${JSON.stringify(wish)}::jsonb,
        ${950 + 200 * (visitor.packages - 1)}, t.currency
      from public.tenants t where t.id = ${tenantId}`.execute(trx)
  }
}
