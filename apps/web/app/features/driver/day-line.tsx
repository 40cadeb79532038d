// The day by the hour: one mark for each arrival, from the start of the shift to its end.
import type { DriverRoute } from '@dropwise/contracts'
import { clock } from '../../lib/format.ts'
import { hueOf } from '../../lib/route-hues.ts'
import { formWords as words } from '../../lib/words/driver-forms.ts'
import { cn } from '../../ui/cn.ts'
import { isOff } from './next-step.ts'

/** Fewer marks are no picture of a day. */
const MARKS_MIN = 2

export function DayLine({ route, timeZone }: { route: DriverRoute; timeZone: string }) {
  const stops = route.stops.filter((stop) => !isOff(stop) && stop.arrivedAt)
  const times = stops.map(({ arrivedAt }) => Date.parse(arrivedAt!))
  const from = Math.min(...times, route.startedAt ? Date.parse(route.startedAt) : Number.POSITIVE_INFINITY)
  const to = Math.max(...times, route.finishedAt ? Date.parse(route.finishedAt) : 0)
  if (stops.length < MARKS_MIN || to <= from) return null
  const span = { from: clock(new Date(from), timeZone), to: clock(new Date(to), timeZone) }
  return (
    <figure
      role="img"
      aria-label={words('arrivalsBetween', { count: stops.length, ...span })}
      className="px-4 pb-5"
      // Times run from left to right in every language.
      dir="ltr"
    >
      <div className="relative mx-2 h-8">
        <div className="absolute inset-x-0 top-1/2 h-0.5 -translate-y-1/2 bg-line-2" />
        {stops.map((stop, i) => (
          <span
            key={stop.orderId}
            className={cn(
              'absolute top-1/2 size-4 -translate-1/2 rounded-full border-2 border-surface',
              stop.status === 'failed' && 'bg-bad',
            )}
            style={{
              left: `${((times[i]! - from) / (to - from)) * 100}%`,
              ...(stop.status === 'failed' ? {} : { background: `var(--r${hueOf(route.number)})` }),
            }}
          />
        ))}
      </div>
      <div className="flex justify-between text-3 text-ink-2 tabular-nums">
        <span>{span.from}</span>
        <span>{span.to}</span>
      </div>
    </figure>
  )
}
