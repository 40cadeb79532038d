// Writes a credit note for an invoice: all that is left of it, or an amount before tax.
import type { OwnerInvoice } from '@dropwise/contracts'
import { useState } from 'react'
import { moneyWithCents } from '../../../lib/format.ts'
import { ownerBillingWords as words } from '../../../lib/words/owner-billing.ts'
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
  const credit = useAction(creditOf, () => words('isCredited', { number }))
  const minor = amount.trim() === '' ? restMinor : Math.round(Number(amount) * 100)
  const amountFault =
    Number.isFinite(minor) && minor > 0 && minor <= restMinor
      ? undefined
      : words('amountUpTo', { amount: moneyWithCents(restMinor, currency) })
  return (
    <form
      aria-label={words('creditNote')}
      className="grid gap-3 border-t border-line px-5 py-4"
      onSubmit={(event) => {
        event.preventDefault()
        setReasonMissing(reason.trim() === '')
        if (reason.trim() !== '' && !amountFault) setAsking(true)
      }}
    >
      <TextField
        label={words('creditBeforeTax')}
        inputMode="decimal"
        suffix={currency}
        placeholder={String(restMinor / 100)}
        error={amount.trim() === '' ? undefined : amountFault}
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
      />
      <TextField
        label={words('creditReason')}
        maxLength={300}
        error={isReasonMissing && reason.trim() === '' ? words('sayWhy') : undefined}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <div>
        <Button type="submit" disabled={credit.isPending}>
          {words('writeCredit')}
        </Button>
      </div>
      <Confirm
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={words('creditQuestion', { amount: moneyWithCents(minor, currency), number })}
        description={words('creditMore')}
        confirmLabel={words('credit')}
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
