// The next stops of all vans by forecast: recipient, place, and whether the promise holds.
import { Link } from 'react-router'
import type { LiveRoute } from '@dropwise/contracts'
import { useTenant } from '../../lib/company-context.tsx'
import { clock, formatLateness, isHalfDay } from '../../lib/format.ts'
import { commonWords } from '../../lib/words/common.ts'
import { overviewWords } from '../../lib/words/overview.ts'
import { cn } from '../../ui/cn.ts'
import { Plate } from '../../ui/plate.tsx'
import { stopsAhead } from './lateness.ts'

/** As many as fit beside the map without scrolling. */
const SHOWN = 6

type Stop = LiveRoute['stops'][number]
const arrivalOf = (stop: Stop): string => stop.arrivedAt ?? stop.etaAt ?? stop.plannedArriveAt

/** Stops ahead on all routes, soonest first. */
function nextStops(routes: readonly LiveRoute[]): { route: LiveRoute; stop: Stop }[] {
  return routes
    .flatMap((route) => stopsAhead(route).map((stop) => ({ route, stop })))
    .toSorted((a, b) => Date.parse(arrivalOf(a.stop)) - Date.parse(arrivalOf(b.stop)))
    .slice(0, SHOWN)
}

export function NextStops({ routes }: { routes: readonly LiveRoute[] }) {
  const { company, link } = useTenant()
  const stops = nextStops(routes)
  if (stops.length === 0) return null
  return (
    <section className="border-b border-line px-4 py-3 md:px-7" aria-label={overviewWords('nextStops')}>
      <h2 className="pb-2 text-3">{overviewWords('nextStops')}</h2>
      <ul>
        {stops.map(({ route, stop }) => (
          <li key={stop.id} className="border-t border-line">
            <Link
              to={link(`/tenant/live?route=${route.number}&stop=${stop.id}`)}
              className={cn(
                'grid min-h-9 items-center gap-2 py-1 text-2 hover:bg-hover',
                isHalfDay()
                  ? 'grid-cols-[68px_44px_minmax(0,1fr)_auto]'
                  : 'grid-cols-[48px_44px_minmax(0,1fr)_auto]',
              )}
            >
              <span className="font-mid tabular-nums">{clock(arrivalOf(stop), company.timeZone)}</span>
              <Plate number={route.number} />
              <span
                dir="auto"
                className="truncate [text-align:-webkit-match-parent] [text-align:match-parent]"
              >
                {stop.recipient}
                {commonWords('listComma')}
                <span className="text-ink-2">{stop.address}</span>
              </span>
              {stop.lateSeconds > 0 && (
                <span className="font-strong text-bad-ink">{formatLateness(stop.lateSeconds)}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
