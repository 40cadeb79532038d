// `/tenant/messages`: threads with recipients and drivers, the open thread beside them, and messages that failed.
import type { MessageThread } from '@dropwise/contracts'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTenant } from '../../lib/company-context.tsx'
import { useThread } from '../../lib/data/messages.ts'
import { dayAndClock, weekdayAndClock } from '../../lib/format.ts'
import { messagesWords } from '../../lib/words/messages.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { NextSteps } from '../../ui/first-day/next-steps.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { MessageComposer, MessageList } from '../../ui/message-thread.tsx'
import { Segments } from '../../ui/segments.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { Count } from '../../ui/tag.tsx'
import { DriverMessagesPanel } from './driver-messages-panel.tsx'
import { UndeliveredList } from './undelivered-list.tsx'
import { useMessages } from './use-messages.ts'

/** A thread's last message, with who wrote it. */
function lastText({ author, text }: MessageThread['last']): string {
  if (author === 'dispatch') return messagesWords('youWrote', { text })
  if (author === 'driver') return messagesWords('driverWrote', { text })
  return text
}

function ThreadRow({
  thread,
  isOpen,
  onOpen,
}: {
  thread: MessageThread
  isOpen: boolean
  onOpen: () => void
}) {
  const { timeZone } = useTenant().company
  return (
    <li>
      <button
        type="button"
        aria-current={isOpen}
        onClick={onOpen}
        className={cn(
          'flex w-full flex-col gap-0.5 border-b border-line px-4 py-2.5 text-start text-2 hover:bg-hover',
          isOpen && 'bg-select',
        )}
      >
        <span className="flex items-center gap-2">
          <span className={cn('min-w-0 flex-1 truncate', thread.unread > 0 ? 'font-strong' : 'font-mid')}>
            {thread.recipient}
          </span>
          {thread.unread > 0 && (
            <>
              <Count value={thread.unread} />
              <span className="sr-only">{messagesWords('unread')}</span>
            </>
          )}
          <time dateTime={thread.last.at} className="shrink-0 text-1 text-ink-2 tabular-nums">
            {dayAndClock(thread.last.at, timeZone)}
          </time>
        </span>
        <span className="truncate text-ink-2">
          {messagesWords('ofOrder', { reference: thread.reference, text: lastText(thread.last) })}
        </span>
      </button>
    </li>
  )
}

function Thread({ orderId, onBack }: { orderId: string; onBack: () => void }) {
  const { company, link } = useTenant()
  const { thread, send } = useThread(orderId)
  return (
    <Loaded query={thread} what={messagesWords('theMessages')} rows={5}>
      {({ recipient, reference, items }) => (
        <section
          aria-label={messagesWords('messagesWith', { name: recipient })}
          className="flex min-h-0 flex-1 flex-col"
        >
          <header className="flex items-center gap-3 border-b border-line px-4 py-2.5">
            <Button variant="quiet" icon={<ArrowLeft />} onClick={onBack} className="lg:hidden">
              {messagesWords('all')}
            </Button>
            <h2 className="min-w-0 flex-1 truncate text-3">{recipient}</h2>
            <Link className="text-link text-2" to={link(`/tenant/orders?order=${orderId}`)}>
              {reference}
            </Link>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto p-4">
            {items.length === 0 ? (
              <p className="text-2 text-ink-2">{messagesWords('nothingToRecipient')}</p>
            ) : (
              <MessageList
                items={items}
                reader="dispatch"
                names={{
                  recipient,
                  dispatch: messagesWords('dispatch'),
                  driver: messagesWords('driver'),
                }}
                timeZone={company.timeZone}
              />
            )}
          </div>
          <div className="border-t border-line p-4">
            <MessageComposer
              needs="orders:write"
              label={messagesWords('writeTo', { name: recipient })}
              onSend={send}
            />
          </div>
        </section>
      )}
    </Loaded>
  )
}

/** A read last message needs no answer after this time, in milliseconds: "Perfect." ends a conversation. */
const READ_WAITS_MS = 12 * 3_600_000

/** Threads that wait for the company, the longest wait first. */
export const waitingFor = (threads: readonly MessageThread[], now: number): MessageThread[] =>
  threads
    .filter(
      ({ last, unread }) =>
        last.author === 'recipient' && (unread > 0 || now - Date.parse(last.at) < READ_WAITS_MS),
    )
    .toSorted((a, b) => Date.parse(a.last.at) - Date.parse(b.last.at))

/** Beside the list while no thread is open: who waits for an answer, with what they wrote. */
function NoThread({
  threads,
  onOpen,
}: {
  threads: readonly MessageThread[] | undefined
  onOpen: (orderId: string) => void
}) {
  const { timeZone } = useTenant().company
  const [openedAt] = useState(Date.now)
  if (!threads || threads.length === 0) return <div className="flex-1 max-lg:hidden" />
  const waiting = waitingFor(threads, openedAt)
  return (
    <section
      aria-label={messagesWords('waiting')}
      className="min-w-0 flex-1 overflow-y-auto px-7 py-5 max-lg:hidden"
    >
      <h2 className="flex items-center gap-2 pb-2 text-3">
        {messagesWords('waiting')} {waiting.length > 0 && <Count value={waiting.length} />}
      </h2>
      {waiting.length === 0 ? (
        <p className="text-2 text-ink-2">{messagesWords('nobodyWaits', { count: threads.length })}</p>
      ) : (
        <ul className="max-w-[760px]">
          {waiting.map(({ orderId, recipient, reference, last }) => (
            <li key={orderId} className="flex items-start gap-4 border-t border-line py-3">
              <span className="min-w-0 flex-1">
                <span className="flex gap-2 text-2">
                  <strong className="font-strong">{recipient}</strong>
                  <span className="text-ink-3">{reference}</span>
                </span>
                <span dir="auto" className="line-clamp-2 text-3">
                  {last.text}
                </span>
                <span className="text-1 text-ink-2">
                  {messagesWords('wrote', { moment: weekdayAndClock(last.at, timeZone) })}
                </span>
              </span>
              <Button onClick={() => onOpen(orderId)}>{messagesWords('answer')}</Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function NoMessages() {
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
      <EmptyState
        isPage
        title={messagesWords('noMessages')}
        action={
          <ButtonLink variant="primary" to="/tenant/settings/recipients">
            {messagesWords('whatRecipientsGet')}
          </ButtonLink>
        }
      >
        {messagesWords('noMessagesMore')}
      </EmptyState>
      <NextSteps />
    </div>
  )
}

function RecipientThreads({
  threads,
  orderId,
  openOrder,
}: Pick<ReturnType<typeof useMessages>, 'threads' | 'orderId' | 'openOrder'>) {
  if (threads.data?.items.length === 0 && !orderId) return <NoMessages />
  return (
    <div className="flex min-h-0 flex-1">
      <div
        className={cn(
          'min-h-0 w-full overflow-y-auto lg:w-[360px] lg:shrink-0 lg:border-e lg:border-line',
          orderId && 'max-lg:hidden',
        )}
      >
        <Loaded query={threads} what={messagesWords('messages')}>
          {({ items }) =>
            items.length === 0 ? null : (
              <ul aria-label={messagesWords('threads')}>
                {items.map((thread) => (
                  <ThreadRow
                    key={thread.orderId}
                    thread={thread}
                    isOpen={thread.orderId === orderId}
                    onOpen={() => openOrder(thread.orderId)}
                  />
                ))}
              </ul>
            )
          }
        </Loaded>
      </div>
      {orderId ? (
        <Thread key={orderId} orderId={orderId} onBack={() => openOrder(null)} />
      ) : (
        <NoThread threads={threads.data?.items} onOpen={openOrder} />
      )}
    </div>
  )
}

export function MessagesScreen() {
  const { threads, undelivered, orderId, openOrder, driverId, openDriver, shown, show } = useMessages()
  const failed = undelivered.data?.items.length ?? 0
  const ofDrivers = threads.data?.drivers.reduce((sum, { unread }) => sum + unread, 0) ?? 0
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <header className="flex flex-wrap items-center gap-4 border-b border-line px-4 py-2.5 md:px-7">
        <Segments
          label={messagesWords('whichMessages')}
          value={shown}
          onChange={show}
          items={[
            { value: 'threads', label: messagesWords('withRecipients') },
            {
              value: 'drivers',
              label:
                ofDrivers > 0
                  ? messagesWords('withDriversCount', { count: ofDrivers })
                  : messagesWords('withDrivers'),
            },
            {
              value: 'undelivered',
              label:
                failed > 0
                  ? messagesWords('undeliveredCount', { count: failed })
                  : messagesWords('undelivered'),
            },
          ]}
        />
      </header>
      {shown === 'undelivered' && (
        <div className="min-h-0 flex-1 overflow-y-auto">
          <Loaded query={undelivered} what={messagesWords('undeliveredWhat')}>
            {({ items }) => <UndeliveredList items={items} />}
          </Loaded>
        </div>
      )}
      {shown === 'drivers' && (
        <DriverMessagesPanel threads={threads} driverId={driverId} onOpen={openDriver} />
      )}
      {shown === 'threads' && <RecipientThreads threads={threads} orderId={orderId} openOrder={openOrder} />}
    </div>
  )
}
