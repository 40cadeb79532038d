// Notifications, newest first; unread ones are highlighted.
import {
  Bell,
  CalendarClock,
  Check,
  CircleAlert,
  Clock3,
  DoorOpen,
  PackageCheck,
  Star,
  Truck,
  type LucideIcon,
} from 'lucide-react'
import { Link } from 'react-router'
import { dayOf } from '@dropwise/contracts'
import { clock, dateText } from '../../lib/format.ts'
import { customerWords as words } from '../../lib/words/customer.ts'
import { AsWritten } from '../../ui/as-written.tsx'
import { cn } from '../../ui/cn.ts'
import type { Notification } from './api/notifications.ts'
import { noticeText } from './notice-text.ts'

const ICONS: Record<string, LucideIcon> = {
  driver_near: Truck,
  out_for_delivery: Truck,
  order_confirmed: PackageCheck,
  running_late: Clock3,
  driver_arrived: DoorOpen,
  delivered: Check,
  delivery_failed: CircleAlert,
  feedback_asked: Star,
  points: Star,
  rescheduled: CalendarClock,
}
const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone

function whenText(at: string): string {
  const day = dayOf(new Date(at), ZONE)
  const today = dayOf(new Date(), ZONE)
  if (day === today) return clock(at, ZONE)
  const isThisWeek = Date.now() - Date.parse(at) < 6 * 86_400_000
  const options = isThisWeek ? ({ weekday: 'short' } as const) : ({ day: 'numeric', month: 'short' } as const)
  return dateText(new Date(at), { ...options, timeZone: ZONE })
}

/** Each links to its subject. */
export function NoticeList({ items }: { items: readonly Notification[] }) {
  return (
    <ul>
      {items.map((item) => {
        const Icon = ICONS[item.type] ?? Bell
        const isNew = item.read_at === null
        const { title, message } = noticeText(item)
        const body = (
          <>
            <Icon
              className={cn('mt-0.5 size-[18px] shrink-0', isNew ? 'text-(--tb-line)' : 'text-ink-3')}
              strokeWidth={1.75}
              aria-hidden
            />
            <span className="min-w-0 flex-1">
              <span className="block text-3 leading-5 font-mid">
                {isNew && <span className="sr-only">{words('isNew')} </span>}
                <AsWritten>{title}</AsWritten>
              </span>
              <span className={cn('block pt-0.5 text-2', isNew ? 'text-ink-2' : 'text-ink-2')}>
                <AsWritten>{message}</AsWritten>
              </span>
            </span>
            <time dateTime={item.created_at} className="shrink-0 text-1 leading-5 text-ink-2 tabular-nums">
              {whenText(item.created_at)}
            </time>
          </>
        )
        const rowClassName = cn(
          'flex w-full gap-3.5 border-b border-line px-2.5 py-2.5 text-start max-md:px-4',
          isNew && 'bg-select [--ink-3:var(--ink-2)]',
        )
        return (
          <li key={item.id}>
            {item.link ? (
              <Link to={item.link} className={cn(rowClassName, 'hover:bg-hover')}>
                {body}
              </Link>
            ) : (
              <div className={rowClassName}>{body}</div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
