// Summary before choosing a plan: price, proration, tax, addressee, next invoice. Confirming numbers the
// invoice at once.
import type {
  BillingDetails,
  BillingPeriod,
  ChoosePlanBody,
  PlanPreview,
  SubscriptionPlanItem,
} from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { describeError } from '../../lib/api.ts'
import { dayOf, moneyWithCents, percent } from '../../lib/format.ts'
import { lineText, taxName, taxNoteText } from '../../lib/invoice-text.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { previewQuery } from './api.ts'
import { billingWords as words } from '../../lib/words/billing.ts'

const STARTS: Record<PlanPreview['result'], (preview: PlanPreview) => string> = {
  invoiced: () => words('startsPayment'),
  changed: () => words('startsNow'),
  scheduled: ({ effectiveAt }) => (effectiveAt ? dayOf(effectiveAt) : words('startsNextPeriod')),
  kept: () => words('runsAlready'),
  checkout: () => words('startsCheckout'),
}

function factsOf(preview: PlanPreview): (readonly [string, string | null])[] {
  const { invoice, currency, planName, period, priceMinor, nextAt } = preview
  const money = (minor: number) => moneyWithCents(minor, currency)
  return [
    [
      words('plan'),
      words(period === 'year' ? 'planYearly' : 'planMonthly', { plan: planName, price: money(priceMinor) }),
    ],
    [words('starts'), STARTS[preview.result](preview)],
    ...(invoice?.lines ?? []).map((line) => [lineText(line), money(line.amountMinor)] as const),
    ...(invoice
      ? ([
          [
            words('taxLine', { name: taxName(invoice), percent: percent(invoice.taxPercent) }),
            money(invoice.taxMinor),
          ],
          ...(invoice.taxNote ? ([[words('note'), taxNoteText(invoice.taxNote)]] as const) : []),
          [words('invoiceNow'), money(invoice.totalMinor)],
          [words('due'), invoice.dueAt && dayOf(invoice.dueAt)],
        ] as const)
      : ([[words('invoiceNow'), words('noInvoice')]] as const)),
    [
      words('nextInvoice'),
      nextAt ? dayOf(nextAt) : words(period === 'year' ? 'yearAfterStart' : 'monthAfterStart'),
    ],
  ]
}

/** True when the addressee is complete; otherwise the dialog asks for it. */
function isWrittenTo({ address }: BillingDetails): boolean {
  return address.trim() !== ''
}

export function PlanConfirm({
  plan,
  period,
  currency,
  details,
  companyName,
  isBusy,
  onClose,
  onConfirm,
}: {
  plan: SubscriptionPlanItem
  period: BillingPeriod
  currency: string
  details: BillingDetails
  companyName: string
  isBusy: boolean
  onClose: () => void
  /** Receives the entered billing details; null when none were needed. */
  onConfirm: (choice: ChoosePlanBody, details: BillingDetails | null) => void
}) {
  const [coupon, setCoupon] = useState('')
  const [enteredCoupon, enterCoupon] = useState('')
  const choice: ChoosePlanBody = {
    planId: plan.id,
    period,
    currency,
    ...(enteredCoupon && { couponCode: enteredCoupon }),
  }
  const preview = useQuery(previewQuery(choice))
  const [name, setName] = useState(details.name || companyName)
  const [address, setAddress] = useState(details.address)
  const [isAddressMissing, setAddressMissing] = useState(false)
  const asks = preview.data?.invoice != null && !isWrittenTo(details)
  const confirm = () => {
    if (!asks) return onConfirm(choice, null)
    if (address.trim() === '') return setAddressMissing(true)
    onConfirm(choice, { ...details, name: name.trim(), address: address.trim() })
  }
  return (
    <Confirm
      isOpen
      onClose={onClose}
      title={words('chooseQuestion', { plan: plan.name })}
      description={
        preview.data?.result === 'invoiced' || preview.data?.result === 'changed'
          ? words('invoiceAtOnce')
          : undefined
      }
      facts={preview.data ? factsOf(preview.data) : []}
      confirmLabel={
        preview.data?.invoice && preview.data.result !== 'checkout'
          ? words('orderAndInvoice')
          : words('confirmPlan', { plan: plan.name })
      }
      isDangerous={false}
      isBusy={isBusy || !preview.data}
      onConfirm={confirm}
    >
      {preview.isPending && <Skeleton className="h-28" />}
      {preview.error && (
        <ErrorState className="m-0" title={words('cannotChoose')} {...describeError(preview.error)} />
      )}
      <form
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          enterCoupon(coupon.trim())
        }}
      >
        <TextField
          label={words('coupon')}
          fieldClassName="flex-1"
          maxLength={40}
          value={coupon}
          onChange={(event) => setCoupon(event.target.value)}
        />
        <Button type="submit" disabled={coupon.trim() === enteredCoupon}>
          {enteredCoupon && coupon.trim() === '' ? words('removeCoupon') : words('applyCoupon')}
        </Button>
      </form>
      {asks && (
        <>
          <TextField
            label={words('companyOnInvoice')}
            maxLength={200}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <TextArea
            label={words('billingAddress')}
            maxLength={500}
            value={address}
            error={isAddressMissing && address.trim() === '' ? words('enterAddress') : undefined}
            onChange={(event) => setAddress(event.target.value)}
          />
        </>
      )}
    </Confirm>
  )
}
