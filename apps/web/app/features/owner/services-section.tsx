// Status on the overview: each service over the last 30 days.
import { percentText, type StatusResponse } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
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

/** `99.98 %`; of a single day only what its probes can tell. */
export function uptimeOfDays(days: Component['days']): string {
  const uptime = uptimeOf(days)
  if (uptime === null) return 'no probes yet'
  const isOneDay = days.filter(({ share }) => share !== null).length === 1
  if (!isOneDay) return percentText(uptime / 100, 2)
  return uptime >= 100 ? 'up today' : `${percentText(uptime / 100, 0)} today`
}

function Service({ component }: { component: Component }) {
  const days = component.days.slice(-DAYS)
  const text = uptimeOfDays(days)
  return (
    <Line>
      <span className="w-36 shrink-0">{component.label}</span>
      <DayCells label={`${component.label}: ${text}`} days={days} className="h-4 flex-1" />
      <span className="w-20 shrink-0 text-right tabular-nums">{text}</span>
    </Line>
  )
}

export function ServicesSection() {
  const status = useQuery(componentsQuery())
  return (
    <Section
      title={`Services over ${DAYS} days`}
      aside={
        <Link to="/owner/status" className="text-1 text-link">
          Incidents
        </Link>
      }
    >
      <Loaded query={status} what="the services" rows={4}>
        {({ components }) => (
          <ul aria-label="Services">
            {components.map((component) => (
              <Service key={component.id} component={component} />
            ))}
          </ul>
        )}
      </Loaded>
    </Section>
  )
}
