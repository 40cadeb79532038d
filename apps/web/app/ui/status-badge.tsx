// A delivery's state as colour, icon and word.
import {
  Check,
  Clock3,
  Minus,
  Navigation,
  PackageCheck,
  Truck,
  Undo2,
  X,
  type LucideIcon,
} from 'lucide-react'
import { DELIVERY_LABELS, type DeliveryStatus } from '@dropwise/contracts'
import { cn } from './cn.ts'

const LOOK: Record<DeliveryStatus, { icon: LucideIcon; className: string }> = {
  pending: { icon: Clock3, className: 'bg-mute-wash text-mute-ink' },
  picked_up: { icon: PackageCheck, className: 'bg-mute-wash text-mute-ink' },
  in_transit: { icon: Truck, className: 'bg-transit-wash text-transit-ink' },
  out_for_delivery: { icon: Navigation, className: 'bg-out-wash text-out-ink' },
  delivered: { icon: Check, className: 'bg-ok-wash text-ok-ink' },
  failed: { icon: X, className: 'bg-bad-wash text-bad-ink' },
  returned: { icon: Undo2, className: 'bg-mute-wash text-mute-ink' },
  cancelled: { icon: Minus, className: 'bg-mute-wash text-mute-ink' },
}

/** Badge of a delivery state; large on the tracking page. */
export function StatusBadge({
  status,
  size = 'm',
  label = DELIVERY_LABELS[status],
}: {
  status: DeliveryStatus
  size?: 'm' | 'l'
  /** The word in the reader's language. */
  label?: string
}) {
  const { icon: Icon, className } = LOOK[status]
  return (
    <span
      className={cn(
        'inline-flex items-center rounded-s font-mid whitespace-nowrap',
        size === 'l' ? 'h-7 gap-2 px-2.5 text-3' : 'h-5 gap-1.5 px-1.5 text-1',
        className,
      )}
    >
      <Icon className={size === 'l' ? 'size-4' : 'size-3.5'} aria-hidden />
      {label}
    </span>
  )
}
