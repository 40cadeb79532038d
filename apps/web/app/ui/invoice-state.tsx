// Whether an invoice is paid, open, overdue, credited or void.
import type { InvoiceItem } from '@dropwise/contracts'
import { Tag } from './tag.tsx'

export function InvoiceState({ invoice }: { invoice: Pick<InvoiceItem, 'status' | 'isOverdue'> }) {
  if (invoice.status === 'paid') return <Tag tone="ok">paid</Tag>
  if (invoice.status === 'void') return <Tag tone="outline">void</Tag>
  if (invoice.status === 'credited') return <Tag tone="outline">credited</Tag>
  return invoice.isOverdue ? <Tag tone="signal">overdue</Tag> : <Tag>open</Tag>
}
