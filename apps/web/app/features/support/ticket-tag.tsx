// A ticket's state from the company's view.
import type { TicketStatus } from '@dropwise/contracts'
import { Tag, type TagTone } from '../../ui/tag.tsx'

const STATES: Record<TicketStatus, { label: string; tone: TagTone }> = {
  open: { label: 'with support', tone: 'plain' },
  pending: { label: 'answered', tone: 'ok' },
  closed: { label: 'closed', tone: 'outline' },
}

export function TicketTag({ status }: { status: TicketStatus }) {
  const { label, tone } = STATES[status]
  return <Tag tone={tone}>{label}</Tag>
}
