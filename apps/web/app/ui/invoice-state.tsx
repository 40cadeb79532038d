// Whether an invoice is paid, open, overdue, credited or void.
import type { InvoiceItem } from '@dropwise/contracts'
import { Tag } from './tag.tsx'
import { billingWords as words } from '../lib/words/billing.ts'

export function InvoiceState({ invoice }: { invoice: Pick<InvoiceItem, 'status' | 'isOverdue'> }) {
  if (invoice.status === 'paid') return <Tag tone="ok">{words('statePaid')}</Tag>
  if (invoice.status === 'void') return <Tag tone="outline">{words('stateVoid')}</Tag>
  if (invoice.status === 'credited') return <Tag tone="outline">{words('stateCredited')}</Tag>
  return invoice.isOverdue ? (
    <Tag tone="signal">{words('stateOverdue')}</Tag>
  ) : (
    <Tag>{words('stateOpen')}</Tag>
  )
}
