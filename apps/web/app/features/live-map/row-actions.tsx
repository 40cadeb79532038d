// What dispatch does about one stop, from its row: tell, give to another van, call, mark, look at the proof.
import { ArrowLeftRight, Camera, ClipboardCheck, MessageSquare, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTenant } from '../../lib/company-context.tsx'
import { liveWords } from '../../lib/words/live.ts'
import { cn } from '../../ui/cn.ts'
import { IconButton } from '../../ui/button.tsx'
import { isAhead, type StopOfVan } from './day.ts'
import { useRemedy } from './remedy.ts'
import type { SelectionActions } from './selection.ts'
import { TellIcon } from './tell-recipient.tsx'

const ICON =
  'inline-flex size-[26px] shrink-0 items-center justify-center rounded text-ink-2 hover:bg-hover hover:text-ink [&_svg]:size-3.5'

function IconLink({ to, label, children }: { to: string; label: string; children: ReactNode }) {
  const shared = { 'aria-label': label, title: label, tabIndex: -1, className: ICON }
  return to.startsWith('tel:') ? (
    <a href={to} {...shared}>
      {children}
    </a>
  ) : (
    <Link to={to} {...shared}>
      {children}
    </Link>
  )
}

/** Icons in one order, each present where it applies. The arrow keys reach them from their row. */
export function RowActions({
  item,
  actions,
  className,
}: {
  item: StopOfVan
  actions: SelectionActions
  className?: string
}) {
  const { link } = useTenant()
  const [, openRemedy] = useRemedy()
  const { stop, van } = item
  const { driver } = van.route
  const isOpen = isAhead(stop)
  return (
    <span className={cn('inline-flex items-center gap-0.5', className)}>
      {isOpen && stop.lateSeconds > 0 ? (
        <TellIcon stop={stop} />
      ) : (
        <IconLink
          to={link(`/tenant/messages?order=${stop.orderId}`)}
          label={liveWords('writeTo', { name: stop.recipient })}
        >
          <MessageSquare aria-hidden />
        </IconLink>
      )}
      {driver?.phone && (
        <IconLink to={`tel:${driver.phone}`} label={liveWords('callPerson', { name: driver.name })}>
          <Phone aria-hidden />
        </IconLink>
      )}
      {stop.status === 'pending' && (
        <IconButton
          size="s"
          label={liveWords('giveToAnother')}
          needs="plans:dispatch"
          tabIndex={-1}
          onClick={() => openRemedy({ kind: 'give', orderId: stop.orderId })}
        >
          <ArrowLeftRight />
        </IconButton>
      )}
      {isOpen && van.isOut && (
        <IconButton
          size="s"
          label={liveWords('markOutcome')}
          needs="plans:dispatch"
          tabIndex={-1}
          onClick={() => openRemedy({ kind: 'end', orderId: stop.orderId })}
        >
          <ClipboardCheck />
        </IconButton>
      )}
      {!isOpen && (
        <IconButton
          size="s"
          label={liveWords('showProof')}
          tabIndex={-1}
          onClick={() => actions.select(van.route.number, stop.id)}
        >
          <Camera />
        </IconButton>
      )}
    </span>
  )
}
