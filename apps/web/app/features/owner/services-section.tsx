// Status on the overview: each service over the last 30 days.
import type { StatusResponse } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { shareWith } from '../../lib/format.ts'
import { serviceName } from '../../lib/service-name.ts'
import { ownerOverviewWords as words } from '../../lib/words/owner-overview.ts'
import { DayCells } from '../../ui/day-cells.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { componentsQuery } from './status/api.ts'
import { Line, Section } from './section.tsx'

const DAYS = 30

type Component = StatusResponse['components'][number]

/** Percent over probed days; null without any. */
export function uptimeOf(days: Component['days']): number | null {
  const shares = days.flatMap(({ share }) => (share === null ? [] : [share]))
  return shares.length === 0 ? null : (shares.reduce((sum, share) => sum + share, 0) / shares.length) * 100
}

/** `99.98 %`; fewer decimals for a single day, which has few probes. */
export function uptimeOfDays(days: Component['days']): string {
  const uptime = uptimeOf(days)
  if (uptime === null) return words('noProbes')
  const isOneDay = days.filter(({ share }) => share !== null).length === 1
  if (!isOneDay) return shareWith(uptime / 100, 2)
  return uptime >= 100 ? words('upToday') : words('shareToday', { percent: shareWith(uptime / 100, 0) })
}

function Service({ component }: { component: Component }) {
  const days = component.days.slice(-DAYS)
  const service = serviceName(component)
  const uptime = uptimeOfDays(days)
  return (
    <Line>
      <span className="w-36 shrink-0">{service}</span>
      <DayCells label={words('serviceUptime', { service, uptime })} days={days} className="h-4 flex-1" />
      <span className="w-20 shrink-0 text-end tabular-nums">{uptime}</span>
    </Line>
  )
}

export function ServicesSection() {
  const status = useQuery(componentsQuery())
  return (
    <Section
      title={words('servicesOver', { count: DAYS })}
      aside={
        <Link to="/owner/status" className="text-1 text-link">
          {words('incidents')}
        </Link>
      }
    >
      <Loaded query={status} what={words('theServices')} rows={4}>
        {({ components }) => (
          <ul aria-label={words('services')}>
            {components.map((component) => (
              <Service key={component.id} component={component} />
            ))}
          </ul>
        )}
      </Loaded>
    </Section>
  )
}
