// One invoice: lines, file, and actions: mark as paid, remind, credit, void.
import { PAYMENT_METHODS, type OwnerInvoice, type PaymentMethod } from '@dropwise/contracts'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { describeError } from '../../../lib/api.ts'
import { downloadFile } from '../../../lib/download.ts'
import { dayOf, money, percent } from '../../../lib/format.ts'
import { lineText, taxName, taxNoteText } from '../../../lib/invoice-text.ts'
import { billingWords } from '../../../lib/words/billing.ts'
import { ownerBillingWords as words } from '../../../lib/words/owner-billing.ts'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { TextField } from '../../../ui/field.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { Select } from '../../../ui/select.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { useAction } from '../use-action.ts'
import { CreditForm } from './credit-form.tsx'
import { paymentText } from './payment-text.ts'
import { markPaid, remindOf, takeBack } from './api.ts'

const methodLabels = (): Record<PaymentMethod, string> => ({
  transfer: words('transfer'),
  card: words('card'),
  cash: words('cash'),
  other: words('other'),
})

function Settle({ invoice: { id, number } }: { invoice: OwnerInvoice }) {
  const [method, setMethod] = useState<PaymentMethod>('transfer')
  const [reference, setReference] = useState('')
  const pay = useAction(markPaid, () => words('isPaid', { number }))
  const remind = useAction(remindOf, () => words('reminded', { number }))
  const undo = useAction(takeBack, () => words('isVoid', { number }))
  const [isVoiding, setVoiding] = useState(false)
  const isBusy = pay.isPending || remind.isPending || undo.isPending
  return (
    <form
      className="grid gap-3 border-t border-line bg-sunk px-5 py-4"
      onSubmit={(event) => {
        event.preventDefault()
        pay.mutate({ id, method, reference: reference.trim() })
      }}
    >
      <div className="grid grid-cols-2 gap-3">
        <Select
          label={words('paidBy')}
          value={method}
          onChange={(value) => setMethod(PAYMENT_METHODS.find((each) => each === value) ?? 'transfer')}
          items={PAYMENT_METHODS.map((value) => ({ value, label: methodLabels()[value] }))}
        />
        <TextField
          label={words('reference')}
          maxLength={200}
          value={reference}
          onChange={(event) => setReference(event.target.value)}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" disabled={isBusy}>
          {words('markPaid')}
        </Button>
        <Button disabled={isBusy} onClick={() => remind.mutate(id)}>
          {words('remind')}
        </Button>
        <Button variant="quiet" disabled={isBusy} onClick={() => setVoiding(true)}>
          {words('void')}
        </Button>
      </div>
      <Confirm
        isOpen={isVoiding}
        onClose={() => setVoiding(false)}
        title={words('voidQuestion', { number })}
        description={words('voidMore')}
        confirmLabel={words('void')}
        keepLabel={words('keepIt')}
        onConfirm={() => {
          setVoiding(false)
          undo.mutate(id)
        }}
      />
    </form>
  )
}

const canCredit = ({ status, creditedMinor, totalMinor }: OwnerInvoice) =>
  (status === 'open' || status === 'paid') && creditedMinor < totalMinor

const downloadNote = ({ id, number }: OwnerInvoice['creditNotes'][number]) =>
  downloadFile(`/owner/credit-notes/${id}/pdf`, `credit-note-${number}.pdf`).catch((error: unknown) =>
    notify({
      title: billingWords('creditNotLoaded'),
      detail: describeError(error).message,
      tone: 'bad',
    }),
  )

export function InvoicePanel({ invoice, onClose }: { invoice: OwnerInvoice; onClose: () => void }) {
  const { id, number, currency, lines } = invoice
  const download = () =>
    downloadFile(`/owner/invoices/${id}/pdf`, `invoice-${number}.pdf`).catch((error: unknown) =>
      notify({ title: billingWords('invoiceNotLoaded'), detail: describeError(error).message, tone: 'bad' }),
    )
  return (
    <SidePanel title={words('invoice', { number })} onClose={onClose}>
      <div className="px-5 py-4">
        <KeyValues
          rows={[
            [
              words('company'),
              <Link key="company" className="text-link" to={`/owner/tenants?company=${invoice.tenantId}`}>
                {invoice.companyName}
              </Link>,
            ],
            [words('issued'), dayOf(invoice.issuedAt)],
            [words('due'), dayOf(invoice.dueAt)],
            [words('paidOn'), paymentText(invoice, invoice.paymentReference)],
          ]}
        />
        <ul className="mt-4 border-t border-line text-2">
          {lines.map((line) => (
            <li key={line.description} className="flex justify-between gap-4 border-b border-line py-1.5">
              <span>{lineText(line)}</span>
              <span className="tabular-nums">{money(line.amountMinor, currency)}</span>
            </li>
          ))}
          <li className="flex justify-between gap-4 py-1.5 text-ink-2">
            <span>{words('taxLine', { name: taxName(invoice), percent: percent(invoice.taxPercent) })}</span>
            <span className="tabular-nums">{money(invoice.taxMinor, currency)}</span>
          </li>
          <li className="flex justify-between gap-4 border-t border-line-2 py-1.5 font-strong">
            <span>{words('total')}</span>
            <span className="tabular-nums">{money(invoice.totalMinor, currency)}</span>
          </li>
          {invoice.creditNotes.map((note) => (
            <li key={note.id} className="flex justify-between gap-4 border-t border-line py-1.5">
              <span>
                {words('creditLine', {
                  number: note.number,
                  day: dayOf(note.issuedAt),
                  reason: note.reason,
                })}{' '}
                <button type="button" className="text-link" onClick={() => void downloadNote(note)}>
                  {words('pdfOf', { number: note.number })}
                </button>
              </span>
              <span className="tabular-nums">{money(-note.totalMinor, currency)}</span>
            </li>
          ))}
        </ul>
        {invoice.taxNote && <p className="pt-2 text-1 text-ink-2">{taxNoteText(invoice.taxNote)}</p>}
        <Button className="mt-3" icon={<Download />} onClick={() => void download()}>
          PDF
        </Button>
      </div>
      {invoice.status === 'open' && <Settle invoice={invoice} />}
      {canCredit(invoice) && <CreditForm invoice={invoice} />}
    </SidePanel>
  )
}
