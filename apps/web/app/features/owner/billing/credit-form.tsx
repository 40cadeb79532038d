// Writes a credit note for an invoice: all that is left of it, or an amount before tax.
import type { OwnerInvoice } from '@dropwise/contracts'
import { useState } from 'react'
import { moneyWithCents } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { TextField } from '../../../ui/field.tsx'
import { useAction } from '../use-action.ts'
import { creditOf } from './api.ts'

export function CreditForm({ invoice }: { invoice: OwnerInvoice }) {
  const { id, number, currency, subtotalMinor, creditNotes } = invoice
  const restMinor = subtotalMinor - creditNotes.reduce((sum, note) => sum + note.subtotalMinor, 0)
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  const [isAsking, setAsking] = useState(false)
  const [isReasonMissing, setReasonMissing] = useState(false)
  const credit = useAction(creditOf, () => `Invoice ${number} credited`)
  const minor = amount.trim() === '' ? restMinor : Math.round(Number(amount) * 100)
  const amountFault =
    Number.isFinite(minor) && minor > 0 && minor <= restMinor
      ? undefined
      : `Enter an amount up to ${moneyWithCents(restMinor, currency)}`
  return (
    <form
      aria-label="Credit note"
      className="grid gap-3 border-t border-line px-5 py-4"
      onSubmit={(event) => {
        event.preventDefault()
        setReasonMissing(reason.trim() === '')
        if (reason.trim() !== '' && !amountFault) setAsking(true)
      }}
    >
      <TextField
        label="Credit before tax"
        inputMode="decimal"
        suffix={currency}
        placeholder={String(restMinor / 100)}
        error={amount.trim() === '' ? undefined : amountFault}
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
      />
      <TextField
        label="Reason on the credit note"
        maxLength={300}
        error={isReasonMissing && reason.trim() === '' ? 'Say why' : undefined}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <div>
        <Button type="submit" disabled={credit.isPending}>
          Write a credit note
        </Button>
      </div>
      <Confirm
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={`Credit ${moneyWithCents(minor, currency)} of invoice ${number}?`}
        description="The credit note gets its number at once, with the tax of the invoice, and is mailed to the company. It is never rewritten. Money that was paid you send back yourself."
        confirmLabel="Credit"
        onConfirm={() => {
          setAsking(false)
          credit.mutate(
            { id, subtotalMinor: minor, reason: reason.trim() },
            {
              onSuccess: () => {
                setAmount('')
                setReason('')
              },
            },
          )
        }}
      />
    </form>
  )
}
