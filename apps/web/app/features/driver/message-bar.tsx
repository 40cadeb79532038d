// Unread messages from recipients: opens the newest thread.
import { MessageSquareText } from 'lucide-react'
import type { DriverRoute } from '@dropwise/contracts'
import { driverWords as words } from '../../lib/words/driver.ts'
import type { UnreadMessages } from './use-unread-messages.ts'

interface MessageBarProps {
  route: DriverRoute
  unread: UnreadMessages
  onOpen: (orderId: string) => void
}

export function MessageBar({ route, unread, onOpen }: MessageBarProps) {
  const stop = route.stops.find(({ orderId }) => unread.has(orderId))
  if (!stop) return null
  return (
    <button
      type="button"
      onClick={() => onOpen(stop.orderId)}
      className="flex h-12 w-full shrink-0 items-center gap-3 border-b border-line bg-signal px-4 text-3 font-strong text-on-signal"
    >
      <MessageSquareText className="size-5 shrink-0" aria-hidden />
      <span role="status" className="min-w-0 truncate">
        {words('wroteAbout', { name: stop.name, stop: stop.sequence })}
      </span>
      <span className="ms-auto">{words('read')}</span>
    </button>
  )
}
