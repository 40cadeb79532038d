// Messages with drivers: their threads, and one message to many with who has read it.
import { clockOf, dayLabel, type Broadcast, type DriverThread } from '@dropwise/contracts'
import type { UseQueryResult } from '@tanstack/react-query'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft, Megaphone } from 'lucide-react'
import { useState } from 'react'
import { useTenant } from '../../lib/company-context.tsx'
import { broadcastsQuery, MESSAGES_KEY, useDriverThread, writeToDrivers } from '../../lib/data/messages.ts'
import { listText, plural } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { MessageComposer, MessageList } from '../../ui/message-thread.tsx'
import { Segments } from '../../ui/segments.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { Count } from '../../ui/tag.tsx'
import { notify } from '../../ui/toasts.tsx'

/** In place of a driver's id in the link: the message to many. */
const SEVERAL = 'several'

const rowStyle = (isOpen: boolean) =>
  cn(
    'flex w-full flex-col gap-0.5 border-b border-line px-4 py-2.5 text-left text-2 hover:bg-hover',
    isOpen && 'bg-select',
  )

function DriverRow({
  thread,
  isOpen,
  onOpen,
}: {
  thread: DriverThread
  isOpen: boolean
  onOpen: () => void
}) {
  const { timeZone } = useTenant().company
  const { last, unread, isReachable } = thread
  return (
    <li>
      <button type="button" aria-current={isOpen} onClick={onOpen} className={rowStyle(isOpen)}>
        <span className="flex items-center gap-2">
          <span className={cn('min-w-0 flex-1 truncate', unread > 0 ? 'font-strong' : 'font-mid')}>
            {thread.name}
          </span>
          {unread > 0 && (
            <>
              <Count value={unread} />
              <span className="sr-only">unread</span>
            </>
          )}
          {last && (
            <time dateTime={last.at} className="shrink-0 text-1 text-ink-2 tabular-nums">
              {dayLabel(new Date(last.at), timeZone).slice(4)} {clockOf(new Date(last.at), timeZone)}
            </time>
          )}
        </span>
        <span className="truncate text-ink-2">
          {last
            ? `${last.author === 'dispatch' ? 'You: ' : ''}${last.text}`
            : isReachable
              ? 'Nothing written yet'
              : 'No account yet'}
        </span>
      </button>
    </li>
  )
}

function Head({ title, onBack }: { title: string; onBack: () => void }) {
  return (
    <header className="flex items-center gap-3 border-b border-line px-4 py-2.5">
      <Button variant="quiet" icon={<ArrowLeft />} onClick={onBack} className="lg:hidden">
        All
      </Button>
      <h2 className="min-w-0 flex-1 truncate text-3">{title}</h2>
    </header>
  )
}

function DriverThreadView({
  driverId,
  isReachable,
  onBack,
}: {
  driverId: string
  isReachable: boolean
  onBack: () => void
}) {
  const { company } = useTenant()
  const { thread, send } = useDriverThread({ driverId })
  return (
    <Loaded query={thread} what="the messages" rows={5}>
      {({ name, items }) => (
        <section aria-label={`Messages with ${name}`} className="flex min-h-0 flex-1 flex-col">
          <Head title={name} onBack={onBack} />
          <div className="min-h-0 flex-1 overflow-y-auto p-4">
            {items.length === 0 ? (
              <p className="text-2 text-ink-2">
                {isReachable
                  ? 'Nothing written yet. The driver sees it in the app, with a notification.'
                  : 'This driver has no account yet: invite them or give them a code under Drivers.'}
              </p>
            ) : (
              <MessageList
                items={items}
                reader="dispatch"
                names={{ recipient: '', dispatch: 'Dispatch', driver: name }}
                timeZone={company.timeZone}
              />
            )}
          </div>
          {isReachable && (
            <div className="border-t border-line p-4">
              <MessageComposer needs="orders:write" label={`Write to ${name}`} onSend={send} />
            </div>
          )}
        </section>
      )}
    </Loaded>
  )
}

function BroadcastRow({ broadcast }: { broadcast: Broadcast }) {
  const { timeZone } = useTenant().company
  const { text, at, sentTo, readBy, unreadBy } = broadcast
  const time = new Date(at)
  return (
    <li className="border-b border-line px-4 py-3 text-2">
      <p className="whitespace-pre-line break-words">{text}</p>
      <p className="pt-1 text-ink-2">
        <time dateTime={at} className="tabular-nums">
          {dayLabel(time, timeZone)} {clockOf(time, timeZone)}
        </time>
        , {readBy === sentTo ? `read by all ${sentTo}` : `read by ${readBy} of ${sentTo}`}
      </p>
      {unreadBy.length > 0 && (
        <details className="pt-1 text-ink-2">
          <summary>{plural(unreadBy.length, 'driver')} to read it</summary>
          <p className="pt-1">{listText(unreadBy)}</p>
        </details>
      )}
    </li>
  )
}

function BroadcastView({ onBack }: { onBack: () => void }) {
  const queries = useQueryClient()
  const broadcasts = useQuery(broadcastsQuery())
  const [to, setTo] = useState<'on_the_road' | 'all'>('on_the_road')
  const send = async (text: string) => {
    const { sentTo, unreachable } = await writeToDrivers({ text, to })
    const without =
      unreachable.length > 0 ? ` Without an account, so not reached: ${listText(unreachable)}.` : ''
    notify({ title: `Sent to ${plural(sentTo, 'driver')}.${without}` })
    await queries.invalidateQueries({ queryKey: MESSAGES_KEY })
  }
  return (
    <section aria-label="Write to several drivers" className="flex min-h-0 flex-1 flex-col">
      <Head title="Write to several drivers" onBack={onBack} />
      <div className="flex flex-col gap-3 border-b border-line p-4">
        <Segments
          label="To whom"
          value={to}
          onChange={setTo}
          items={[
            { value: 'on_the_road', label: 'Drivers on the road' },
            { value: 'all', label: 'All drivers' },
          ]}
        />
        <MessageComposer
          needs="orders:write"
          label={to === 'all' ? 'Write to all drivers' : 'Write to drivers on the road'}
          onSend={send}
        />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto">
        <Loaded query={broadcasts} what="messages to several drivers" rows={3}>
          {({ items }) =>
            items.length === 0 ? (
              <p className="p-4 text-2 text-ink-2">
                Nothing sent yet. Each driver reads it in the own thread, and you see here who has.
              </p>
            ) : (
              <ul aria-label="Messages to several drivers">
                {items.map((broadcast) => (
                  <BroadcastRow key={broadcast.id} broadcast={broadcast} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </div>
    </section>
  )
}

export function DriverMessagesPanel({
  threads,
  driverId,
  onOpen,
}: {
  threads: UseQueryResult<{ drivers: DriverThread[] }>
  driverId: string | null
  onOpen: (driverId: string | null) => void
}) {
  const thread = threads.data?.drivers.find((driver) => driver.driverId === driverId)
  return (
    <div className="flex min-h-0 flex-1">
      <div
        className={cn(
          'min-h-0 w-full overflow-y-auto lg:w-[360px] lg:shrink-0 lg:border-r lg:border-line',
          driverId && 'max-lg:hidden',
        )}
      >
        <Loaded query={threads} what="messages">
          {({ drivers }) =>
            drivers.length === 0 ? (
              <EmptyState title="No drivers yet">
                Add drivers under Fleet, then write to them here.
              </EmptyState>
            ) : (
              <ul aria-label="Drivers">
                <li>
                  <button
                    type="button"
                    aria-current={driverId === SEVERAL}
                    onClick={() => onOpen(SEVERAL)}
                    className={rowStyle(driverId === SEVERAL)}
                  >
                    <span className="flex items-center gap-2 font-mid">
                      <Megaphone className="size-4" aria-hidden /> Write to several drivers
                    </span>
                  </button>
                </li>
                {drivers.map((driver) => (
                  <DriverRow
                    key={driver.driverId}
                    thread={driver}
                    isOpen={driver.driverId === driverId}
                    onOpen={() => onOpen(driver.driverId)}
                  />
                ))}
              </ul>
            )
          }
        </Loaded>
      </div>
      {driverId === SEVERAL ? (
        <BroadcastView onBack={() => onOpen(null)} />
      ) : driverId ? (
        <DriverThreadView
          key={driverId}
          driverId={driverId}
          isReachable={thread?.isReachable ?? true}
          onBack={() => onOpen(null)}
        />
      ) : (
        <div className="grid flex-1 place-items-center p-7 max-lg:hidden">
          <p className="text-2 text-ink-2">Choose a driver, or write to several.</p>
        </div>
      )}
    </div>
  )
}
