// Two companies with one row of everything, and the callers that the access table tries.
import type { TestDatabase } from './testing.ts'

/** Callers. Those of B act on A's rows and must see nothing. */
/** Day of the fixture's plan: in the future, and skipped by programs that count plans. */
export const FIXTURE_PLAN_DAY = '2099-04-17'

export const PEOPLE = [
  'anonymous',
  'customer',
  'otherCustomer',
  'driver',
  'otherDriver',
  'viewer',
  'dispatcher',
  'admin',
  'adminOfB',
  'owner',
  'service',
] as const
export type Person = (typeof PEOPLE)[number]

const id = (number: number): string => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`
const A = id(1)
const B = id(2)
/** Complete, because the API reads it. */
const RATES = JSON.stringify({
  baseMinor: 450,
  perKmMinor: 80,
  includedKm: 3,
  perParcelMinor: 0,
  weightBands: [],
  zones: [],
  windows: [],
  weekend: { weekdays: [6, 7], amountMinor: 0 },
  night: { from: '20:00', to: '06:00', amountMinor: 0 },
  minimumMinor: 0,
})
const USERS: Record<Exclude<Person, 'anonymous' | 'service'>, string> = {
  customer: id(11),
  otherCustomer: id(12),
  driver: id(13),
  otherDriver: id(14),
  viewer: id(15),
  dispatcher: id(16),
  admin: id(17),
  adminOfB: id(18),
  owner: id(19),
}

export interface Identity {
  role: 'anon' | 'authenticated' | 'service_role'
  claims: Record<string, unknown>
}

/** A person's role and claims, as in a verified token. */
export function identityOf(person: Person): Identity {
  if (person === 'anonymous') return { role: 'anon', claims: { role: 'anon' } }
  if (person === 'service') return { role: 'service_role', claims: { role: 'service_role' } }
  const isStaff = !['customer', 'otherCustomer', 'owner'].includes(person)
  const tenant_id = person === 'adminOfB' ? B : A
  return {
    role: 'authenticated',
    claims: { role: 'authenticated', sub: USERS[person], app_metadata: isStaff ? { tenant_id } : {} },
  }
}

/** A row of company A in each table: the condition that finds it, and the columns that a copy must change. */
export interface Sample {
  where: string
  /** JSON columns that a copy needs again. */
  copy?: Record<string, unknown>
}

const byId = (number: number, copy: Record<string, unknown> = {}): Sample => ({
  where: `id = '${id(number)}'`,
  copy: { id: id(number + 500), ...copy },
})
const inA = `tenant_id = '${A}'`

/** Samples for each table; {@link fillAccessFixture} inserts the rows. */
export const SAMPLES: Record<string, Sample> = {
  'public.tenants': byId(1, { slug: 'third' }),
  'public.profiles': { where: `id = '${USERS.dispatcher}'`, copy: { id: USERS.otherCustomer } },
  'public.owners': { where: `id = '${USERS.owner}'`, copy: { id: USERS.otherCustomer } },
  'public.memberships': {
    where: `${inA} and user_id = '${USERS.viewer}'`,
    copy: { user_id: USERS.otherCustomer },
  },
  'public.company_roles': byId(870, { name: 'Second' }),
  'public.invitations': byId(49, { token_hash: '\\x02', email: 'second@example.com' }),
  'public.directory_members': byId(1090, {
    user_id: null,
    address: 'second@example.com',
    external_id: 'second',
  }),
  'public.depots': byId(21),
  'public.drivers': byId(22, { user_id: null }),
  'public.driver_codes': { where: inA, copy: { driver_id: id(122), code_mac: `\\x${'02'.repeat(32)}` } },
  'public.vehicles': byId(23, { registration: 'NEW 1' }),
  'public.vehicle_inspections': byId(432),
  'public.zones': byId(401, { name: 'Southside' }),
  'public.zone_events': byId(402, { kind: 'left' }),
  'public.status_steps': byId(971, { name: 'Second' }),
  'public.order_steps': byId(972),
  'public.proof_documents': { where: inA, copy: { number: 2 } },
  'public.order_forms': { where: inA, copy: { tenant_id: B } },
  'public.order_requests': byId(997),
  'public.zone_presences': { where: inA, copy: { vehicle_id: id(123) } },
  'public.device_tokens': byId(24, { token_hash: '\\x02', vehicle_id: id(23), revoked_at: '2026-01-01' }),
  'public.addresses': byId(25, { normalised: 'elsewhere' }),
  'public.recipients': byId(26, { name: 'Somebody else' }),
  'public.imports': byId(27),
  'public.recurring_orders': byId(371),
  'public.orders': byId(28, { reference: 'NEW-1' }),
  'public.order_attachments': byId(430, { file_id: id(431) }),
  'public.deliveries': byId(29, { order_id: id(128), tracking_number: 'NEW' }),
  'public.delivery_events': byId(30),
  'public.delivery_claims': {
    where: `${inA} and user_id = '${USERS.customer}'`,
    copy: { user_id: USERS.viewer },
  },
  'public.plans': byId(31),
  'public.plan_routes': byId(32, { number: 2 }),
  'public.plan_stops': { where: inA, copy: { order_id: id(128), sequence: 2 } },
  'public.plan_unserved': { where: inA, copy: { order_id: id(128) } },
  'public.week_plans': byId(960),
  'public.week_plan_orders': { where: inA, copy: { order_id: id(128), is_planning: false } },
  'public.archives': byId(331),
  'public.repairs': byId(230),
  'public.route_actuals': { where: inA, copy: { route_id: id(133) } },
  'public.routes': byId(33, { date: '2026-04-18' }),
  'public.route_hues': { where: `${inA} and date = '2026-04-17' and number = 1`, copy: { number: 99 } },
  'public.stops': byId(34, { order_id: id(128), sequence: 2 }),
  'public.driver_events': byId(60),
  'public.vehicle_defects': byId(310, { point: 'Tyres' }),
  'public.work_orders': byId(601),
  'public.work_order_parts': { where: `${inA} and line = 1`, copy: { line: 2 } },
  'public.fuel_fills': byId(602),
  'public.rate_cards': byId(1025, { name: 'Second' }),
  'public.order_prices': { where: inA, copy: { order_id: id(128) } },
  'public.pay_rules': byId(1020, { starts_on: '2999-01-02' }),
  'public.pay_corrections': byId(1021, { date: '2026-05-01' }),
  'public.pay_statements': byId(1022, { month: '2026-05-01' }),
  'public.fleet_incidents': byId(603),
  'public.fleet_incident_entries': byId(604),
  'public.positions': { where: inA, copy: { fix_time: '2026-04-17T09:00:00Z' } },
  'public.vehicle_positions': { where: inA, copy: { vehicle_id: id(123) } },
  'public.subscription_plans': { where: `id = 'starter'`, copy: { id: 'tiny' } },
  'public.subscriptions': byId(35, { status: 'cancelled' }),
  'public.subscription_events': byId(50),
  'public.subscription_plan_versions': {
    where: `plan_id = 'starter' and version = 0`,
    copy: { version: 99 },
  },
  'public.billing_details': { where: inA, copy: { tenant_id: B } },
  'public.invoices': byId(51, { number: '2026-0002' }),
  'public.credit_notes': byId(810, { number: 'CN-2026-0002' }),
  'public.plan_prices': { where: `plan_id = 'starter'`, copy: { period: 'month', currency: 'EUR' } },
  'public.coupons': { where: `code = 'FIRST'`, copy: { code: 'SECOND' } },
  'public.coupon_redemptions': { where: inA, copy: { coupon_code: 'THIRD' } },
  'public.email_templates': byId(36, { is_active: false }),
  'public.recipient_mail_texts': byId(73, { language: 'de' }),
  'public.recipient_message_texts': byId(880, { language: 'de' }),
  'public.article_versions': { where: `page = 'terms' and version = 1`, copy: { version: 99 } },
  'public.email_template_versions': {
    where: `template_id = '${id(36)}' and version = 0`,
    copy: { version: 99 },
  },
  'public.outbox': byId(37, { dedupe_key: 'second' }),
  'public.push_subscriptions': byId(72, { endpoint: 'https://push.example/2' }),
  'public.parked_work': { where: inA, copy: { kind: 'other' } },
  'public.notifications': byId(38),
  'public.saved_views': { where: inA, copy: { name: 'orders.hidden-columns' } },
  'public.saved_reports': byId(930, { name: 'Second' }),
  'public.saved_report_readers': {
    where: `${inA} and user_id = '${USERS.viewer}'`,
    copy: { user_id: USERS.admin },
  },
  'public.support_tickets': byId(39, { created_by: USERS.dispatcher }),
  'public.ticket_messages': byId(52),
  'public.usage_daily': { where: inA, copy: { day: '2026-04-18' } },
  'app.sign_ins': byId(570),
  'app.looks': { where: inA, copy: { tenant_id: B, owner_id: id(20) } },
  'app.ended_memberships': { where: inA, copy: { user_id: id(20) } },
  'app.company_moves': { where: inA, copy: { tenant_id: id(901) } },
  'app.moved_numbers': { where: inA, copy: { digest: '\\x02' } },
  'app.audit_seals': { where: `position = -1`, copy: { position: -2, audit_id: id(544) } },
  'public.contact_messages': byId(40, { submission_key: null }),
  'public.incidents': byId(41),
  'public.maintenance_windows': byId(42),
  'public.probe_results': { where: `component = 'api'`, copy: { component: 'web' } },
  'public.region_builds': byId(48, { name: 'elsewhere' }),
  'public.map_requests': { where: inA, copy: { tenant_id: B } },
  'public.api_keys': byId(43, { key_hash: '\\x02' }),
  'public.webhook_endpoints': byId(70),
  'public.webhook_calls': byId(71),
  'public.shops': byId(74),
  'public.tracking_hosts': { where: inA, copy: { tenant_id: B, host: 'b.example' } },
  'public.sign_on_connections': { where: inA, copy: { tenant_id: B } },
  'public.sign_on_domains': { where: inA, copy: { domain: 'second.example', proven_at: null } },
  'app.sign_on_flows': { where: inA, copy: { id: '\\x02' } },
  'public.shop_calls': { where: inA, copy: { delivery_id: 'second' } },
  'public.person_requests': byId(590),
  'app.audit_erasures': { where: `audit_id = '${id(44)}'`, copy: { audit_id: id(545) } },
  'public.audit_log': byId(44),
  'public.delivery_preferences': byId(45, { delivery_id: id(129) }),
  'public.standing_wishes': { where: inA, copy: { address_id: id(125) } },
  'public.feedback': byId(46, { user_id: USERS.viewer }),
  'public.loyalty_points': byId(47, { feedback_id: null }),
  'public.messages': byId(71),
  'app.delivery_transitions': {
    where: `from_status = 'pending' and to_status = 'picked_up'`,
    copy: { to_status: 'x' },
  },
  'app.processes': byId(890),
  'app.database_sizes': { where: `day = '2026-04-16'`, copy: { day: '2026-04-17' } },
  'app.settings': { where: `key = 'theme'`, copy: { key: 'other' } },
  'app.invoice_numbers': { where: `year = 2026`, copy: { year: 2027 } },
  'app.credit_note_numbers': { where: `year = 2026`, copy: { year: 2027 } },
  'app.job_rounds': { where: `queue = 'test'`, copy: { queue: 'other' } },
  'app.job_turns': { where: `queue = 'test'`, copy: { queue: 'other' } },
  'app.payment_events': { where: `id = 'evt_1'`, copy: { id: 'evt_2' } },
  'app.idempotency_keys': { where: `key = 'k'`, copy: { key: 'l' } },
  'app.pin_tries': { where: inA, copy: { delivery_id: id(129) } },
  'app.route_memories': { where: inA, copy: { route_id: id(133) } },
  'app.range_calibrations': { where: inA, copy: { tenant_id: B } },
  'app.proof_keys': { where: `key_id = 'k'`, copy: { key_id: 'l' } },
  'app.range_counts': { where: inA, copy: { day: '2026-04-18' } },
  'app.vehicle_consumptions': { where: inA, copy: { energy: 'electric' } },
  'app.service_times': { where: inA, copy: { address_id: id(125) } },
  'app.delivery_notices': byId(70, { kind: 'delivered' }),
  'app.text_opt_outs': { where: `phone = '+15550187'`, copy: { phone: '+15550188' } },
  'app.text_callbacks': { where: `key = 'status SM1 sent'`, copy: { key: 'status SM1 failed' } },
}

/**
 * Creates both companies, their people, and A's rows. The customer claimed A's delivery; the driver drives
 * A's route.
 */
export async function fillAccessFixture(database: TestDatabase): Promise<void> {
  const statements = [
    ...Object.values(USERS).map(
      (user) => `insert into auth.users (id, email) values ('${user}', '${user}@example.com')`,
    ),
    `insert into public.profiles (id, email) select id, email from auth.users where id <> '${USERS.otherCustomer}' on conflict do nothing`,
    `insert into public.tenants (id, name, slug) values ('${A}', 'Aardvark', 'aardvark'), ('${B}', 'Badger', 'badger')`,
    `insert into public.owners (id) values ('${USERS.owner}')`,
    `insert into auth.users (id, email) values ('${id(20)}', 'second-owner@example.com')`,
    `insert into public.owners (id) values ('${id(20)}')`,
    `insert into public.memberships (tenant_id, user_id, role) values
      ('${A}', '${USERS.driver}', 'driver'), ('${A}', '${USERS.otherDriver}', 'driver'), ('${A}', '${USERS.viewer}', 'viewer'),
      ('${A}', '${USERS.dispatcher}', 'dispatcher'), ('${A}', '${USERS.admin}', 'admin'), ('${B}', '${USERS.adminOfB}', 'admin')`,
    ...[A, B].map(
      (tenant, index) => `insert into public.subscriptions (tenant_id, id, plan_id, status, vehicle_limit)
        values ('${tenant}', '${id(35 + index * 100)}', 'professional', 'active', 0)`,
    ),
    `insert into public.company_roles (tenant_id, id, name, rights) values ('${A}', '${id(870)}', 'Clerk', '{orders:read}')`,
    `insert into public.invitations (tenant_id, id, email, role, token_hash, expires_at)
      values ('${A}', '${id(49)}', 'first@example.com', 'viewer', '\\x01', now() + interval '1 day')`,
    `insert into public.directory_members (tenant_id, id, user_id, external_id) values ('${A}', '${id(1090)}', '${USERS.viewer}', 'first')`,
    `insert into public.depots (tenant_id, id, name, address, lat, lng) values ('${A}', '${id(21)}', 'Depot', 'Road 1', 51.5, -0.1)`,
    `insert into public.drivers (tenant_id, id, user_id, name) values
      ('${A}', '${id(22)}', '${USERS.driver}', 'Dee'), ('${A}', '${id(122)}', '${USERS.otherDriver}', 'Otto')`,
    `insert into public.vehicles (tenant_id, id, name, registration, depot_id) values
      ('${A}', '${id(23)}', 'Van 1', 'AA 1', '${id(21)}'), ('${A}', '${id(123)}', 'Van 2', 'AA 2', '${id(21)}')`,
    `insert into public.zones (tenant_id, id, name, color, polygon) values ('${A}', '${id(401)}', 'Northside', '#2563eb',
      '{"type": "Polygon", "coordinates": [[[0, 0], [1, 0], [0, 1], [0, 0]]]}')`,
    `insert into public.zone_events (tenant_id, id, zone_id, vehicle_id, kind, happened_at) values
      ('${A}', '${id(402)}', '${id(401)}', '${id(23)}', 'entered', '2026-04-17T09:00:00Z')`,
    `insert into public.zone_presences (tenant_id, zone_id, vehicle_id, is_inside, since, seen_at) values
      ('${A}', '${id(401)}', '${id(23)}', true, '2026-04-17T09:00:00Z', '2026-04-17T09:00:00Z')`,
    `insert into public.device_tokens (tenant_id, id, vehicle_id, token_hash) values ('${A}', '${id(24)}', '${id(23)}', '\\x01')`,
    `insert into public.addresses (tenant_id, id, text, normalised, lat, lng) values ('${A}', '${id(25)}', 'Lane 1', 'lane 1', 0, 0), ('${A}', '${id(125)}', 'Lane 2', 'lane 2', 0, 0)`,
    `insert into public.recipients (tenant_id, id, name) values ('${A}', '${id(26)}', 'Ada')`,
    `insert into public.imports (tenant_id, id) values ('${A}', '${id(27)}')`,
    `insert into public.recurring_orders (tenant_id, id, reference, template, weekdays, weeks_from, starts_on)
      values ('${A}', '${id(371)}', 'R', '{}', '{2}', '2026-04-14', '2026-04-14')`,
    `insert into public.orders (tenant_id, id, reference, date, recipient_id, address_id) values
      ('${A}', '${id(28)}', 'A-1', '2026-04-17', '${id(26)}', '${id(25)}'),
      ('${A}', '${id(128)}', 'A-2', '2026-04-17', '${id(26)}', '${id(25)}'),
      ('${A}', '${id(228)}', 'A-3', '2026-04-17', '${id(26)}', '${id(25)}')`,
    `insert into public.deliveries (tenant_id, id, order_id) values
      ('${A}', '${id(29)}', '${id(28)}'), ('${A}', '${id(129)}', '${id(228)}')`,
    `insert into public.delivery_events (tenant_id, id, delivery_id, status, title, at)
      values ('${A}', '${id(30)}', '${id(29)}', 'pending', 'Ordered', now())`,
    `insert into app.pin_tries (tenant_id, delivery_id, wrong) values ('${A}', '${id(29)}', 1)`,
    `insert into public.delivery_claims (tenant_id, delivery_id, user_id) values ('${A}', '${id(29)}', '${USERS.customer}')`,
    `insert into public.plans (tenant_id, id, date) values ('${A}', '${id(31)}', '${FIXTURE_PLAN_DAY}')`,
    `insert into public.archives (tenant_id, id, kind) values ('${A}', '${id(331)}', 'export')`,
    `insert into public.repairs (tenant_id, id, date, request, proposal) values ('${A}', '${id(230)}', '2026-04-17', '{}', '{}')`,
    `insert into public.plan_routes (tenant_id, id, plan_id, number, vehicle_id, depart_at, return_at, distance_metres,
        duration_seconds, drive_seconds, service_seconds, wait_seconds, load_packages, load_grams)
      values ('${A}', '${id(32)}', '${id(31)}', 1, '${id(23)}', now(), now(), 0, 0, 0, 0, 0, 0, 0)`,
    `insert into public.plan_stops (tenant_id, plan_id, plan_route_id, order_id, sequence, arrive_at, service_at, depart_at,
        leg_distance_metres, leg_duration_seconds)
      values ('${A}', '${id(31)}', '${id(32)}', '${id(28)}', 1, now(), now(), now(), 0, 0)`,
    `insert into public.week_plans (tenant_id, id, first_date, days, status, time_limit_seconds)
      values ('${A}', '${id(960)}', '2026-04-17', 5, 'done', 10)`,
    `insert into public.week_plan_orders (tenant_id, week_plan_id, order_id, date, version, on_date, earliest, latest, is_planning)
      values ('${A}', '${id(960)}', '${id(28)}', '2026-04-17', 1, '2026-04-17', '2026-04-17', '2026-04-18', false)`,
    `insert into public.plan_unserved (tenant_id, plan_id, order_id, reason, message)
      values ('${A}', '${id(31)}', '${id(28)}', 'capacity', 'Too much')`,
    `insert into public.routes (tenant_id, id, date, number, vehicle_id, driver_id, depot_id, depart_at, return_at,
        distance_metres, duration_seconds)
      values ('${A}', '${id(33)}', '2026-04-17', 1, '${id(23)}', '${id(22)}', '${id(21)}', now(), now(), 0, 0),
        ('${A}', '${id(133)}', '2026-04-19', 1, '${id(23)}', null, '${id(21)}', now(), now(), 0, 0)`,
    `insert into app.route_memories (tenant_id, route_id, memory) values ('${A}', '${id(33)}', '{}')`,
    `insert into public.route_actuals (tenant_id, route_id, driven_metres, moving_seconds, fix_count) values ('${A}', '${id(33)}', 1, 1, 1)`,
    `insert into public.stops (tenant_id, id, route_id, order_id, delivery_id, sequence, lat, lng, planned_arrive_at,
        planned_service_at, planned_depart_at, service_seconds, leg_distance_metres, leg_duration_seconds)
      values ('${A}', '${id(34)}', '${id(33)}', '${id(28)}', '${id(29)}', 1, 0, 0, now(), now(), now(), 0, 0, 0)`,
    `insert into public.order_attachments (tenant_id, id, order_id, file_id, name, type, bytes)
      values ('${A}', '${id(430)}', '${id(28)}', '${id(430)}', 'Plan.pdf', 'application/pdf', 9)`,
    `insert into public.driver_events (tenant_id, id, route_id, driver_id, user_id, order_id, stop_id, kind, happened_at, device_at, sent_at, outcome)
      values ('${A}', '${id(60)}', '${id(33)}', '${id(22)}', '${USERS.driver}', '${id(28)}', '${id(34)}', 'arrived', now(), now(), now(), 'applied')`,
    `insert into public.driver_codes (tenant_id, driver_id, code_mac, expires_at)
      values ('${A}', '${id(22)}', '\\x${'01'.repeat(32)}', now())`,
    `insert into public.vehicle_inspections (tenant_id, id, vehicle_id, kind, inspected_on, inspected_by, result)
      values ('${A}', '${id(432)}', '${id(23)}', 'MOT', '2026-04-01', 'Quayside Garage', 'passed')`,
    `insert into public.vehicle_defects (tenant_id, id, vehicle_id, event_id, point, reported_at)
      values ('${A}', '${id(310)}', '${id(23)}', '${id(60)}', 'Brakes', now())`,
    `insert into public.work_orders (tenant_id, id, vehicle_id, title) values ('${A}', '${id(601)}', '${id(23)}', 'Brakes')`,
    `insert into public.work_order_parts (tenant_id, work_order_id, line, name, quantity, unit_minor)
      values ('${A}', '${id(601)}', 1, 'Pads', 2, 1500)`,
    `insert into public.fuel_fills (tenant_id, id, vehicle_id, driver_id, filled_at, odometer_km, energy, amount, cost_minor, created_by)
      values ('${A}', '${id(602)}', '${id(23)}', '${id(22)}', now(), 1000, 'diesel', 40, 6000, '${USERS.driver}')`,
    `insert into public.rate_cards (tenant_id, id, name, rates) values ('${A}', '${id(1025)}', 'Standard', '${RATES}')`,
    `insert into public.order_prices (tenant_id, order_id, rate_card_id, rate_card, currency, metres, lines, total_minor)
      values ('${A}', '${id(28)}', '${id(1025)}', 'Standard', 'USD', 0, '[]', 0)`,
    `insert into public.pay_rules (tenant_id, id, name, starts_on, per_hour_minor) values ('${A}', '${id(1020)}', 'Vans', '2999-01-01', 1500)`,
    `insert into public.pay_corrections (tenant_id, id, driver_id, date, amount_minor, reason)
      values ('${A}', '${id(1021)}', '${id(22)}', '2026-04-17', 500, 'Parking')`,
    `insert into public.pay_statements (tenant_id, id, driver_id, month, currency, days, total_minor)
      values ('${A}', '${id(1022)}', '${id(22)}', '2026-03-01', 'USD', '[]', 0)`,
    `insert into public.fleet_incidents (tenant_id, id, kind, severity, happened_at, description, created_by)
      values ('${A}', '${id(603)}', 'damage', 'minor', now(), 'Mirror', '${USERS.driver}')`,
    `insert into public.fleet_incident_entries (tenant_id, id, incident_id, kind) values ('${A}', '${id(604)}', '${id(603)}', 'reported')`,
    `insert into public.positions (tenant_id, vehicle_id, fix_time, lat, lng, source)
      values ('${A}', '${id(23)}', '2026-04-17T08:00:00Z', 0, 0, 'driver')`,
    `insert into public.vehicle_positions (tenant_id, vehicle_id, fix_time, lat, lng, source)
      values ('${A}', '${id(23)}', '2026-04-17T08:00:00Z', 0, 0, 'driver')`,
    `insert into public.subscription_events (tenant_id, id, subscription_id, plan_id, status, amount)
      values ('${A}', '${id(50)}', '${id(35)}', 'professional', 'active', 29900)`,
    `insert into public.subscription_plan_versions (plan_id, version, name, vehicle_limit, limits, features)
      values ('starter', 0, 'Starter', 5, '{}', '[]')`,
    `insert into public.billing_details (tenant_id, name) values ('${A}', 'Aardvark Ltd')`,
    `insert into public.invoices (tenant_id, id, number, subscription_id, kind, plan_id, currency, lines, subtotal_minor, tax_label,
        tax_percent, tax_minor, total_minor, seller, buyer, issued_at, due_at)
      values ('${A}', '${id(51)}', '2026-0001', '${id(35)}', 'start', 'professional', 'USD', '[]', 100, 'Tax', 0, 0, 100, '{}', '{"address": "1 Quay"}',
        now(), now())`,
    `insert into app.invoice_numbers (year, last) values (2026, 1)`,
    `insert into public.credit_notes (tenant_id, id, number, invoice_id, currency, lines, subtotal_minor, tax_label, tax_percent, tax_minor,
        total_minor, seller, buyer, reason, issued_at)
      values ('${A}', '${id(810)}', 'CN-2026-0001', '${id(51)}', 'USD', '[]', 10, 'Tax', 0, 0, 10, '{}', '{}', 'Wrong', now())`,
    `insert into app.credit_note_numbers (year, last) values (2026, 1)`,
    `insert into public.plan_prices (plan_id, period, currency, price_minor) values ('starter', 'year', 'USD', 99000)`,
    `insert into public.coupons (code, percent_off) values ('FIRST', 10), ('THIRD', 10)`,
    `insert into public.coupon_redemptions (tenant_id, coupon_code) values ('${A}', 'FIRST')`,
    `insert into app.job_rounds (queue, round) values ('test', 1)`,
    `insert into app.job_turns (tenant_id, queue, round) values ('${A}', 'test', 1)`,
    `insert into app.payment_events (id, type, happened_at) values ('evt_1', 'invoice.paid', now())`,
    `insert into public.email_templates (id, name, type, subject) values ('${id(36)}', 'Hello', 'custom', 'Hello')`,
    `insert into public.recipient_mail_texts (tenant_id, id, type, subject, text_content)
      values ('${A}', '${id(73)}', 'order_confirmation', 'Hello', 'Hello')`,
    `insert into public.recipient_message_texts (tenant_id, id, kind, channel, message)
      values ('${A}', '${id(880)}', 'driver_near', 'text', 'Hello')`,
    `insert into public.article_versions (page, version, content) values ('terms', 1, '# Terms')`,
    `insert into public.email_template_versions (template_id, version, subject, html_content, text_content, variables)
      values ('${id(36)}', 0, 'Hello', '', '', '[]')`,
    `insert into public.outbox (id, tenant_id, dedupe_key, recipient, body) values ('${id(37)}', '${A}', 'first', 'a@b.c', '')`,
    `insert into public.parked_work (tenant_id, kind, subject_id, error, retry_at) values ('${A}', 'test', '${id(29)}', '', now())`,
    `insert into public.notifications (tenant_id, id, user_id, type, title, message)
      values ('${A}', '${id(38)}', '${USERS.dispatcher}', 'plan', 'Done', 'Done')`,
    `insert into public.saved_views (tenant_id, user_id, name, value) values ('${A}', '${USERS.dispatcher}', 'orders.filters', '[]')`,
    `insert into public.saved_reports (tenant_id, id, user_id, name, definition, is_shared)
      values ('${A}', '${id(930)}', '${USERS.dispatcher}', 'Punctuality', '{"measures": ["onTime"], "by": "day", "span": "last_7_days"}', true)`,
    `insert into public.saved_report_readers (tenant_id, report_id, user_id) values ('${A}', '${id(930)}', '${USERS.viewer}')`,
    `insert into public.support_tickets (id, tenant_id, subject, message) values ('${id(39)}', '${A}', 'Help', 'Help')`,
    `insert into public.ticket_messages (id, ticket_id, author_name, is_from_support, body)
      values ('${id(52)}', '${id(39)}', 'Ann', true, 'Hello')`,
    `insert into public.usage_daily (tenant_id, day) values ('${A}', '2026-04-17')`,
    `insert into app.sign_ins (id, user_id, outcome, method) values ('${id(570)}', '${USERS.customer}', 'signed_in', 'password')`,
    `insert into app.looks (owner_id, tenant_id, reason, until) values ('${USERS.owner}', '${A}', 'Ticket', now())`,
    `insert into app.company_moves (tenant_id, name, address, state, paused_until, positions_before)
      values ('${A}', 'Company A', 'https://b.example', 'paused', now(), now())`,
    `insert into app.moved_numbers (tenant_id, digest) values ('${A}', '\\x01')`,
    `insert into app.ended_memberships (tenant_id, user_id, company_name, role, reason)
      values ('${A}', '${USERS.otherCustomer}', 'Company A', 'viewer', 'removed')`,
    `insert into public.contact_messages (id, name, email, message) values ('${id(40)}', 'Ann', 'a@b.c', 'Hi')`,
    `insert into public.incidents (id, title, component) values ('${id(41)}', 'Slow', 'api')`,
    `insert into public.maintenance_windows (id, title, starts_at, ends_at) values ('${id(42)}', 'Work', now(), now() + interval '1 hour')`,
    `insert into public.probe_results (component, at, is_up) values ('api', '2026-04-17', true)`,
    `insert into public.map_requests (tenant_id) values ('${A}')`,
    `insert into public.region_builds (id, name, source, place, label) values ('${id(48)}', 'harbour', 'url', 'https://a.example', 'a')`,
    `insert into public.api_keys (tenant_id, id, name, prefix, key_hash) values ('${A}', '${id(43)}', 'Key', 'dwk_', '\\x01')`,
    `insert into public.webhook_endpoints (tenant_id, id, url, events, secret)
      values ('${A}', '${id(70)}', 'https://shop.example/hook', '{delivery.delivered}', 'whsec_a')`,
    `insert into public.webhook_calls (tenant_id, id, endpoint_id, event, payload)
      values ('${A}', '${id(71)}', '${id(70)}', 'delivery.delivered', '{}')`,
    `insert into public.shops (tenant_id, id, kind, name, secret) values ('${A}', '${id(74)}', 'shopify', 'Shop', 'shop-secret')`,
    `insert into public.status_steps (tenant_id, id, name, state, set_by) values ('${A}', '${id(971)}', 'At the border', 'in_transit', '{driver}')`,
    `insert into public.order_steps (tenant_id, id, order_id, step_id, name, said_by, at)
      values ('${A}', '${id(972)}', '${id(28)}', '${id(971)}', 'At the border', 'driver', now())`,
    `insert into public.proof_documents (tenant_id, order_id, number, document, objects, signature, key_id, public_key)
      values ('${A}', '${id(28)}', 1, '{}', '{}', 's', 'k', 'p')`,
    `insert into public.order_forms (tenant_id, is_open, services, slots) values ('${A}', true,
      '[{"id": "s", "name": "A box", "type": "delivery", "serviceMinutes": null, "priceMinor": 900, "perPackageMinor": 0}]',
      '[{"id": "t", "weekdays": [1, 2, 3, 4, 5, 6, 7], "from": "08:00", "to": "12:00", "supplementMinor": 0, "most": 9}]')`,
    `insert into public.order_requests (tenant_id, id, date, slot_id, wish, price_minor, currency)
      values ('${A}', '${id(997)}', '2099-01-05', 't', '{"recipient": "Edith"}', 900, 'EUR')`,
    `insert into public.tracking_hosts (tenant_id, host) values ('${A}', 'track.a.example')`,
    `insert into public.sign_on_connections (tenant_id, kind, issuer, client_id, secret)
      values ('${A}', 'oidc', 'https://id.a.example', 'dropwise', 'client-secret')`,
    `insert into public.sign_on_domains (tenant_id, domain, proven_at, checked_at) values ('${A}', 'a.example', now(), now())`,
    `insert into app.sign_on_flows (tenant_id, id, is_trial, redirect_to, ends_at)
      values ('${A}', '\\x01', true, 'https://dropwise.test/tenant/settings', now() + interval '10 minutes')`,
    `insert into public.shop_calls (tenant_id, shop_id, delivery_id, topic, outcome)
      values ('${A}', '${id(74)}', 'first', 'orders/create', 'stored')`,
    `insert into public.audit_log (id, tenant_id, action) values ('${id(44)}', '${A}', 'test')`,
    `insert into app.audit_erasures (told_by, audit_id, hash) values ('${id(44)}', '${id(44)}', '\\x01')`,
    `insert into public.person_requests (id, tenant_id, kind, act, person_ids)
      values ('${id(590)}', '${A}', 'recipient', 'export', '{${id(26)}}')`,
    // The job that seals lines counts from 1 and may run at the same time: this seal and its line are out of its reach.
    `insert into app.audit_seals (position, audit_id, hash) values (-1, '${id(543)}', '\\x01')`,
    `insert into public.delivery_preferences (tenant_id, id, delivery_id, user_id, date, time_slot)
      values ('${A}', '${id(45)}', '${id(29)}', '${USERS.customer}', '2026-04-17', 'morning')`,
    `insert into public.standing_wishes (tenant_id, user_id, address_id, place) values ('${A}', '${USERS.customer}', '${id(25)}', 'garage')`,
    `insert into public.feedback (tenant_id, id, delivery_id, user_id, rating)
      values ('${A}', '${id(46)}', '${id(29)}', '${USERS.customer}', 5)`,
    `insert into public.loyalty_points (tenant_id, id, user_id, points, reason, feedback_id)
      values ('${A}', '${id(47)}', '${USERS.customer}', 50, 'Feedback, A-1', '${id(46)}')`,
    `insert into public.messages (tenant_id, id, delivery_id, author, user_id, body)
      values ('${A}', '${id(71)}', '${id(29)}', 'recipient', '${USERS.customer}', 'Ring twice')`,
    `insert into app.range_calibrations (tenant_id, factor, arrivals) values ('${A}', 0.6, 400)`,
    `insert into app.proof_keys (key_id, public_key, is_own) values ('k', 'x', true)`,
    `insert into app.range_counts (tenant_id, day, calibrated_arrivals, calibrated_held, uncalibrated_arrivals, uncalibrated_held)
      values ('${A}', '2026-04-17', 60, 49, 0, 0)`,
    `insert into app.vehicle_consumptions (tenant_id, vehicle_id, energy, per_100_km) values ('${A}', '${id(23)}', 'diesel', 8.8)`,
    `insert into app.service_times (tenant_id, address_id, visits, seconds) values ('${A}', '${id(25)}', 3, 180)`,
    `insert into app.delivery_notices (tenant_id, id, delivery_id, kind)
      values ('${A}', '${id(70)}', '${id(29)}', 'driver_near')`,
    `insert into public.push_subscriptions (id, user_id, endpoint, p256dh, auth, device)
      values ('${id(72)}', '${USERS.customer}', 'https://push.example/1', '${'A'.repeat(87)}', '${'A'.repeat(22)}', 'Firefox')`,
    `insert into app.text_opt_outs (phone) values ('+15550187')`,
    `insert into app.text_callbacks (key) values ('status SM1 sent')`,
    `insert into app.processes (id, role, host, pid, version, plan_threads, plan_concurrency)
      values ('${id(890)}', 'worker', 'host', 1, '0.1.0', 2, 2)`,
    `insert into app.database_sizes (day, bytes) values ('2026-04-16', 1)`,
    `insert into app.settings (key, value) values ('theme', '1')`,
    `insert into app.idempotency_keys (scope, key, request_hash) values ('s', 'k', '\\x01')`,
  ]
  for (const statement of statements) await database.asOwner(statement)
}
