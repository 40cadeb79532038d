// The company's invoices: number, amount, state and PDF.
import type { CreditNoteItem, InvoiceItem } from '@dropwise/contracts'
import { Download } from 'lucide-react'
import { describeError } from '../../lib/api.ts'
import { downloadFile } from '../../lib/download.ts'
import { dayOf, money, percent } from '../../lib/format.ts'
import { lineText, taxName, taxNoteText } from '../../lib/invoice-text.ts'
import { Button } from '../../ui/button.tsx'
import { InvoiceState } from '../../ui/invoice-state.tsx'
import { notify } from '../../ui/toasts.tsx'
import { billingWords as words } from '../../lib/words/billing.ts'

function download({ id, number }: InvoiceItem): void {
  downloadFile(`/invoices/${id}/pdf`, `invoice-${number}.pdf`).catch((error: unknown) =>
    notify({ title: words('invoiceNotLoaded'), detail: describeError(error).message, tone: 'bad' }),
  )
}

function downloadCreditNote({ id, number }: CreditNoteItem): void {
  downloadFile(`/credit-notes/${id}/pdf`, `credit-note-${number}.pdf`).catch((error: unknown) =>
    notify({
      title: words('creditNotLoaded'),
      detail: describeError(error).message,
      tone: 'bad',
    }),
  )
}

function CreditNotes({ invoice: { creditNotes } }: { invoice: InvoiceItem }) {
  return creditNotes.map((note) => (
    <p key={note.id} className="text-1 text-ink-2">
      {words('credited', {
        number: note.number,
        amount: money(note.totalMinor, note.currency),
        day: dayOf(note.issuedAt),
        reason: note.reason,
      })}{' '}
      <button type="button" className="text-link" onClick={() => downloadCreditNote(note)}>
        {words('creditPdf')}
      </button>
    </p>
  ))
}

export function InvoiceList({ invoices }: { invoices: readonly InvoiceItem[] }) {
  return (
    <ul aria-label={words('invoices')} className="pt-2">
      {invoices.map((invoice) => (
        <li
          key={invoice.id}
          className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2.5"
        >
          <div className="min-w-[13rem] flex-1">
            <p className="text-3 font-mid">{invoice.number}</p>
            <p className="text-2 text-ink-2">{invoice.lines.map(lineText).join('; ')}</p>
            <p className="text-1 text-ink-3">
              {invoice.paidAt
                ? words('paidOn', { day: dayOf(invoice.paidAt) })
                : invoice.status === 'void'
                  ? words('issuedVoided', { day: dayOf(invoice.issuedAt) })
                  : words('issuedDue', { day: dayOf(invoice.issuedAt), dueDay: dayOf(invoice.dueAt) })}
            </p>
            {invoice.taxNote && <p className="text-1 text-ink-3">{taxNoteText(invoice.taxNote)}</p>}
            <CreditNotes invoice={invoice} />
          </div>
          <InvoiceState invoice={invoice} />
          <div className="w-28 text-end">
            <p className="text-3 font-mid tabular-nums">{money(invoice.totalMinor, invoice.currency)}</p>
            <p className="text-1 text-ink-3 tabular-nums">
              {words('taxAmount', {
                name: taxName(invoice),
                percent: percent(invoice.taxPercent),
                amount: money(invoice.taxMinor, invoice.currency),
              })}
            </p>
          </div>
          <Button
            size="s"
            icon={<Download />}
            onClick={() => download(invoice)}
            aria-label={words('invoicePdf', { number: invoice.number })}
          >
            PDF
          </Button>
        </li>
      ))}
    </ul>
  )
}
