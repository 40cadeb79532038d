// Credit notes: take back all or part of an invoice, at the tax of the invoice.
import type { CreditInvoiceBody, CreditNoteItem } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Trx, Work } from '../../platform/db/scope.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { errors } from '../../platform/errors.ts'
import { totalsOf } from './amounts.ts'
import { mailToPayers } from './billing-mails.ts'
import { companyLanguage } from './company-language.ts'
import { drawCreditNote } from './invoice-pdf.ts'
import { endArrears, invoiceValues } from './invoices.ts'
import { findInvoice, lockSubscription, type InvoiceRow } from './queries.ts'

/**
 * Writes a credit note and mails it. An open invoice that is credited in full is settled. Throws not_found,
 * credit_too_large.
 */
export async function creditInvoice(
  work: Pick<Work, 'trx'>,
  publicUrl: string,
  id: string,
  { subtotalMinor, reason }: CreditInvoiceBody,
  now: Date,
): Promise<void> {
  const { trx } = work
  const { tenant_id: tenantId } = await findInvoice(trx, id, null)
  const { rows } = await sql`select from public.tenants where id = ${tenantId}`.execute(trx)
  const isCompanyThere = rows.length > 0
  if (isCompanyThere) await lockSubscription(trx, tenantId)
  const invoice = await findInvoice(trx, id, null)
  const amounts = await amountsOf(trx, invoice, subtotalMinor)
  const { number } = onlyRow(
    await sql<{ number: string }>`
      insert into public.credit_notes (tenant_id, number, invoice_id, currency, lines, subtotal_minor, tax_label, tax_percent, tax_minor,
        total_minor, tax_note, seller, buyer, reason, issued_at)
      select i.tenant_id, app.next_credit_note_number(${now}), i.id, i.currency,
        jsonb_build_array(jsonb_build_object('description', ${reason}::text, 'amountMinor', ${amounts.subtotalMinor}::int)),
        ${amounts.subtotalMinor}, i.tax_label, i.tax_percent, ${amounts.taxMinor}, ${amounts.totalMinor}, i.tax_note, i.seller, i.buyer,
        ${reason}, ${now}
      from public.invoices i where i.tenant_id = ${tenantId} and i.id = ${id}
      returning number`.execute(trx),
  )
  const credited = await findInvoice(trx, id, null)
  if (credited.status === 'credited' && credited.kind === 'start')
    await sql`update public.subscriptions set next_plan_id = null, next_period = null, next_currency = null
      where tenant_id = ${tenantId} and id = ${credited.subscription_id} and status in ('trial', 'cancelled')`.execute(
      trx,
    )
  if (!isCompanyThere) return
  if (credited.status === 'credited') await endArrears(work, publicUrl, tenantId, now)
  const note = credited.credit_notes.find((each) => each.number === number)
  if (!note) throw errors.not_found('The credit note')
  await mailToPayers(work, {
    key: `credit note ${note.id}`,
    tenantId,
    type: 'credit_note_issued',
    values: (language) => ({
      ...invoiceValues(publicUrl, credited, language, note.totalMinor),
      credit_note_number: number,
      reason,
    }),
    attachment: {
      name: creditNoteFileName(note),
      content: await drawCreditNote(credited, note, await companyLanguage(trx, tenantId)),
    },
  })
}

/** The last credit of an invoice takes the rest of its tax, so that the roundings add up. */
async function amountsOf(trx: Trx, invoice: InvoiceRow, subtotalMinor: number | undefined) {
  const { subtotal, tax } = onlyRow(
    await sql<{ subtotal: number; tax: number }>`
      select coalesce(sum(subtotal_minor), 0)::int as subtotal, coalesce(sum(tax_minor), 0)::int as tax from public.credit_notes
      where tenant_id = ${invoice.tenant_id} and invoice_id = ${invoice.id}`.execute(trx),
  )
  const restMinor = invoice.subtotal_minor - subtotal
  const amountMinor = subtotalMinor ?? restMinor
  if (amountMinor > restMinor || amountMinor <= 0) throw errors.credit_too_large()
  if (amountMinor < restMinor) return totalsOf([{ amountMinor }], Number(invoice.tax_percent))
  const taxMinor = invoice.tax_minor - tax
  return { subtotalMinor: amountMinor, taxMinor, totalMinor: amountMinor + taxMinor }
}

export const creditNoteFileName = ({ number }: Pick<CreditNoteItem, 'number'>): string =>
  `credit-note-${number}.pdf`

/** Throws not_found. */
export async function findCreditNote(
  trx: Trx,
  id: string,
  tenantId: string | null,
): Promise<{ invoice: InvoiceRow; note: CreditNoteItem }> {
  const { rows } = await sql<{ invoice_id: string }>`select invoice_id from public.credit_notes
    where id = ${id} and (${tenantId}::uuid is null or tenant_id = ${tenantId})`.execute(trx)
  const [row] = rows
  if (!row) throw errors.not_found('The credit note')
  const invoice = await findInvoice(trx, row.invoice_id, tenantId)
  const note = invoice.credit_notes.find((each) => each.id === id)
  if (!note) throw errors.not_found('The credit note')
  return { invoice, note }
}
