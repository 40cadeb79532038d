// Unread messages: opens the thread with the office, else the newest one of a recipient.
import { MessageSquareText } from 'lucide-react'
import type { DriverRoute } from '@dropwise/contracts'
import { driverWords as words } from '../../lib/words/driver.ts'
import type { UnreadMessages } from './use-unread-messages.ts'
import type { Place } from './use-view.ts'

interface MessageBarProps {
  /** Undefined on a day without a route. */
  route?: DriverRoute
  unread: UnreadMessages
  onOpen: (place: Partial<Place>) => void
}

export function MessageBar({ route, unread, onOpen }: MessageBarProps) {
  const stop = route?.stops.find(({ orderId }) => unread.byOrder.has(orderId))
  if (unread.fromDispatch === 0 && !stop) return null
  const text =
    unread.fromDispatch > 0 || !stop
      ? words('dispatchWrote')
      : words('wroteAbout', { name: stop.name, stop: stop.sequence })
  return (
    <button
      type="button"
      onClick={() =>
        onOpen(
          unread.fromDispatch > 0 || !stop ? { view: 'dispatch' } : { view: 'messages', stop: stop.orderId },
        )
      }
      className="flex h-12 w-full shrink-0 items-center gap-3 border-b border-line bg-signal px-4 text-3 font-strong text-on-signal"
    >
      <MessageSquareText className="size-5 shrink-0" aria-hidden />
      <span role="status" className="min-w-0 truncate">
        {text}
      </span>
      <span className="ms-auto">{words('read')}</span>
    </button>
  )
}
