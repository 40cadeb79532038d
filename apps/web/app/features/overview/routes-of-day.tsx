// The day's routes, one line each: served, late, return.
import { Link } from 'react-router'
import type { LiveRoute } from '@dropwise/contracts'
import { useTenant } from '../../lib/company-context.tsx'
import { clock, count, formatLateness, isHalfDay } from '../../lib/format.ts'
import { overviewWords } from '../../lib/words/overview.ts'
import { cn } from '../../ui/cn.ts'
import { hueOf } from '../../lib/route-hues.ts'
import { Plate } from '../../ui/plate.tsx'
import { stopsAhead, worstOf } from './lateness.ts'

/** One cell per stop: served, late, next, open. */
function Cells({ route }: { route: LiveRoute }) {
  const [next] = stopsAhead(route)
  return (
    <span aria-hidden className="flex max-w-[260px] gap-0.5">
      {route.stops.map((stop) => (
        <span
          key={stop.id}
          className={cn(
            'h-2.5 min-w-0 flex-1 rounded-[1.5px] md:max-w-2.5',
            stop.status === 'pending' && stop.lateSeconds > 0 && 'bg-bad',
            stop.status === 'failed' && 'bg-bad-wash shadow-[inset_0_0_0_1.5px_var(--bad)]',
          )}
          style={
            stop.status === 'served'
              ? { background: `var(--r${hueOf(route.number)})` }
              : stop.lateSeconds > 0 || stop.status === 'failed'
                ? undefined
                : stop === next
                  ? { boxShadow: `inset 0 0 0 1.5px var(--r${hueOf(route.number)})` }
                  : { background: 'var(--cell)' }
          }
        />
      ))}
    </span>
  )
}

export function RoutesOfDay({ routes }: { routes: readonly LiveRoute[] }) {
  const { company, link } = useTenant()
  const [finishWidth, plannedWidth] = isHalfDay() ? ['w-[76px]', 'w-[76px]'] : ['w-12', 'w-14']
  const servedCount = routes.reduce((sum, r) => sum + r.stops.filter((s) => s.status === 'served').length, 0)
  const all = routes.reduce((sum, r) => sum + r.stops.length, 0)
  return (
    <section className="px-4 py-3 md:px-7" aria-label={overviewWords('routesOfDay')}>
      <div className="flex flex-wrap items-baseline justify-between pb-2">
        <h2 className="text-3">
          {overviewWords('routesDone', { count: routes.length, done: count(servedCount), total: count(all) })}
        </h2>
        <Link to={link('/tenant/live')} className="text-link text-1">
          {overviewWords('liveMap')}
        </Link>
      </div>
      <ul>
        <li
          aria-hidden
          className="grid grid-cols-[44px_minmax(0,1fr)_210px_126px_auto_auto] gap-3 border-b border-line-2 pb-1.5 text-1 text-ink-3 max-lg:hidden"
        >
          <span />
          <span>{overviewWords('driver')}</span>
          <span>{overviewWords('stopsDone')}</span>
          <span className="text-end">{overviewWords('next')}</span>
          <span className={cn('truncate text-end', finishWidth)}>{overviewWords('finish')}</span>
          <span className={cn('truncate text-end', plannedWidth)}>{overviewWords('planned')}</span>
        </li>
        {routes.map((route) => {
          const worst = worstOf(route)
          const [next] = stopsAhead(route)
          return (
            <li key={route.id}>
              <Link
                to={link(`/tenant/live?route=${route.number}`)}
                className="grid min-h-11 grid-cols-[44px_minmax(0,1fr)_auto] items-center gap-3 border-b border-line py-1.5 text-2 hover:bg-hover lg:grid-cols-[44px_minmax(0,1fr)_210px_126px_auto_auto]"
              >
                <Plate number={route.number} />
                <span className="min-w-0">
                  <span className="block truncate">{route.driver?.name ?? route.vehicle.name}</span>
                  <span className="block pt-1 lg:hidden">
                    <Cells route={route} />
                  </span>
                </span>
                <span className="max-lg:hidden">
                  <Cells route={route} />
                </span>
                <span className={cn('text-end', worst ? 'font-strong text-bad-ink' : 'text-ink-2')}>
                  {worst
                    ? overviewWords('stopLateness', {
                        sequence: worst.sequence,
                        lateness: formatLateness(worst.lateSeconds),
                      })
                    : next
                      ? overviewWords('stopNumber', { sequence: next.sequence })
                      : overviewWords('done')}
                </span>
                <span className={cn('text-end font-mid tabular-nums max-lg:hidden', finishWidth)}>
                  {clock(route.etaReturnAt ?? route.returnAt, company.timeZone)}
                </span>
                <span className={cn('text-end text-ink-3 tabular-nums max-lg:hidden', plannedWidth)}>
                  {clock(route.returnAt, company.timeZone)}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
