// The action and its object in an audit entry, after the person's name.
import type { AuditLine, AuditSubject } from '@dropwise/contracts'
import { currentLanguage } from '../../lib/language.ts'
import { isolate } from '../../lib/words.ts'
import { auditWords as words } from '../../lib/words/audit.ts'

const VERBS = new Map([
  ['insert', 'created'],
  ['update', 'changed'],
  ['delete', 'deleted'],
  ['remove', 'removed'],
] as const)
/** Count of a bulk statement from the database: `200 rows`. */
const ROWS = /^(\d+) rows$/

export const SUBJECT_TEXTS = {
  tenants: 'company',
  memberships: 'member',
  invitations: 'invitation',
  api_keys: 'apiKey',
  depots: 'depot',
  drivers: 'driver',
  driver_codes: 'driverCode',
  vehicles: 'vehicle',
  device_tokens: 'deviceToken',
  subscriptions: 'subscription',
  subscription_plans: 'planOnSale',
  invoices: 'invoice',
  billing_details: 'billingDetails',
  email_templates: 'emailTemplate',
  recipient_mail_texts: 'emailToRecipients',
  recipient_message_texts: 'messageToRecipients',
  support_tickets: 'ticket',
  incidents: 'incident',
  maintenance_windows: 'maintenance',
  owners: 'owner',
  plans: 'plan',
  week_plans: 'weekPlan',
  routes: 'route',
  orders: 'order',
  dispute_packs: 'disputePack',
  profiles: 'profile',
  addresses: 'address',
  delivery_preferences: 'deliveryPreference',
  region_builds: 'mapRegion',
  settings: 'platformSetting',
  looks: 'look',
  audit_log: 'auditLog',
  webhook_endpoints: 'webhook',
  shops: 'shop',
  status_steps: 'statusStep',
  order_forms: 'orderForm',
  tracking_hosts: 'trackingHost',
  sign_on_connections: 'signOn',
  sign_on_domains: 'signOnDomain',
  company_roles: 'role',
  directory_members: 'directoryEntry',
  coupons: 'coupon',
  coupon_redemptions: 'redeemedCoupon',
  credit_notes: 'creditNote',
  fleet_incidents: 'vehicleIncident',
  fuel_fills: 'refuelling',
  order_attachments: 'orderAttachment',
  order_prices: 'orderPrice',
  pay_corrections: 'payCorrection',
  pay_rules: 'payRule',
  pay_statements: 'payStatement',
  rate_cards: 'rateCard',
  recurring_orders: 'recurringOrder',
  saved_reports: 'report',
  standing_wishes: 'standingWish',
  vehicle_inspections: 'vehicleCheck',
  work_orders: 'workOrder',
  zones: 'zone',
} as const satisfies Record<AuditSubject, Parameters<typeof words>[0]>

const isSubject = (subject: string): subject is AuditSubject => Object.hasOwn(SUBJECT_TEXTS, subject)

/** `changed vehicle VAN 3`, `created order, 200 rows`; other actions by their code: `looked as company`. */
export function auditSentence({
  action,
  subject,
  label,
}: Pick<AuditLine, 'action' | 'subject' | 'label'>): string {
  const verb = VERBS.get((action.split('.')[1] ?? '') as 'insert')
  if (!verb || subject === null) return `${action.replaceAll('_', ' ')} ${label ?? subject ?? ''}`.trim()
  const noun = isSubject(subject) ? inSentence(words(SUBJECT_TEXTS[subject])) : subject
  const rows = ROWS.exec(label ?? '')?.[1]
  if (rows) return words(verb, { what: words('rows', { what: noun, count: Number(rows) }) })
  // Isolated, as Arabic would turn the parts of an invoice number around.
  return words(verb, { what: label ? `${noun} ${isolate(label)}` : noun })
}

/** English writes nouns in lower case inside a sentence; `API key` keeps its capitals. */
const inSentence = (noun: string): string =>
  !currentLanguage().startsWith('en') || /^[A-Z]{2}/.test(noun)
    ? noun
    : noun.charAt(0).toLowerCase() + noun.slice(1)

/** How an API key is named in `via`. */
const KEY = /^API key (.+)$/s

type JobWord = Extract<Parameters<typeof words>[0], `job${string}`>

/**
 * Jobs of the product by the reasons that the server gives in `asService`. The first match counts, so what is more special comes
 * first.
 */
const JOBS: readonly (readonly [RegExp, JobWord])[] = [
  [/^retention|^prune/, 'jobRetention'],
  [/^privacy|^person /, 'jobPrivacy'],
  [/trial/, 'jobTrial'],
  [/^billing|^Stripe |^(?:an )?invoice|credit note|subscription/, 'jobBilling'],
  [/\bpay\b/, 'jobPay'],
  [/recurring/, 'jobRecurring'],
  [/^plan run|^week plan|^look after plan runs/, 'jobPlanning'],
  [/\bshop$/, 'jobShop'],
  [/^order form|visitor/, 'jobOrderForm'],
  [/^sign a driver in$/, 'jobDriverSignIn'],
  [/single sign-on|mail domain|SCIM/, 'jobSignOn'],
  [/\bdemo\b|^sample data/, 'jobDemo'],
  [/^company (?:export|import)|archive/, 'jobArchive'],
  [/\bregion|compile/, 'jobRegion'],
  [/backup/, 'jobBackup'],
  [/webhook/, 'jobWebhook'],
  [/positions?\b|driven routes|quiet routes/, 'jobPositions'],
]

/** The way of a change: a session, an API key, or a job of the product, with its English name if it has no translation. */
export function viaText(via: string | null): string | null {
  if (via === null) return null
  const key = KEY.exec(via)?.[1]
  if (key !== undefined) return words('viaKey', { name: key })
  if (via === 'session') return words('viaSession')
  if (via === 'nobody signed in') return words('viaNobody')
  const job = JOBS.find(([pattern]) => pattern.test(via))?.[1]
  return words('viaJob', { name: job ? words(job) : via })
}
