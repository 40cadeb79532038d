// Issues and settles invoices. Callers must hold the subscription's row lock, so that two payments cannot
// cross.
import type { InvoiceItem, InvoiceLine, PaymentMethod } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Trx, Work } from '../../platform/db/scope.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { errors } from '../../platform/errors.ts'
import { longDay } from '../../platform/long-day.ts'
import { formatAmount, totalsOf } from './amounts.ts'
import { mailToPayers } from './billing-mails.ts'
import { drawInvoice, invoiceFileName } from './invoice-pdf.ts'
import { activatePlan } from './periods.ts'
import {
  findInvoice,
  findPlan,
  INVOICE_COLUMNS,
  lockSubscription,
  type InvoiceRow,
  type SubscriptionRow,
} from './queries.ts'
import { readTerms } from './terms.ts'

export interface NewInvoice {
  kind: InvoiceItem['kind']
  planId: string
  lines: InvoiceLine[]
  periodStart?: Date | undefined
  periodEnd?: Date | undefined
}

/** Writes an invoice with the next number, and mails it with its PDF. */
export async function issueInvoice(
  work: Pick<Work, 'trx'>,
  publicUrl: string,
  subscription: SubscriptionRow,
  { kind, planId, lines, periodStart, periodEnd }: NewInvoice,
  now: Date,
): Promise<InvoiceRow> {
  const { trx } = work
  const terms = await readTerms(trx)
  const { subtotalMinor, taxMinor, totalMinor } = totalsOf(lines, terms.taxPercent)
  const dueAt = new Date(now.getTime() + terms.dueDays * 86_400_000)
  const seller = {
    name: terms.sellerName,
    address: terms.sellerAddress,
    taxId: terms.sellerTaxId,
    paymentInstructions: terms.paymentInstructions,
  }
  const invoice = onlyRow(
    await sql<InvoiceRow>`
      insert into public.invoices as i (tenant_id, number, subscription_id, kind, plan_id, currency, lines, subtotal_minor, tax_label,
        tax_percent, tax_minor, total_minor, seller, buyer, period_start, period_end, issued_at, due_at)
      select ${subscription.tenant_id}, app.next_invoice_number(${now}), ${subscription.id}, ${kind}, ${planId}, ${subscription.currency},
        ${JSON.stringify(lines)}::jsonb, ${subtotalMinor}, ${terms.taxLabel}, ${terms.taxPercent}, ${taxMinor}, ${totalMinor},
        ${JSON.stringify(seller)}::jsonb,
        jsonb_build_object('name', coalesce(nullif(b.name, ''), t.name), 'address', coalesce(b.address, ''), 'taxId', coalesce(b.tax_id, '')),
        ${periodStart ?? null}::timestamptz, ${periodEnd ?? null}::timestamptz, ${now}, ${dueAt}
      from public.tenants t left join public.billing_details b on b.tenant_id = t.id where t.id = ${subscription.tenant_id}
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
    values: invoiceValues(publicUrl, invoice),
    attachment: { name: invoiceFileName(invoice), content: await drawInvoice(invoice) },
  })
}

const invoiceValues = (publicUrl: string, invoice: InvoiceRow) => ({
  customer_company: invoice.buyer.name,
  invoice_number: invoice.number,
  amount: formatAmount(invoice.total_minor, invoice.currency),
  due_date: longDay(invoice.due_at),
  payment_instructions: invoice.seller.paymentInstructions,
  invoice_url: `${publicUrl}/tenant/settings/plan`,
})

/** Sends a reminder of an open invoice, each with a new mail key. Throws invoice_settled. */
export async function remind(work: Pick<Work, 'trx'>, publicUrl: string, id: string): Promise<InvoiceRow> {
  const invoice = await findInvoice(work.trx, id, null)
  if (invoice.status !== 'open') throw errors.invoice_settled(invoice.number)
  const reminders = invoice.reminders + 1
  await sql`update public.invoices set reminders = ${reminders} where tenant_id = ${invoice.tenant_id} and id = ${id}`.execute(
    work.trx,
  )
  await mailToPayers(work, {
    key: `reminder ${reminders} of invoice ${id}`,
    tenantId: invoice.tenant_id,
    type: 'payment_reminder',
    values: invoiceValues(publicUrl, invoice),
    attachment: { name: invoiceFileName(invoice), content: await drawInvoice(invoice) },
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
  const paid = await findInvoice(trx, id, null)
  if (!isCompanyThere) return paid
  const plan = await findPlan(trx, invoice.plan_id)
  const subscription = await lockSubscription(trx, tenantId)
  if (invoice.kind === 'start' && subscription.next_plan_id === plan.id && subscription.status !== 'active')
    await activatePlan(trx, subscription, plan, now)
  await endArrears(work, publicUrl, tenantId, now)
  await mailToPayers(work, {
    key: `paid invoice ${id}`,
    tenantId,
    type: 'payment_received',
    values: { ...invoiceValues(publicUrl, paid), plan_name: plan.name },
    attachment: { name: invoiceFileName(paid), content: await drawInvoice(paid) },
  })
  return paid
}

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
    await sql`update public.subscriptions set next_plan_id = null
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
