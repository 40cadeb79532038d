// Issues and settles invoices. Callers must hold the subscription's row lock, so that two payments cannot
// cross.
import {
  taxFor,
  type BillingPeriod,
  type InvoiceItem,
  type InvoiceLine,
  type MailLocale,
  type PaymentMethod,
} from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Trx, Work } from '../../platform/db/scope.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { errors } from '../../platform/errors.ts'
import { longDay } from '../../platform/long-day.ts'
import { formatAmount, totalsOf } from './amounts.ts'
import { readCoupon } from './coupons.ts'
import { mailToPayers } from './billing-mails.ts'
import { companyLanguage } from './company-language.ts'
import { drawInvoice, invoiceFileName } from './invoice-pdf.ts'
import type { Offer } from './offers.ts'
import { activatePlan } from './periods.ts'
import {
  findInvoice,
  findPlan,
  INVOICE_COLUMNS,
  lockSubscription,
  type InvoiceRow,
  type PlanRow,
  type SubscriptionRow,
} from './queries.ts'
import { readTerms } from './terms.ts'

export interface NewInvoice {
  kind: InvoiceItem['kind']
  planId: string
  /** The first line of a start is the price of the plan. */
  lines: InvoiceLine[]
  currency: string
  period: BillingPeriod
  periodStart?: Date | undefined
  periodEnd?: Date | undefined
}

interface Buyer {
  name: string
  address: string
  country: string
  taxId: string
}

async function readBuyer(trx: Trx, tenantId: string): Promise<Buyer> {
  return onlyRow(
    await sql<Buyer>`select coalesce(nullif(b.name, ''), t.name) as name, coalesce(b.address, '') as address,
        coalesce(b.country, '') as country, coalesce(b.tax_id, '') as "taxId"
      from public.tenants t left join public.billing_details b on b.tenant_id = t.id where t.id = ${tenantId}`.execute(
      trx,
    ),
  )
}

/** Coupons discount whole periods, not the rest of one. */
async function discounted(
  trx: Trx,
  subscription: SubscriptionRow,
  { kind, lines, currency }: NewInvoice,
): Promise<{ lines: InvoiceLine[]; couponCode: string | null }> {
  const coupon = kind === 'change' ? null : await readCoupon(trx, subscription, currency)
  if (!coupon) return { lines, couponCode: null }
  const subtotal = lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  return { lines: [...lines, coupon.line(subtotal)], couponCode: coupon.code }
}

/**
 * Writes an invoice with the next number, and mails it with its PDF. One that comes to nothing is paid at
 * once.
 */
export async function issueInvoice(
  work: Pick<Work, 'trx'>,
  publicUrl: string,
  subscription: SubscriptionRow,
  draft: NewInvoice,
  now: Date,
): Promise<InvoiceRow> {
  const { trx } = work
  const { kind, planId, currency, period, periodStart, periodEnd } = draft
  const terms = await readTerms(trx)
  const buyer = await readBuyer(trx, subscription.tenant_id)
  const tax = taxFor(terms, buyer)
  const { lines, couponCode } = await discounted(trx, subscription, draft)
  const { subtotalMinor, taxMinor, totalMinor } = totalsOf(lines, tax.percent)
  const dueAt = new Date(now.getTime() + terms.dueDays * 86_400_000)
  const seller = {
    name: terms.sellerName,
    address: terms.sellerAddress,
    taxId: terms.sellerTaxId,
    paymentInstructions: terms.paymentInstructions,
  }
  const invoice = onlyRow(
    await sql<InvoiceRow>`
      insert into public.invoices as i (tenant_id, number, subscription_id, kind, plan_id, currency, period, lines, subtotal_minor,
        tax_label, tax_percent, tax_minor, tax_note, total_minor, coupon_code, seller, buyer, period_start, period_end, issued_at,
        due_at, status, paid_at, paid_by)
      values (${subscription.tenant_id}, app.next_invoice_number(${now}), ${subscription.id}, ${kind}, ${planId}, ${currency}, ${period},
        ${JSON.stringify(lines)}::jsonb, ${subtotalMinor}, ${tax.label}, ${tax.percent}, ${taxMinor}, ${tax.note}, ${totalMinor},
        ${couponCode}, ${JSON.stringify(seller)}::jsonb, ${JSON.stringify(buyer)}::jsonb,
        ${periodStart ?? null}::timestamptz, ${periodEnd ?? null}::timestamptz, ${now}, ${dueAt},
        ${totalMinor === 0 ? 'paid' : 'open'}, ${totalMinor === 0 ? now : null}::timestamptz, ${totalMinor === 0 ? 'other' : null})
      returning ${INVOICE_COLUMNS}`.execute(trx),
  )
  await mailInvoice(work, publicUrl, invoice)
  return invoice
}

async function mailInvoice(work: Pick<Work, 'trx'>, publicUrl: string, invoice: InvoiceRow): Promise<void> {
  await mailToPayers(work, {
    key: `invoice ${invoice.id}`,
    tenantId: invoice.tenant_id,
    type: 'invoice_issued',
    values: (language) => invoiceValues(publicUrl, invoice, language),
    attachment: {
      name: invoiceFileName(invoice),
      content: await drawInvoice(invoice, await companyLanguage(work.trx, invoice.tenant_id)),
    },
  })
}

export const invoiceValues = (
  publicUrl: string,
  invoice: InvoiceRow,
  language: MailLocale,
  amountMinor = invoice.total_minor - invoice.credited_minor,
) => ({
  customer_company: invoice.buyer.name,
  invoice_number: invoice.number,
  amount: formatAmount(amountMinor, invoice.currency, language),
  due_date: longDay(invoice.due_at, language),
  payment_instructions: invoice.seller.paymentInstructions,
  invoice_url: `${publicUrl}/tenant/settings/plan`,
})

/**
 * Sends the next reminder of an open invoice, each with a new mail key; the last one names the day of the
 * suspension. Throws invoice_settled.
 */
export async function remind(work: Pick<Work, 'trx'>, publicUrl: string, id: string): Promise<InvoiceRow> {
  const invoice = await findInvoice(work.trx, id, null)
  if (invoice.status !== 'open') throw errors.invoice_settled(invoice.number)
  const reminders = invoice.reminders + 1
  await sql`update public.invoices set reminders = ${reminders} where tenant_id = ${invoice.tenant_id} and id = ${id}`.execute(
    work.trx,
  )
  const { reminderDays, graceDays } = await readTerms(work.trx)
  const isFinal = reminders >= reminderDays.length && reminderDays.length > 1
  await mailToPayers(work, {
    key: `reminder ${reminders} of invoice ${id}`,
    tenantId: invoice.tenant_id,
    type: isFinal ? 'payment_final_notice' : 'payment_reminder',
    values: (language) => ({
      ...invoiceValues(publicUrl, invoice, language),
      suspension_date: longDay(new Date(invoice.due_at.getTime() + graceDays * 86_400_000), language),
    }),
    attachment: {
      name: invoiceFileName(invoice),
      content: await drawInvoice(invoice, await companyLanguage(work.trx, invoice.tenant_id)),
    },
  })
  return { ...invoice, reminders }
}

export interface Payment {
  method: PaymentMethod
  reference?: string | undefined
}

/**
 * Settles an invoice. The first invoice of a plan starts it; the last overdue one ends arrears and their
 * suspension. Throws not_found, invoice_settled.
 */
export async function settleInvoice(
  work: Pick<Work, 'trx'>,
  publicUrl: string,
  id: string,
  { method, reference }: Payment,
  now: Date,
): Promise<InvoiceRow> {
  const { trx } = work
  const { tenant_id: tenantId } = await findInvoice(trx, id, null)
  const isCompanyThere = await hasCompany(trx, tenantId)
  if (isCompanyThere) await lockSubscription(trx, tenantId)
  const invoice = await findInvoice(trx, id, null)
  if (invoice.status !== 'open') throw errors.invoice_settled(invoice.number)
  await sql`update public.invoices set status = 'paid', paid_at = ${now}, paid_by = ${method}, payment_reference = ${reference ?? null}
    where tenant_id = ${tenantId} and id = ${id}`.execute(trx)
  const paidInvoice = await findInvoice(trx, id, null)
  if (!isCompanyThere) return paidInvoice
  const plan = await findPlan(trx, invoice.plan_id)
  const subscription = await lockSubscription(trx, tenantId)
  if (invoice.kind === 'start' && subscription.next_plan_id === plan.id && subscription.status !== 'active')
    await activatePlan(trx, subscription, boughtWith(invoice, plan), now)
  await endArrears(work, publicUrl, tenantId, now)
  await mailToPayers(work, {
    key: `paid invoice ${id}`,
    tenantId,
    type: 'payment_received',
    values: (language) => ({ ...invoiceValues(publicUrl, paidInvoice, language), plan_name: plan.name }),
    attachment: {
      name: invoiceFileName(paidInvoice),
      content: await drawInvoice(paidInvoice, await companyLanguage(trx, tenantId)),
    },
  })
  return paidInvoice
}

/** The invoiced plan and price are bought, even if the plan costs another amount now. */
const boughtWith = ({ currency, period, lines }: InvoiceRow, plan: PlanRow): Offer => ({
  plan,
  currency,
  period,
  priceMinor: lines[0]?.amountMinor ?? 0,
})

async function hasCompany(trx: Trx, tenantId: string): Promise<boolean> {
  const { rows } = await sql`select from public.tenants where id = ${tenantId}`.execute(trx)
  return rows.length > 0
}

/** Undoes the effects of arrears when nothing is overdue. */
export async function endArrears(
  work: Pick<Work, 'trx'>,
  publicUrl: string,
  tenantId: string,
  now: Date,
): Promise<void> {
  const { trx } = work
  const { rows } = await sql`select from public.invoices
    where tenant_id = ${tenantId} and status = 'open' and due_at < ${now} limit 1`.execute(trx)
  if (rows.length > 0) return
  await sql`update public.subscriptions set status = 'active', past_due_since = null
    where tenant_id = ${tenantId} and status = 'past_due'`.execute(trx)
  const resumed = await sql<{ name: string }>`
    update public.tenants set status = 'active', suspended_at = null, suspended_reason = null
    where id = ${tenantId} and status = 'suspended' and suspended_reason = 'unpaid' returning name`.execute(
    trx,
  )
  const [company] = resumed.rows
  if (!company) return
  await mailToPayers(work, {
    key: `resumed ${tenantId} ${now.toISOString().slice(0, 10)}`,
    tenantId,
    type: 'company_resumed',
    values: { customer_company: company.name, dashboard_url: `${publicUrl}/dashboard` },
  })
}

/** Voids an open invoice, which keeps its number. Throws not_found, invoice_settled. */
export async function voidInvoice(trx: Trx, id: string, now: Date): Promise<InvoiceRow> {
  const invoice = await findInvoice(trx, id, null)
  if (invoice.status !== 'open') throw errors.invoice_settled(invoice.number)
  await sql`update public.invoices set status = 'void', voided_at = ${now}
    where tenant_id = ${invoice.tenant_id} and id = ${id}`.execute(trx)
  if (invoice.kind === 'start')
    await sql`update public.subscriptions set next_plan_id = null, next_period = null, next_currency = null
      where tenant_id = ${invoice.tenant_id} and id = ${invoice.subscription_id} and status <> 'active'`.execute(
      trx,
    )
  return findInvoice(trx, id, null)
}

/** Voids open invoices of a plan that never started, because another choice replaces it. */
export async function voidUnpaidStarts(trx: Trx, tenantId: string, now: Date): Promise<void> {
  await sql`update public.invoices set status = 'void', voided_at = ${now}
    where tenant_id = ${tenantId} and status = 'open' and kind = 'start'`.execute(trx)
}
