// A recipient, her driver and her dispatcher with a row in every table that can name them, and a search over
// the whole database.
import { JOBS_ROLE } from '@dropwise/db'
import pg from 'pg'
import { onlyRow } from '../../platform/db/only-row.ts'
import type { TestApi, TestCompany } from '../testing.ts'

export interface Words {
  name: string
  email: string
  phone: string
}

/**
 * Every table.column whose text contains one of the words. Skips the feed of changes, which empties itself
 * within a minute.
 */
export async function searchDatabase(
  { platform }: TestApi,
  { name, email, phone }: Words,
): Promise<string[]> {
  const { database } = platform
  // Only the queue's role may read the queue's schema.
  const jobs = new pg.Client(database.access.as(JOBS_ROLE))
  await jobs.connect()
  const columns = await database.asOwner<{ table: string; column: string }>(
    `select c.oid::regclass::text as table, quote_ident(a.attname) as column
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace::regnamespace::text not like 'pg%'
       and c.relnamespace::regnamespace::text <> 'information_schema' and c.oid <> 'realtime.changes'::regclass
       and format_type(a.atttypid, null) in ('text', 'text[]', 'character varying', 'json', 'jsonb', 'name', 'inet', 'bytea')`,
  )
  const hits: string[] = []
  const text = (table: string, column: string) =>
    `select exists (select from ${table} t where t.${column}::text ilike any ($1)
       or regexp_replace(t.${column}::text, '[ ().+-]', '', 'g') like $2) as hit`
  const values = [
    [`%${name}%`, `%${email}%`, `%${encodeURIComponent(email)}%`],
    `%${phone.replaceAll(/\D/g, '')}%`,
  ]
  for (const { table, column } of columns) {
    const answer = table.startsWith('jobs.')
      ? (await jobs.query<{ hit: boolean }>(text(table, column), values)).rows
      : await database.asOwner<{ hit: boolean }>(text(table, column), values)
    if (onlyRow({ rows: answer }).hit) hits.push(`${table}.${column}`)
  }
  await jobs.end()
  return hits.toSorted()
}

export interface Scene {
  company: TestCompany
  nora: Words
  dee: Words
  /** Nora's two rows in the address book. */
  recipients: string[]
  orderId: string
  driverId: string
  driverUser: string
  /** The account with which Nora follows her parcel. */
  account: string
  trackingNumber: string
}

const PHOTO = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex')

let scenes = 0

/** A past day: Dee brought Nora a parcel, and both left data in every table. */
export async function makeScene(api: TestApi): Promise<Scene> {
  const company = await api.company()
  const { tenantId, depotId } = company
  scenes += 1
  const nora = {
    name: `Nora Hale-Quill${scenes}`,
    email: `nora${scenes}@post.example`,
    phone: `+1 555 0187 22${scenes}`,
  }
  const dee = {
    name: `Dee Okafor${scenes}`,
    email: `dee${scenes}@post.example`,
    phone: `+1 555 0199 31${scenes}`,
  }
  const run = <Row extends object>(text: string, values: unknown[] = []) =>
    api.platform.database.asOwner<Row>(text, values)
  const one = async (text: string, values: unknown[] = []): Promise<string> =>
    onlyRow({ rows: await run<{ id: string }>(text, values) }).id
  const account = await one(
    `insert into auth.users (id, email, email_confirmed_at, aud, role, raw_user_meta_data)
     values (gen_random_uuid(), $1, now(), 'authenticated', 'authenticated', '{"first_name": "Nora", "last_name": "Hale-Quill"}') returning id`,
    [`follows-${tenantId}@elsewhere.example`],
  )
  const driverUser = await one(
    `insert into auth.users (id, email, email_confirmed_at, aud, role, raw_user_meta_data)
     values (gen_random_uuid(), $1, now(), 'authenticated', 'authenticated', '{"first_name": "Dee"}') returning id`,
    [dee.email],
  )
  // The sign-up of the product creates profiles for these accounts.
  await run(
    `insert into public.profiles (id, email) select u.id, u.email from auth.users u on conflict (id) do nothing`,
  )
  await run(
    `update public.profiles set first_name = split_part($2, ' ', 1), last_name = split_part($2, ' ', 2) where id = $1`,
    [driverUser, dee.name],
  )
  await run(`insert into public.memberships (tenant_id, user_id, role) values ($1, $2, 'driver')`, [
    tenantId,
    driverUser,
  ])
  const driverId = await one(
    `insert into public.drivers (tenant_id, user_id, name, email, phone, licence, papers, absences) values ($1, $2, $3, $4, $5, 'L-77', '[{"kind": "Licence", "number": "L-77", "expiresOn": null}]', '[]') returning id`,
    [tenantId, driverUser, dee.name, dee.email, dee.phone],
  )
  const vehicleId = await one(
    `insert into public.vehicles (tenant_id, name, registration, depot_id, driver_id) values ($1, 'Van 1', 'VAN 1', $2, $3) returning id`,
    [tenantId, depotId, driverId],
  )
  const recipients = [
    await one(
      `insert into public.recipients (tenant_id, name, email, phone) values ($1, $2, $3, $4) returning id`,
      [tenantId, nora.name, nora.email, nora.phone],
    ),
    await one(`insert into public.recipients (tenant_id, name, phone) values ($1, $2, $3) returning id`, [
      tenantId,
      nora.name,
      nora.phone,
    ]),
  ]
  const addressId = await one(
    `insert into public.addresses (tenant_id, text, normalised, street, lat, lng, notes) values ($1, '7 Quill Lane', '7 quill lane', 'Quill Lane', 39.12345, -76.54321, $2) returning id`,
    [tenantId, `Ring at ${nora.name}`],
  )
  const orderId = await one(
    `insert into public.orders (tenant_id, reference, status, date, recipient_id, address_id, instructions, custom)
     values ($1, $2, 'open', current_date - 9, $3, $4, 'Beware of the dog', '{"floor": "2"}') returning id`,
    [tenantId, `${nora.name} 1`, recipients[0], addressId],
  )
  await run(
    `insert into public.orders (tenant_id, reference, status, date, recipient_id, address_id) values ($1, 'S-2', 'completed', current_date - 8, $2, $3)`,
    [tenantId, recipients[1], addressId],
  )
  const deliveryId = await one(
    `insert into public.deliveries (tenant_id, order_id, status, status_note, location_text) values ($1, $2, 'delivered', $3, 'At the door') returning id`,
    [tenantId, orderId, `Left with ${nora.name}`],
  )
  const trackingNumber = onlyRow({
    rows: await run<{ n: string }>(`select tracking_number as n from public.deliveries where id = $1`, [
      deliveryId,
    ]),
  }).n
  const routeId = await one(
    `insert into public.routes (tenant_id, date, number, vehicle_id, driver_id, depot_id, status, depart_at, return_at, distance_metres, duration_seconds, started_at, finished_at, legs)
     select $1, current_date - 9, 1, $2, $3, $4, 'finished', t, t + interval '1 hour', 1, 1, t, t + interval '1 hour', '{_p~iF~ps|U,_p~iF~ps|U}'
     from (select date_trunc('day', now() - interval '9 days') + interval '12 hours' as t) x returning id`,
    [tenantId, vehicleId, driverId, depotId],
  )
  const stopId = await one(
    `insert into public.stops (tenant_id, route_id, order_id, delivery_id, sequence, status, lat, lng, planned_arrive_at, planned_service_at, planned_depart_at, service_seconds, leg_distance_metres, leg_duration_seconds)
     values ($1, $2, $3, $4, 1, 'served', 39.12345, -76.54321, now(), now(), now(), 60, 1, 1) returning id`,
    [tenantId, routeId, orderId, deliveryId],
  )
  await run(`update public.orders set status = 'completed' where id = $1`, [orderId])
  const proof = `${tenantId}/${driverUser}/door.jpg`
  const photo = `${account}/parcel.jpg`
  const file = `${tenantId}/${orderId}`
  const damage = `${tenantId}/${driverUser}/damage.jpg`
  for (const [bucket, object] of [
    ['proofs', proof],
    ['proofs', damage],
    ['feedback', photo],
    ['attachments', file],
  ] as const)
    await api.platform.surface.storeObject(
      bucket,
      object,
      (async function* () {
        yield PHOTO
      })(),
    )
  const statement = `${nora.name}, ${nora.email}, ${nora.phone}; ${dee.name}`
  const statements: [string, unknown[]][] = [
    [
      `insert into public.positions (tenant_id, vehicle_id, fix_time, lat, lng, source) select $1, $2, date_trunc('day', now() - interval '9 days') + interval '12 hours' + n * interval '1 minute', 39.1, -76.5 + n * 0.001, 'driver' from generate_series(1, 20) n`,
      [tenantId, vehicleId],
    ],
    [
      `insert into public.driver_events (tenant_id, id, route_id, driver_id, user_id, order_id, stop_id, kind, happened_at, device_at, sent_at, outcome, note, proof, files, lat, lng)
       values ($1, gen_random_uuid(), $2, $3, $4, $5, $6, 'delivered', now(), now(), now(), 'applied', $7, jsonb_build_object('name', $8::text), array[$9], 39.1, -76.5)`,
      [tenantId, routeId, driverId, driverUser, orderId, stopId, statement, nora.name, proof],
    ],
    [
      `insert into public.delivery_events (tenant_id, delivery_id, status, title, at, location_text, lat, lng, actor_id) values ($1, $2, 'delivered', $3, now(), 'Quill Lane', 39.1, -76.5, $4)`,
      [tenantId, deliveryId, `Handed to ${nora.name} by ${dee.name}`, driverUser],
    ],
    [
      `insert into public.delivery_claims (tenant_id, delivery_id, user_id) values ($1, $2, $3)`,
      [tenantId, deliveryId, account],
    ],
    [
      `insert into public.delivery_preferences (tenant_id, delivery_id, user_id, date, time_slot, contact, phone, instructions) values ($1, $2, $3, current_date, 'morning', 'call', $4, $5)`,
      [tenantId, deliveryId, account, nora.phone, statement],
    ],
    [
      `insert into public.standing_wishes (tenant_id, user_id, address_id, instructions) values ($1, $2, $3, $4)`,
      [tenantId, account, addressId, statement],
    ],
    [
      `insert into public.feedback (tenant_id, delivery_id, user_id, rating, comments, photos) values ($1, $2, $3, 5, $4, array[$5])`,
      [tenantId, deliveryId, account, statement, photo],
    ],
    [
      `insert into public.messages (tenant_id, delivery_id, author, user_id, body) values ($1, $2, 'recipient', $3, $4), ($1, $2, 'driver', $5, $4)`,
      [tenantId, deliveryId, account, statement, driverUser],
    ],
    [
      `insert into public.order_attachments (tenant_id, order_id, file_id, name, type, bytes) values ($1, $2, $2, $3, 'image/jpeg', 22)`,
      [tenantId, orderId, `${nora.name}.jpg`],
    ],
    [
      `insert into public.notifications (tenant_id, user_id, type, title, message) values ($1, $2, 'feedback', 'Feedback', $3)`,
      [tenantId, company.userId, statement],
    ],
    [
      `insert into public.outbox (tenant_id, dedupe_key, recipient, subject, body, html, state, delivery_id) values ($1, $2, $3, $4, $4, $5, 'sent', $6), ($1, $2 || ' sms', $7, null, $4, null, 'sent', null)`,
      [
        tenantId,
        `delivered ${deliveryId} ${nora.email}`,
        nora.email,
        statement,
        `<p>${statement}</p>`,
        deliveryId,
        nora.phone,
      ],
    ],
    [
      `with endpoint as (insert into public.webhook_endpoints (tenant_id, url, events, secret) values ($1, 'https://shop.example/hook', '{delivery.delivered}', 'whsec_x') returning tenant_id, id)
      insert into public.webhook_calls (tenant_id, endpoint_id, event, payload, state) select tenant_id, id, 'delivery.delivered', jsonb_build_object('data', jsonb_build_object('recipient', $2::text, 'driver', $3::text)), 'delivered' from endpoint`,
      [tenantId, statement, dee.name],
    ],
    [
      `insert into public.imports (tenant_id, file_name, rejected) values ($1, $2, jsonb_build_array(jsonb_build_object('name', $3::text, 'address', '7 Quill Lane'), jsonb_build_object('name', 'Somebody else')))`,
      [tenantId, `orders of ${nora.name}.csv`, nora.name],
    ],
    [
      `insert into public.recurring_orders (tenant_id, reference, template, weekdays, weeks_from, starts_on) values ($1, $2, jsonb_build_object('recipient', $3::text, 'phone', $4::text), '{2}', current_date, current_date)`,
      [tenantId, `Weekly ${nora.name}`, nora.name, nora.phone],
    ],
    [
      `insert into app.idempotency_keys (scope, key, request_hash, status, body) values ($1, 'k', '\\x01', 201, jsonb_build_object('recipient', $2::text))`,
      [`${company.userId} ${tenantId}`, nora.email],
    ],
    [
      `insert into public.support_tickets (tenant_id, subject, message, created_by) values ($1, 'Complaint', $2, $3)`,
      [tenantId, statement, company.userId],
    ],
    [
      `insert into public.audit_log (tenant_id, actor_id, actor_label, action, subject, subject_id, label, before, after, ip) values
       ($1, $2, $3, 'orders.update', 'orders', $4, $5, jsonb_build_object('instructions', 'Old gate'), jsonb_build_object('recipient', $5::text), '10.0.0.1')`,
      [tenantId, driverUser, dee.email, orderId, nora.name],
    ],
    [
      `insert into public.vehicle_inspections (tenant_id, vehicle_id, kind, inspected_on, inspected_by, result, note) values ($1, $2, 'Brakes', current_date, $3, 'passed', $4)`,
      [tenantId, vehicleId, dee.name, statement],
    ],
    [
      `with incident as (insert into public.fleet_incidents (tenant_id, kind, severity, happened_at, order_id, driver_id, place, lat, lng, description)
         values ($1, 'goods', 'minor', now(), $2, $3, '7 Quill Lane', 39.12345, -76.54321, $4) returning tenant_id, id)
       insert into public.fleet_incident_entries (tenant_id, incident_id, kind, files) select tenant_id, id, 'note', array[$5] from incident`,
      [tenantId, orderId, driverId, statement, damage],
    ],
  ]
  for (const [text, values] of statements) await run(text, values)
  return { company, nora, dee, recipients, orderId, driverId, driverUser, account, trackingNumber }
}

/** The company's sandbox: an open order for Nora with a file and a photo, and a driver Dee. */
export async function addSandbox(
  api: TestApi,
  { company: { tenantId }, nora, dee, account }: Scene,
): Promise<{ sandboxId: string; files: string[] }> {
  const run = <Row extends object>(text: string, values: unknown[]) =>
    api.platform.database.asOwner<Row>(text, values)
  const [sandbox] = await run<{ id: string }>('select app.open_sandbox($1) as id', [tenantId])
  const sandboxId = sandbox!.id
  const { id: orderId } = onlyRow({
    rows: await run<{ id: string }>(
      `with r as (insert into public.recipients (tenant_id, name, email) values ($1, $2, $3) returning id),
        a as (insert into public.addresses (tenant_id, text, normalised, lat, lng)
          values ($1, '7 Quill Lane', '7 quill lane', 39.12345, -76.54321) returning id)
       insert into public.orders (tenant_id, reference, date, recipient_id, address_id, instructions)
       select $1, 'TEST-1', current_date + 1, r.id, a.id, 'For ' || $2::text from r, a returning id`,
      [sandboxId, nora.name, nora.email.toUpperCase()],
    ),
  })
  const photo = `${account}/tried.jpg`
  await run(
    `with d as (insert into public.deliveries (tenant_id, order_id, status_note) values ($1, $2, $3) returning id)
     insert into public.feedback (tenant_id, delivery_id, user_id, rating, comments, photos)
     select $1, d.id, $4, 5, $3, array[$5] from d`,
    [sandboxId, orderId, nora.name, account, photo],
  )
  await run(
    `insert into public.order_attachments (tenant_id, order_id, file_id, name, type, bytes)
     values ($1, $2, $2, $3, 'image/jpeg', 22)`,
    [sandboxId, orderId, `${nora.name}.jpg`],
  )
  await run(`insert into public.drivers (tenant_id, name, phone) values ($1, $2, $3)`, [
    sandboxId,
    dee.name,
    dee.phone,
  ])
  await run(
    `insert into public.imports (tenant_id, file_name, rejected)
     values ($1, 'test.csv', jsonb_build_array(jsonb_build_object('driver', $2::text, 'recipient', $3::text)))`,
    [sandboxId, dee.name, nora.name],
  )
  const file = `${sandboxId}/${orderId}`
  for (const [bucket, object] of [
    ['feedback', photo],
    ['attachments', file],
  ] as const)
    await api.platform.surface.storeObject(
      bucket,
      object,
      (async function* () {
        yield PHOTO
      })(),
    )
  return { sandboxId, files: [file, photo] }
}
