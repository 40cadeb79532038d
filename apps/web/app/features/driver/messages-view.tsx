// Conversation of recipient, dispatch and driver about a stop. Online only, whereas a note to dispatch waits
// on the phone.
import type { DriverDay, DriverStop } from '@dropwise/contracts'
import { useThread } from '../../lib/data/messages.ts'
import { useOnline } from '../../lib/online.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { MessageComposer, MessageList } from '../../ui/message-thread.tsx'
import { BackHead, Body } from './parts.tsx'

interface MessagesViewProps {
  company: DriverDay['company']
  stop: DriverStop
  onBack: () => void
}

export function MessagesView({ company, stop, onBack }: MessagesViewProps) {
  const { thread, send } = useThread(stop.orderId)
  const isOnline = useOnline()
  return (
    <>
      <BackHead title={`Stop ${stop.sequence}, messages with ${stop.name}`} onBack={onBack} />
      <Body className="p-4">
        <Loaded query={thread} what="the messages" rows={4}>
          {({ items, recipient }) =>
            items.length === 0 ? (
              <p className="text-3 text-ink-2">
                Nothing written yet. {recipient} and dispatch see what you write.
              </p>
            ) : (
              <MessageList
                items={items}
                reader="driver"
                names={{ recipient, dispatch: 'Dispatch', driver: 'You' }}
                timeZone={company.timeZone}
              />
            )
          }
        </Loaded>
      </Body>
      <div className="shrink-0 border-t border-line bg-surface p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
        {isOnline ? (
          <MessageComposer label={`Write to ${stop.name}`} onSend={send} />
        ) : (
          <p role="status" className="text-3 text-ink-2">
            Messages need a connection. A note to dispatch is kept on your phone until there is one.
          </p>
        )}
      </div>
    </>
  )
}
