// A ticket's state from the company's view.
import type { TicketStatus } from '@dropwise/contracts'
import { Tag, type TagTone } from '../../ui/tag.tsx'
import { supportWords as words } from '../../lib/words/support.ts'

const STATES = {
  open: { label: 'stateOpen', tone: 'plain' },
  pending: { label: 'stateAnswered', tone: 'ok' },
  closed: { label: 'stateClosed', tone: 'outline' },
} as const satisfies Record<TicketStatus, { label: string; tone: TagTone }>

export function TicketTag({ status }: { status: TicketStatus }) {
  const { label, tone } = STATES[status]
  return <Tag tone={tone}>{words(label)}</Tag>
}
