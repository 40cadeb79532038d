// Names of database tables for people, for lists of personal data.
import type { RetainedItem } from '@dropwise/contracts'
import { keptDataWords as words } from './words/kept-data.ts'

/** The name that people know a table's rows by, without the schema where it is `public`. */
const NAMES: Readonly<Record<string, Parameters<typeof words>[0]>> = {
  orders: 'orders',
  deliveries: 'orders',
  order_prices: 'orders',
  order_steps: 'orders',
  proof_documents: 'orders',
  order_attachments: 'orders',
  stops: 'orders',
  plan_stops: 'orders',
  plan_unserved: 'orders',
  recurring_orders: 'orders',
  recipients: 'addressBook',
  addresses: 'addressBook',
  driver_events: 'doorEvents',
  delivery_events: 'doorEvents',
  delivery_claims: 'followed',
  delivery_preferences: 'wishes',
  standing_wishes: 'wishes',
  outbox: 'mails',
  notifications: 'mails',
  audit_log: 'auditLines',
  'auth.audit_log_entries': 'auditLines',
  profiles: 'profile',
  push_subscriptions: 'devices',
  device_tokens: 'devices',
  person_requests: 'requests',
  order_requests: 'requests',
  'auth.users': 'account',
  'auth.identities': 'waysToSignIn',
  driver_codes: 'waysToSignIn',
  'auth.sessions': 'sessions',
  'auth.refresh_tokens': 'sessions',
  'auth.mfa_factors': 'secondSteps',
  'auth.recovery_codes': 'secondSteps',
  'auth.webauthn_credentials': 'passkeys',
  memberships: 'people',
  invitations: 'people',
  company_roles: 'people',
  directory_members: 'people',
  owners: 'people',
  drivers: 'drivers',
  pay_corrections: 'drivers',
  pay_statements: 'drivers',
  vehicles: 'vehicles',
  positions: 'vehicles',
  vehicle_positions: 'vehicles',
  vehicle_defects: 'vehicles',
  vehicle_inspections: 'vehicles',
  fuel_fills: 'vehicles',
  fleet_incidents: 'vehicles',
  fleet_incident_entries: 'vehicles',
  work_orders: 'vehicles',
  work_order_parts: 'vehicles',
  messages: 'messages',
  contact_messages: 'messages',
  support_tickets: 'messages',
  ticket_messages: 'messages',
  invoices: 'invoices',
  billing_details: 'invoices',
  credit_notes: 'invoices',
  coupon_redemptions: 'invoices',
  tenants: 'settings',
  depots: 'settings',
  api_keys: 'settings',
  shops: 'settings',
  email_templates: 'settings',
  email_template_versions: 'settings',
  order_forms: 'settings',
  zones: 'settings',
  feedback: 'feedback',
  loyalty_points: 'feedback',
}

/** `public.delivery_events` becomes "events at the door"; a column counts as its table. */
function dataInWords(place: string): string {
  const [schema = '', table = ''] = place.split('.')
  return words(NAMES[schema === 'public' ? table : `${schema}.${table}`] ?? 'otherData')
}

/** Why an erasure keeps rows of a table, and how long. */
const REASONS: Readonly<Record<string, Parameters<typeof words>[0]>> = {
  'public.audit_log': 'keptAuditLines',
  'public.invoices': 'keptInvoices',
  'public.credit_notes': 'keptCreditNotes',
  'app.text_opt_outs': 'keptStops',
  'public.billing_details': 'keptBilling',
}

/** The reason in the page's language; the server's own for a table that the page does not know yet. */
export function reasonInWords({ what, why, until }: RetainedItem): string {
  const reason = REASONS[what]
  return reason ? words(reason) : `${why} (${until})`
}

/** Counts by table or column as names and numbers, largest first. */
export function countsInWords(counts: Record<string, number>): [name: string, count: number][] {
  const byName = new Map<string, number>()
  for (const [place, count] of Object.entries(counts))
    byName.set(dataInWords(place), (byName.get(dataInWords(place)) ?? 0) + count)
  return [...byName].toSorted(([, a], [, b]) => b - a)
}
