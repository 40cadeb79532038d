// Messages with driver and company about one parcel, below the driver on its tracking page.
import type { TrackingResponse } from '@dropwise/contracts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useUser } from '../../lib/session-context.ts'
import { commonWords } from '../../lib/words/common.ts'
import { customerWords as words } from '../../lib/words/customer.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { MessageComposer, MessageList } from '../../ui/message-thread.tsx'
import { messagesQuery, readMessages, sendMessage } from './api/messages.ts'

/** Scrolls here for `#messages` in the URL. */
function useArrival() {
  const { hash } = useLocation()
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (hash !== '#messages') return
    section.current?.scrollIntoView?.({ block: 'start' })
    section.current?.querySelector('textarea')?.focus({ preventScroll: true })
  }, [hash])
  return section
}

export function MessagesPanel({ tracking, deliveryId }: { tracking: TrackingResponse; deliveryId: string }) {
  const { userId } = useUser()
  const queries = useQueryClient()
  const thread = useQuery(messagesQuery(userId, deliveryId))
  const section = useArrival()
  const number = tracking.trackingNumber
  const { queryKey } = messagesQuery(userId, deliveryId)
  const unread = thread.data?.findLast((item) => item.author !== 'recipient' && item.readAt === null)?.id
  useEffect(() => {
    // If marking as read fails, the next view retries.
    if (unread) readMessages(number).catch(() => {})
  }, [unread, number])
  const driver = tracking.driver?.firstName
  const company = tracking.brand.name
  const send = async (text: string) => {
    await sendMessage(number, text)
    await queries.invalidateQueries({ queryKey })
  }
  return (
    <section
      ref={section}
      id="messages"
      aria-labelledby="messages-title"
      className="border-t border-line px-4 py-3.5 md:px-8"
    >
      <h2 id="messages-title" className="pb-2 text-3">
        {commonWords('messages')}
      </h2>
      <Loaded query={thread} what={words('yourMessages')} rows={2}>
        {(items) => (
          <MessageList
            items={items}
            reader="recipient"
            names={{
              recipient: commonWords('you'),
              driver: driver ?? words('yourDriver'),
              dispatch: company,
            }}
            timeZone={tracking.timeZone}
          />
        )}
      </Loaded>
      {tracking.contact.canMessage && (
        <div className="pt-3">
          <MessageComposer
            label={driver ? words('messageToBoth', { driver, company }) : words('messageTo', { company })}
            placeholder={words('messageExample')}
            onSend={send}
          />
        </div>
      )}
    </section>
  )
}
