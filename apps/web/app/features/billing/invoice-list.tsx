// The company's invoices: number, amount, state and PDF.
import type { CreditNoteItem, InvoiceItem } from '@dropwise/contracts'
import { Download } from 'lucide-react'
import { describeError } from '../../lib/api.ts'
import { downloadFile } from '../../lib/download.ts'
import { dayOf, money } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { InvoiceState } from '../../ui/invoice-state.tsx'
import { notify } from '../../ui/toasts.tsx'

function download({ id, number }: InvoiceItem): void {
  downloadFile(`/invoices/${id}/pdf`, `invoice-${number}.pdf`).catch((error: unknown) =>
    notify({ title: 'The invoice could not be loaded', detail: describeError(error).message, tone: 'bad' }),
  )
}

function downloadCreditNote({ id, number }: CreditNoteItem): void {
  downloadFile(`/credit-notes/${id}/pdf`, `credit-note-${number}.pdf`).catch((error: unknown) =>
    notify({
      title: 'The credit note could not be loaded',
      detail: describeError(error).message,
      tone: 'bad',
    }),
  )
}

function CreditNotes({ invoice: { creditNotes } }: { invoice: InvoiceItem }) {
  return creditNotes.map((note) => (
    <p key={note.id} className="text-1 text-ink-2">
      {note.number}: {money(note.totalMinor, note.currency)} credited on {dayOf(note.issuedAt)}, {note.reason}
      .{' '}
      <button type="button" className="text-link" onClick={() => downloadCreditNote(note)}>
        Credit note as PDF
      </button>
    </p>
  ))
}

export function InvoiceList({ invoices }: { invoices: readonly InvoiceItem[] }) {
  return (
    <ul aria-label="Invoices" className="pt-2">
      {invoices.map((invoice) => (
        <li
          key={invoice.id}
          className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2.5"
        >
          <div className="min-w-[13rem] flex-1">
            <p className="text-3 font-mid">{invoice.number}</p>
            <p className="text-2 text-ink-2">{invoice.lines.map((line) => line.description).join('; ')}</p>
            <p className="text-1 text-ink-3">
              {invoice.paidAt
                ? `Paid on ${dayOf(invoice.paidAt)}`
                : invoice.status === 'void'
                  ? `Issued on ${dayOf(invoice.issuedAt)}, voided`
                  : `Issued on ${dayOf(invoice.issuedAt)}, due on ${dayOf(invoice.dueAt)}`}
            </p>
            {invoice.taxNote && <p className="text-1 text-ink-3">{invoice.taxNote}</p>}
            <CreditNotes invoice={invoice} />
          </div>
          <InvoiceState invoice={invoice} />
          <div className="w-28 text-right">
            <p className="text-3 font-mid tabular-nums">{money(invoice.totalMinor, invoice.currency)}</p>
            <p className="text-1 text-ink-3 tabular-nums">
              {invoice.taxLabel} {invoice.taxPercent} %: {money(invoice.taxMinor, invoice.currency)}
            </p>
          </div>
          <Button
            size="s"
            icon={<Download />}
            onClick={() => download(invoice)}
            aria-label={`Invoice ${invoice.number} as PDF`}
          >
            PDF
          </Button>
        </li>
      ))}
    </ul>
  )
}
