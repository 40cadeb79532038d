// Five steps from ordered to delivered, at 0, 25, 50, 75 and 100 percent.
import { DELIVERY_PROGRESS, fillWords, type DeliveryStatus } from '@dropwise/contracts'
import { useTrackingLanguage } from '../../lib/tracking-language.tsx'
import { cn } from '../../ui/cn.ts'

const STEPS: DeliveryStatus[] = ['pending', 'picked_up', 'in_transit', 'out_for_delivery', 'delivered']

/** In the company's colour; the current step is a ring. */
export function ProgressSteps({ progress, status }: { progress: number; status: DeliveryStatus }) {
  const { words } = useTrackingLanguage()
  const reached = STEPS.findLast((step) => DELIVERY_PROGRESS[step] <= progress) ?? 'pending'
  const isOver = status === 'cancelled' || status === 'returned'
  return (
    <div
      role="progressbar"
      aria-label={words.deliveryProgress}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={progress}
      aria-valuetext={fillWords(words.progress, { percent: progress, step: words.events[reached] })}
    >
      <div className="relative mx-[7px] h-3.5" aria-hidden>
        <span className="absolute top-[5px] right-0 left-0 h-1 rounded-full bg-line" />
        {!isOver && (
          <span
            className="absolute start-0 top-[5px] h-1 rounded-full bg-(--tb-line) transition-[width] duration-[160ms]"
            style={{ width: `${progress}%` }}
          />
        )}
        {STEPS.map((step) => {
          const at = DELIVERY_PROGRESS[step]
          const isReached = !isOver && at <= progress
          const isHere = !isOver && at === progress && at < 100
          return (
            <span
              key={step}
              className={cn(
                'absolute top-0 size-3.5 -translate-x-1/2 rounded-full rtl:translate-x-1/2 border-[3.5px]',
                isReached ? 'border-(--tb-line)' : 'border-line-2',
                isReached && !isHere ? 'bg-(--tb-line)' : 'bg-surface',
              )}
              style={{ insetInlineStart: `${at}%` }}
            />
          )
        })}
      </div>
      <div className="flex justify-between pt-1.5 text-1 text-ink-2" aria-hidden>
        {STEPS.map((step) => (
          <span
            key={step}
            className={cn(
              'flex w-0 flex-1 justify-center text-center whitespace-nowrap first:justify-start last:justify-end max-[379px]:whitespace-normal',
              DELIVERY_PROGRESS[step] === progress && !isOver && 'font-strong text-ink',
            )}
          >
            {words.events[step]}
          </span>
        ))}
      </div>
    </div>
  )
}
