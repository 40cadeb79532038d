// Conversation of recipient, dispatch and driver about a stop. Online only, whereas a note to dispatch waits
// on the phone.
import type { DriverDay, DriverStop } from '@dropwise/contracts'
import { useThread } from '../../lib/data/messages.ts'
import { useOnline } from '../../lib/online.ts'
import { formWords as words } from '../../lib/words/driver-forms.ts'
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
      <BackHead title={words('messagesOfStop', { stop: stop.sequence, name: stop.name })} onBack={onBack} />
      <Body className="p-4">
        <Loaded query={thread} what={words('theMessages')} rows={4}>
          {({ items, recipient }) =>
            items.length === 0 ? (
              <p className="text-3 text-ink-2">{words('nothingWritten', { recipient })}</p>
            ) : (
              <MessageList
                items={items}
                reader="driver"
                names={{ recipient, dispatch: words('dispatch'), driver: words('you') }}
                timeZone={company.timeZone}
              />
            )
          }
        </Loaded>
      </Body>
      <div className="shrink-0 border-t border-line bg-surface p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
        {isOnline ? (
          <MessageComposer label={words('writeTo', { name: stop.name })} onSend={send} />
        ) : (
          <p role="status" className="text-3 text-ink-2">
            {words('messagesOffline')}
          </p>
        )}
      </div>
    </>
  )
}
