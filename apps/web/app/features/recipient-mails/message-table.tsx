// Every message to recipients by channel: which the company words itself. A cell opens its text.
import {
  deliveryNotice,
  MESSAGE_CHANNELS,
  RECIPIENT_NOTICES,
  REQUEST_NOTICES,
  type MessageChannel,
  type RecipientMessages,
  type RecipientNotice,
} from '@dropwise/contracts'
import { Tag } from '../../ui/tag.tsx'
import type { MessageFor } from './messages-api.ts'

const CHANNELS = Object.entries(MESSAGE_CHANNELS) as [MessageChannel, string][]

/** Visitors of the order form have no account, and so neither app nor push. */
const channelsOf = (kind: RecipientNotice) =>
  REQUEST_NOTICES.some((request) => request === kind)
    ? CHANNELS.filter(([channel]) => channel !== 'push')
    : CHANNELS

/** The name of a message: its title in English. */
export const messageName = (kind: RecipientNotice): string =>
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
        {RECIPIENT_NOTICES.map((kind) => (
          <li key={kind} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2">
            <span className="min-w-[14rem] flex-1 text-2 font-mid">{messageName(kind)}</span>
            <span className="flex flex-wrap gap-1">
              {channelsOf(kind).map(([channel, label]) => (
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
