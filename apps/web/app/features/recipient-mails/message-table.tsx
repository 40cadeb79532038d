// Every message to recipients by channel: which the company words itself. A cell opens its text.
import {
  MESSAGE_CHANNELS,
  RECIPIENT_NOTICES,
  REQUEST_NOTICES,
  type MessageChannel,
  type RecipientMessages,
  type RecipientNotice,
} from '@dropwise/contracts'
import { Tag } from '../../ui/tag.tsx'
import type { MessageFor } from './messages-api.ts'
import { listText } from '../../lib/format.ts'
import { channelText, messageName } from './message-words.ts'
import { recipientMailsWords as words } from '../../lib/words/recipient-mails.ts'

const CHANNELS = Object.keys(MESSAGE_CHANNELS) as MessageChannel[]

/** Visitors of the order form have no account, and so neither app nor push. */
const channelsOf = (kind: RecipientNotice) =>
  REQUEST_NOTICES.some((request) => request === kind)
    ? CHANNELS.filter((channel) => channel !== 'push')
    : CHANNELS

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
        {words('eachMessage')}
      </h2>
      <p className="max-w-[60ch] pt-1 text-2 text-ink-2">{words('eachMessageMore')}</p>
      <ul aria-label={words('messagesToRecipients')} className="pt-3">
        {RECIPIENT_NOTICES.map((kind) => (
          <li key={kind} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2">
            <span className="min-w-[14rem] flex-1 text-2 font-mid">{messageName(kind)}</span>
            <span className="flex flex-wrap gap-1">
              {channelsOf(kind).map((channel) => (
                <Cell
                  key={channel}
                  name={listText([messageName(kind), channelText(channel)])}
                  label={channelText(channel)}
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
      aria-label={count > 0 ? words('nameOwnText', { name }) : name}
      onClick={onOpen}
      className="flex min-h-8 items-center gap-2 rounded border border-line-2 px-2.5 text-2 hover:bg-hover pointer-coarse:min-h-11"
    >
      {label}
      {count > 0 && <Tag tone="ok">{words('ownTexts', { count })}</Tag>}
    </button>
  )
}
