// Messages with drivers: their threads, and one message to many with who has read it.
import type { Broadcast, DriverThread } from '@dropwise/contracts'
import type { UseQueryResult } from '@tanstack/react-query'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft, Megaphone } from 'lucide-react'
import { useState } from 'react'
import { useTenant } from '../../lib/company-context.tsx'
import { broadcastsQuery, MESSAGES_KEY, useDriverThread, writeToDrivers } from '../../lib/data/messages.ts'
import { dayAndClock, listText, weekdayAndClock } from '../../lib/format.ts'
import { commonWords } from '../../lib/words/common.ts'
import { messagesWords } from '../../lib/words/messages.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
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
    'flex w-full flex-col gap-0.5 border-b border-line px-4 py-2.5 text-start text-2 hover:bg-hover',
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
              <span className="sr-only">{messagesWords('unread')}</span>
            </>
          )}
          {last && (
            <time dateTime={last.at} className="shrink-0 text-1 text-ink-2 tabular-nums">
              {dayAndClock(last.at, timeZone)}
            </time>
          )}
        </span>
        <span className="truncate text-ink-2">
          {last
            ? last.author === 'dispatch'
              ? messagesWords('youWrote', { text: last.text })
              : last.text
            : messagesWords(isReachable ? 'nothingWritten' : 'noAccount')}
        </span>
      </button>
    </li>
  )
}

function Head({ title, onBack }: { title: string; onBack: () => void }) {
  return (
    <header className="flex items-center gap-3 border-b border-line px-4 py-2.5">
      <Button variant="quiet" icon={<ArrowLeft />} onClick={onBack} className="lg:hidden">
        {messagesWords('all')}
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
    <Loaded query={thread} what={messagesWords('theMessages')} rows={5}>
      {({ name, items }) => (
        <section
          aria-label={messagesWords('messagesWith', { name })}
          className="flex min-h-0 flex-1 flex-col"
        >
          <Head title={name} onBack={onBack} />
          <div className="min-h-0 flex-1 overflow-y-auto p-4">
            {items.length === 0 ? (
              <p className="text-2 text-ink-2">
                {messagesWords(isReachable ? 'nothingToDriver' : 'noAccountMore')}
              </p>
            ) : (
              <MessageList
                items={items}
                reader="dispatch"
                names={{ recipient: '', dispatch: messagesWords('dispatch'), driver: name }}
                timeZone={company.timeZone}
              />
            )}
          </div>
          {isReachable && (
            <div className="border-t border-line p-4">
              <MessageComposer
                needs="orders:write"
                label={messagesWords('writeTo', { name })}
                onSend={send}
              />
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
  return (
    <li className="border-b border-line px-4 py-3 text-2">
      <p className="whitespace-pre-line break-words">{text}</p>
      <p className="pt-1 text-ink-2">
        <time dateTime={at} className="tabular-nums">
          {weekdayAndClock(at, timeZone)}
        </time>
        {commonWords('listComma')}
        {readBy === sentTo
          ? messagesWords('readByAll', { count: sentTo })
          : messagesWords('readBy', { count: readBy, total: sentTo })}
      </p>
      {unreadBy.length > 0 && (
        <details className="pt-1 text-ink-2">
          <summary>{messagesWords('toReadIt', { count: unreadBy.length })}</summary>
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
    notify({
      title:
        unreachable.length > 0
          ? messagesWords('sentWithout', { count: sentTo, names: listText(unreachable) })
          : messagesWords('sentTo', { count: sentTo }),
    })
    await queries.invalidateQueries({ queryKey: MESSAGES_KEY })
  }
  return (
    <section aria-label={messagesWords('writeToSeveral')} className="flex min-h-0 flex-1 flex-col">
      <Head title={messagesWords('writeToSeveral')} onBack={onBack} />
      <div className="flex flex-col gap-3 border-b border-line p-4">
        <Segments
          label={messagesWords('toWhom')}
          value={to}
          onChange={setTo}
          items={[
            { value: 'on_the_road', label: messagesWords('driversOnRoad') },
            { value: 'all', label: messagesWords('allDrivers') },
          ]}
        />
        <MessageComposer
          needs="orders:write"
          label={messagesWords(to === 'all' ? 'writeToAll' : 'writeToOnRoad')}
          onSend={send}
        />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto">
        <Loaded query={broadcasts} what={messagesWords('toSeveral')} rows={3}>
          {({ items }) =>
            items.length === 0 ? (
              <p className="p-4 text-2 text-ink-2">{messagesWords('nothingSent')}</p>
            ) : (
              <ul aria-label={messagesWords('messagesToSeveral')}>
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
  if (threads.data?.drivers.length === 0)
    return (
      <EmptyState
        isPage
        title={messagesWords('noDrivers')}
        action={
          <ButtonLink variant="primary" to="/tenant/drivers/add">
            {messagesWords('addDriver')}
          </ButtonLink>
        }
      >
        {messagesWords('noDriversMore')}
      </EmptyState>
    )
  return (
    <div className="flex min-h-0 flex-1">
      <div
        className={cn(
          'min-h-0 w-full overflow-y-auto lg:w-[360px] lg:shrink-0 lg:border-e lg:border-line',
          driverId && 'max-lg:hidden',
        )}
      >
        <Loaded query={threads} what={messagesWords('messages')}>
          {({ drivers }) =>
            drivers.length === 0 ? null : (
              <ul aria-label={messagesWords('drivers')}>
                <li>
                  <button
                    type="button"
                    aria-current={driverId === SEVERAL}
                    onClick={() => onOpen(SEVERAL)}
                    className={rowStyle(driverId === SEVERAL)}
                  >
                    <span className="flex items-center gap-2 font-mid">
                      <Megaphone className="size-4" aria-hidden /> {messagesWords('writeToSeveral')}
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
          <p className="text-2 text-ink-2">{messagesWords('chooseDriver')}</p>
        </div>
      )}
    </div>
  )
}
