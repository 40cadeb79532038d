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
import { dayOf, moneyWithCents } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { previewQuery } from './api.ts'

const STARTS: Record<PlanPreview['result'], (preview: PlanPreview) => string> = {
  invoiced: () => 'with the payment of its invoice',
  changed: () => 'now',
  scheduled: ({ effectiveAt }) => (effectiveAt ? dayOf(effectiveAt) : 'with the next period'),
  kept: () => 'runs already, and goes on',
  checkout: () => 'with the payment on the next page',
}

function factsOf(preview: PlanPreview): (readonly [string, string | null])[] {
  const { invoice, currency, planName, period, priceMinor, nextAt } = preview
  const money = (minor: number) => moneyWithCents(minor, currency)
  return [
    ['Plan', `${planName}, ${money(priceMinor)} a ${period} before tax`],
    ['Starts', STARTS[preview.result](preview)],
    ...(invoice?.lines ?? []).map(
      ({ description, amountMinor }) => [description, money(amountMinor)] as const,
    ),
    ...(invoice
      ? ([
          [`${invoice.taxLabel}, ${invoice.taxPercent} %`, money(invoice.taxMinor)],
          ...(invoice.taxNote ? ([['Note', invoice.taxNote]] as const) : []),
          ['Invoice now', money(invoice.totalMinor)],
          ['Due', invoice.dueAt && dayOf(invoice.dueAt)],
        ] as const)
      : ([['Invoice now', 'none']] as const)),
    ['Next invoice', nextAt ? dayOf(nextAt) : `a ${period} after the plan starts`],
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
      title={`Choose ${plan.name}?`}
      description={
        preview.data?.result === 'invoiced' || preview.data?.result === 'changed'
          ? 'An invoice gets its number at once and is mailed to the administrators.'
          : undefined
      }
      facts={preview.data ? factsOf(preview.data) : []}
      confirmLabel={
        preview.data?.invoice && preview.data.result !== 'checkout'
          ? 'Order and invoice'
          : `Confirm ${plan.name}`
      }
      isDangerous={false}
      isBusy={isBusy || !preview.data}
      onConfirm={confirm}
    >
      {preview.isPending && <Skeleton className="h-28" />}
      {preview.error && (
        <ErrorState
          className="m-0"
          title="This plan cannot be chosen now"
          {...describeError(preview.error)}
        />
      )}
      <form
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          enterCoupon(coupon.trim())
        }}
      >
        <TextField
          label="Coupon (optional)"
          fieldClassName="flex-1"
          maxLength={40}
          value={coupon}
          onChange={(event) => setCoupon(event.target.value)}
        />
        <Button type="submit" disabled={coupon.trim() === enteredCoupon}>
          {enteredCoupon && coupon.trim() === '' ? 'Remove' : 'Apply'}
        </Button>
      </form>
      {asks && (
        <>
          <TextField
            label="Company on the invoice"
            maxLength={200}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <TextArea
            label="Billing address"
            maxLength={500}
            value={address}
            error={
              isAddressMissing && address.trim() === '' ? 'Enter the address for the invoice' : undefined
            }
            onChange={(event) => setAddress(event.target.value)}
          />
        </>
      )}
    </Confirm>
  )
}
