// Whether an invoice is paid, open, overdue, credited or void.
import type { InvoiceItem } from '@dropwise/contracts'
import { Tag } from './tag.tsx'
import { billingWords as words } from '../lib/words/billing.ts'

type State = Pick<InvoiceItem, 'status' | 'isOverdue'>

export function invoiceStateText({ status, isOverdue }: State): string {
  if (status === 'paid') return words('statePaid')
  if (status === 'void') return words('stateVoid')
  if (status === 'credited') return words('stateCredited')
  return isOverdue ? words('stateOverdue') : words('stateOpen')
}

const toneOf = ({ status, isOverdue }: State) => {
  if (status === 'paid') return 'ok'
  if (status === 'open') return isOverdue ? 'signal' : 'plain'
  return 'outline'
}

export function InvoiceState({ invoice }: { invoice: State }) {
  return <Tag tone={toneOf(invoice)}>{invoiceStateText(invoice)}</Tag>
}
