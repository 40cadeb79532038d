// The following day: open orders, and available vans.
import { useQuery } from '@tanstack/react-query'
import { addDays } from '@dropwise/contracts'
import { useTenant } from '../../lib/company-context.tsx'
import { Route as RouteIcon } from 'lucide-react'
import { ordersQuery } from '../../lib/data/orders.ts'
import { count, dayOfMonth, weekday } from '../../lib/format.ts'
import { overviewWords } from '../../lib/words/overview.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { countQuery } from './api.ts'

export function NextDay() {
  const { day } = useTenant()
  const next = addDays(day, 1)
  const orders = useQuery(ordersQuery(next))
  const vehicles = useQuery(countQuery('vehicles', next))
  const open = orders.data?.filter((order) => order.status === 'open').length
  return (
    <section className="border-b border-line px-4 py-3 md:px-7" aria-label={overviewWords('dayAfter')}>
      <h2 className="text-3">
        {overviewWords('nextDay', { weekday: weekday(next), day: dayOfMonth(next) })}
      </h2>
      <div className="flex items-end gap-7 pt-2">
        {(
          [
            [orders, open, overviewWords('ordersOpen')],
            [vehicles, vehicles.data, overviewWords('vansReady')],
          ] as const
        ).map(([query, value, label]) => (
          <div key={label}>
            <div className="text-4 font-strong tabular-nums">
              {value !== undefined ? (
                count(value)
              ) : query.isError ? (
                overviewWords('notAvailable')
              ) : (
                <SkeletonText />
              )}
            </div>
            <div className="text-1 text-ink-2">
              {query.isError && value === undefined ? overviewWords('figureNotLoaded', { label }) : label}
            </div>
          </div>
        ))}
        <ButtonLink
          // Planning is no next step for a day without orders.
          variant={open === 0 || vehicles.data === 0 ? 'secondary' : 'primary'}
          icon={<RouteIcon />}
          className="ms-auto"
          to={`/tenant/plan?day=${next}`}
        >
          {overviewWords('planDay', { day: weekday(next) })}
        </ButtonLink>
      </div>
    </section>
  )
}
