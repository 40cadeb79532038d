// The driver's conversations: about a stop with recipient and dispatch, and with the office alone. Online only,
// whereas a note to dispatch waits on the phone.
import type { DriverDay, DriverStop, Message } from '@dropwise/contracts'
import type { UseQueryResult } from '@tanstack/react-query'
import { useDriverThread, useThread } from '../../lib/data/messages.ts'
import { useOnline } from '../../lib/online.ts'
import { driverWords } from '../../lib/words/driver.ts'
import { formWords as words } from '../../lib/words/driver-forms.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { MessageComposer, MessageList } from '../../ui/message-thread.tsx'
import { BackHead, Body } from './parts.tsx'

interface ConversationProps {
  title: string
  thread: UseQueryResult<{ items: Message[] }>
  /** Name of the recipient; empty in a thread with the office. */
  recipient: string
  empty: string
  label: string
  timeZone: string
  onSend: (text: string) => Promise<void>
  onBack: () => void
}

function Conversation({
  title,
  thread,
  recipient,
  empty,
  label,
  timeZone,
  onSend,
  onBack,
}: ConversationProps) {
  const isOnline = useOnline()
  return (
    <>
      <BackHead title={title} onBack={onBack} />
      <Body className="p-4">
        <Loaded query={thread} what={words('theMessages')} rows={4}>
          {({ items }) =>
            items.length === 0 ? (
              <p className="text-3 text-ink-2">{empty}</p>
            ) : (
              <MessageList
                items={items}
                reader="driver"
                names={{ recipient, dispatch: words('dispatch'), driver: words('you') }}
                timeZone={timeZone}
              />
            )
          }
        </Loaded>
      </Body>
      <div className="shrink-0 border-t border-line bg-surface p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
        {isOnline ? (
          <MessageComposer label={label} onSend={onSend} />
        ) : (
          <p role="status" className="text-3 text-ink-2">
            {words('messagesOffline')}
          </p>
        )}
      </div>
    </>
  )
}

interface MessagesViewProps {
  timeZone: DriverDay['company']['timeZone']
  stop: DriverStop
  onBack: () => void
}

export function MessagesView({ timeZone, stop, onBack }: MessagesViewProps) {
  const { thread, send } = useThread(stop.orderId)
  const recipient = thread.data?.recipient ?? stop.name
  return (
    <Conversation
      title={words('messagesOfStop', { stop: stop.sequence, name: stop.name })}
      thread={thread}
      recipient={recipient}
      empty={words('nothingWritten', { recipient })}
      label={words('writeTo', { name: stop.name })}
      timeZone={timeZone}
      onSend={send}
      onBack={onBack}
    />
  )
}

export function DispatchView({ timeZone, onBack }: Omit<MessagesViewProps, 'stop'>) {
  const { thread, send } = useDriverThread('own')
  return (
    <Conversation
      title={driverWords('messagesWithDispatch')}
      thread={thread}
      recipient=""
      empty={words('nothingFromDispatch')}
      label={words('writeToDispatch')}
      timeZone={timeZone}
      onSend={send}
      onBack={onBack}
    />
  )
}
