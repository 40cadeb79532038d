// When and how an invoice was paid.
import type { OwnerInvoice, PaymentMethod } from '@dropwise/contracts'
import { dayOf, listText } from '../../../lib/format.ts'
import { ownerBillingWords as words } from '../../../lib/words/owner-billing.ts'

export function methodText(method: PaymentMethod): string {
  const names: Record<PaymentMethod, string> = {
    transfer: words('byTransfer'),
    card: words('byCard'),
    cash: words('byCash'),
    other: words('byOther'),
  }
  return names[method]
}

/** `26 Nov 2026, transfer, TX 4711`; null while unpaid. */
export function paymentText(
  { paidAt, paidBy }: Pick<OwnerInvoice, 'paidAt' | 'paidBy'>,
  reference: string | null = null,
): string | null {
  if (!paidAt) return null
  return listText([dayOf(paidAt), ...(paidBy ? [methodText(paidBy)] : []), ...(reference ? [reference] : [])])
}
