// SQL of billing: subscriptions, plans on offer, and invoices in the API's form.
import type {
  BillingPeriod,
  CreditNoteItem,
  InvoiceItem,
  InvoiceLine,
  PaymentMethod,
  PlanPrice,
} from '@dropwise/contracts'
import { sql, type RawBuilder } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'
import { errors } from '../../platform/errors.ts'
import { volumeLimitsOf } from '../../platform/volume-limits.ts'

export interface SubscriptionRow {
  id: string
  tenant_id: string
  company_name: string
  tenant_status: string
  suspended_reason: string | null
  plan_id: string
  plan_name: string
  status: 'trial' | 'active' | 'past_due' | 'cancelled'
  amount: number
  currency: string
  period: BillingPeriod
  vehicle_limit: number
  limits: Record<string, unknown>
  trial_ends_at: Date | null
  current_period_start: Date | null
  current_period_end: Date | null
  next_plan_id: string | null
  next_period: BillingPeriod | null
  next_currency: string | null
  cancels_at_period_end: boolean
  past_due_since: Date | null
  provider: 'invoice' | 'stripe'
  provider_customer_id: string | null
  provider_subscription_id: string | null
}

const SUBSCRIPTION = sql`
  select s.id, s.tenant_id, t.name as company_name, t.status as tenant_status, t.suspended_reason, s.plan_id, p.name as plan_name,
    s.status, s.amount, s.currency, s.vehicle_limit, s.limits, s.trial_ends_at, s.current_period_start, s.current_period_end,
    s.next_plan_id, s.next_period, s.next_currency, s.period, s.cancels_at_period_end, s.past_due_since, s.provider, s.provider_customer_id, s.provider_subscription_id
  from public.subscriptions s join public.tenants t on t.id = s.tenant_id join public.subscription_plans p on p.id = s.plan_id`

/** The live subscription, else the one that ended last. */
export async function findSubscription(trx: Trx, tenantId: string): Promise<SubscriptionRow | undefined> {
  const { rows } = await sql<SubscriptionRow>`${SUBSCRIPTION} where s.tenant_id = ${tenantId}
    order by s.status = 'cancelled', s.created_at desc limit 1`.execute(trx)
  return rows[0]
}

/** Like `findSubscription`, locked until the transaction ends. Throws not_found. */
export async function lockSubscription(trx: Trx, tenantId: string): Promise<SubscriptionRow> {
  await sql`select from public.subscriptions where tenant_id = ${tenantId} for update`.execute(trx)
  const subscription = await findSubscription(trx, tenantId)
  if (!subscription) throw errors.not_found('The subscription')
  return subscription
}

/** Subscriptions that a condition on `s` selects. */
export async function listSubscriptions(
  trx: Trx,
  condition: RawBuilder<unknown>,
): Promise<SubscriptionRow[]> {
  const { rows } =
    await sql<SubscriptionRow>`${SUBSCRIPTION} where ${condition} order by s.tenant_id`.execute(trx)
  return rows
}

export interface PlanRow {
  id: string
  name: string
  price_minor: number | null
  currency: string
  period: string
  prices: PlanPrice[]
  vehicle_limit: number
  limits: Record<string, unknown>
  features: string[]
  is_popular: boolean
  is_active: boolean
}

/** Column of the further prices of a plan `p`. */
export const PLAN_PRICES = sql`(select coalesce(jsonb_agg(jsonb_build_object('period', x.period, 'currency', x.currency,
    'priceMinor', x.price_minor) order by x.period, x.currency), '[]'::jsonb)
  from public.plan_prices x where x.plan_id = p.id) as prices`

const PLAN = sql`select p.id, p.name, p.price_minor, p.currency, p.period, p.vehicle_limit, p.limits, p.features, p.is_popular,
  p.is_active, ${PLAN_PRICES} from public.subscription_plans p`

export async function listPlans(trx: Trx): Promise<PlanRow[]> {
  const { rows } = await sql<PlanRow>`${PLAN} where p.is_active order by p.position, p.id`.execute(trx)
  return rows
}

/** Throws not_found. */
export async function findPlan(trx: Trx, id: string): Promise<PlanRow> {
  const { rows } = await sql<PlanRow>`${PLAN} where p.id = ${id}`.execute(trx)
  const [plan] = rows
  if (!plan) throw errors.not_found('The plan')
  return plan
}

export const toPlanItem = (row: PlanRow) => ({
  id: row.id,
  name: row.name,
  priceMinor: row.price_minor,
  currency: row.currency,
  period: row.period,
  prices: row.prices,
  vehicleLimit: row.vehicle_limit,
  memberLimit: memberLimitOf(row.limits),
  ...switchesOf(row.limits),
  features: row.features,
  isPopular: row.is_popular,
})

/** Features that a plan's limits switch off, by `false` only. The database reads the same keys. */
const switchesOf = (limits: Record<string, unknown>) => ({
  hasApi: hasApi(limits),
  hasShops: limits.shops !== false,
  hasBranding: limits.branding !== false,
  hasOwnMails: limits.mails !== false,
  textLimit: textLimitOf(limits),
  ...volumeLimitsOf(limits),
})

/** Texts a month; 0 = unlimited. */
export const textLimitOf = (limits: Record<string, unknown>): number =>
  typeof limits.texts === 'number' ? limits.texts : 0
/** 0 = unlimited. */
export const memberLimitOf = (limits: Record<string, unknown>): number =>
  typeof limits.members === 'number' ? limits.members : 0
/** Only `"api": false` refuses keys. */
export const hasApi = (limits: Record<string, unknown>): boolean => limits.api !== false

export interface InvoiceRow {
  tenant_id: string
  id: string
  number: string
  subscription_id: string
  kind: InvoiceItem['kind']
  plan_id: string
  status: InvoiceItem['status']
  currency: string
  lines: InvoiceLine[]
  subtotal_minor: number
  tax_label: string
  tax_percent: string
  tax_minor: number
  total_minor: number
  tax_note: string
  credited_minor: number
  credit_notes: CreditNoteItem[]
  coupon_code: string | null
  period: BillingPeriod
  seller: { name: string; address: string; taxId: string; paymentInstructions: string }
  buyer: { name: string; address: string; taxId: string }
  issued_at: Date
  due_at: Date
  paid_at: Date | null
  paid_by: PaymentMethod | null
  payment_reference: string | null
  reminders: number
  is_overdue: boolean
}

export const INVOICE_COLUMNS = sql`i.tenant_id, i.id, i.number, i.subscription_id, i.kind, i.plan_id, i.status, i.currency, i.lines,
  i.subtotal_minor, i.tax_label, i.tax_percent, i.tax_minor, i.total_minor, i.seller, i.buyer, i.issued_at, i.due_at, i.paid_at,
  i.paid_by, i.payment_reference, i.reminders, i.tax_note, i.credited_minor, i.coupon_code, i.period,
  (select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'number', n.number, 'currency', n.currency, 'subtotalMinor', n.subtotal_minor,
      'taxMinor', n.tax_minor, 'totalMinor', n.total_minor, 'reason', n.reason, 'issuedAt', n.issued_at) order by n.number), '[]'::jsonb)
    from public.credit_notes n where n.tenant_id = i.tenant_id and n.invoice_id = i.id) as credit_notes,
  i.status = 'open' and i.due_at < now() as is_overdue`

export async function listInvoices(trx: Trx, tenantId: string): Promise<InvoiceRow[]> {
  const { rows } = await sql<InvoiceRow>`select ${INVOICE_COLUMNS} from public.invoices i
    where i.tenant_id = ${tenantId} order by i.issued_at desc, i.id desc limit 200`.execute(trx)
  return rows
}

/** Throws not_found. `tenantId` null searches all companies. */
export async function findInvoice(trx: Trx, id: string, tenantId: string | null): Promise<InvoiceRow> {
  const { rows } = await sql<InvoiceRow>`select ${INVOICE_COLUMNS} from public.invoices i
    where i.id = ${id} and (${tenantId}::uuid is null or i.tenant_id = ${tenantId})`.execute(trx)
  const [invoice] = rows
  if (!invoice) throw errors.not_found('The invoice')
  return invoice
}

export const toInvoiceItem = (row: InvoiceRow): InvoiceItem => ({
  id: row.id,
  number: row.number,
  kind: row.kind,
  status: row.status,
  isOverdue: row.is_overdue,
  planId: row.plan_id,
  currency: row.currency,
  lines: row.lines,
  subtotalMinor: row.subtotal_minor,
  taxLabel: row.tax_label,
  taxPercent: Number(row.tax_percent),
  taxMinor: row.tax_minor,
  totalMinor: row.total_minor,
  taxNote: row.tax_note,
  creditedMinor: row.credited_minor,
  creditNotes: row.credit_notes.map((note) => ({ ...note, issuedAt: new Date(note.issuedAt).toISOString() })),
  couponCode: row.coupon_code,
  issuedAt: row.issued_at.toISOString(),
  dueAt: row.due_at.toISOString(),
  paidAt: row.paid_at?.toISOString() ?? null,
  paidBy: row.paid_by,
  paymentReference: row.payment_reference,
})
