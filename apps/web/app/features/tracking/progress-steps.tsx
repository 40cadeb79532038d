// Five steps from ordered to delivered, at 0, 25, 50, 75 and 100 percent.
import { DELIVERY_PROGRESS, type DeliveryStatus } from '@dropwise/contracts'
import { cn } from '../../ui/cn.ts'

const STEPS: { status: DeliveryStatus; label: string }[] = [
  { status: 'pending', label: 'Ordered' },
  { status: 'picked_up', label: 'Picked up' },
  { status: 'in_transit', label: 'In transit' },
  { status: 'out_for_delivery', label: 'Out for delivery' },
  { status: 'delivered', label: 'Delivered' },
]

/** In the company's colour; the step one is at is a ring. */
export function ProgressSteps({ progress, status }: { progress: number; status: DeliveryStatus }) {
  const isOver = status === 'cancelled' || status === 'returned'
  return (
    <div
      role="progressbar"
      aria-label="Delivery progress"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={progress}
      aria-valuetext={`${progress} percent, ${STEPS.findLast((step) => DELIVERY_PROGRESS[step.status] <= progress)?.label ?? 'Ordered'}`}
    >
      <div className="relative mx-[7px] h-3.5" aria-hidden>
        <span className="absolute top-[5px] right-0 left-0 h-1 rounded-full bg-line" />
        {!isOver && (
          <span
            className="absolute top-[5px] left-0 h-1 rounded-full bg-(--tb-line) transition-[width] duration-[160ms]"
            style={{ width: `${progress}%` }}
          />
        )}
        {STEPS.map((step) => {
          const at = DELIVERY_PROGRESS[step.status]
          const isReached = !isOver && at <= progress
          const isHere = !isOver && at === progress && at < 100
          return (
            <span
              key={step.status}
              className={cn(
                'absolute top-0 size-3.5 -translate-x-1/2 rounded-full border-[3.5px]',
                isReached ? 'border-(--tb-line)' : 'border-line-2',
                isReached && !isHere ? 'bg-(--tb-line)' : 'bg-surface',
              )}
              style={{ left: `${at}%` }}
            />
          )
        })}
      </div>
      <div className="flex justify-between pt-1.5 text-1 text-ink-2" aria-hidden>
        {STEPS.map((step) => (
          <span
            key={step.status}
            className={cn(
              'flex w-0 flex-1 justify-center text-center whitespace-nowrap first:justify-start last:justify-end max-[379px]:whitespace-normal',
              DELIVERY_PROGRESS[step.status] === progress && !isOver && 'font-strong text-ink',
            )}
          >
            {step.label}
          </span>
        ))}
      </div>
    </div>
  )
}
