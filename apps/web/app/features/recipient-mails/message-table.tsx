// Every message to recipients by channel: which the company words itself. A cell opens its text.
import {
  DELIVERY_NOTICES,
  deliveryNotice,
  MESSAGE_CHANNELS,
  type DeliveryNotice,
  type MessageChannel,
  type RecipientMessages,
} from '@dropwise/contracts'
import { Tag } from '../../ui/tag.tsx'
import type { MessageFor } from './messages-api.ts'

const CHANNELS = Object.entries(MESSAGE_CHANNELS) as [MessageChannel, string][]

/** The name of a message: its title in English. */
export const messageName = (kind: DeliveryNotice): string =>
  deliveryNotice(kind, { company: '', reference: '', street: null, timeZone: 'UTC', eta: null }, 'en').title

interface MessageTableProps {
  messages: RecipientMessages
  onOpen: (message: MessageFor) => void
  /** The confirmation by email is a whole template. */
  onOpenConfirmation: () => void
}

export function MessageTable({ messages, onOpen, onOpenConfirmation }: MessageTableProps) {
  return (
    <section aria-labelledby="each-message" className="pt-10">
      <h2 id="each-message" className="text-4">
        Each message
      </h2>
      <p className="max-w-[60ch] pt-1 text-2 text-ink-2">
        What a recipient reads when something happens, by channel. An email has its words in the delivery
        notification above.
      </p>
      <ul aria-label="Messages to recipients" className="pt-3">
        {DELIVERY_NOTICES.map((kind) => (
          <li key={kind} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2">
            <span className="min-w-[14rem] flex-1 text-2 font-mid">{messageName(kind)}</span>
            <span className="flex flex-wrap gap-1">
              {CHANNELS.map(([channel, label]) => (
                <Cell
                  key={channel}
                  name={`${messageName(kind)}, ${label}`}
                  label={label}
                  count={
                    messages.items.filter((item) => item.kind === kind && item.channel === channel).length
                  }
                  onOpen={() =>
                    kind === 'order_confirmed' && channel === 'email'
                      ? onOpenConfirmation()
                      : onOpen({ kind, channel, language: null })
                  }
                />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Cell({
  name,
  label,
  count,
  onOpen,
}: {
  name: string
  label: string
  count: number
  onOpen: () => void
}) {
  return (
    <button
      type="button"
      aria-label={count > 0 ? `${name}, own text` : name}
      onClick={onOpen}
      className="flex min-h-8 items-center gap-2 rounded border border-line-2 px-2.5 text-2 hover:bg-hover pointer-coarse:min-h-11"
    >
      {label}
      {count > 0 && <Tag tone="ok">{count === 1 ? 'Own text' : `${count} own texts`}</Tag>}
    </button>
  )
}
