// `/owner/status`: probes, and the incidents and maintenance on the public status page.
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { momentOf } from '../../../lib/format.ts'
import { uptimeText } from '../../../lib/uptime-text.ts'
import { useUrlState } from '../../../lib/url-state.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { Line, PageBody, Section } from '../section.tsx'
import {
  componentsQuery,
  incidentsQuery,
  type IncidentRow,
  maintenanceQuery,
  type MaintenanceRow,
} from './api.ts'
import { IncidentForm, MaintenanceForm } from './status-forms.tsx'

const TONES = { up: 'ok', slow: 'signal', down: 'bad', unknown: 'outline' } as const

function Services() {
  const components = useQuery(componentsQuery())
  return (
    <Section
      title="Services"
      aside={
        <ButtonLink to="/status" size="s">
          Status page
        </ButtonLink>
      }
    >
      <Loaded query={components} what="services" rows={4}>
        {(report) => (
          <ul>
            {report.components.map((item) => (
              <Line key={item.id} className="max-md:gap-x-2">
                <span className="flex-1 font-mid">{item.label}</span>
                <Tag tone={TONES[item.state]}>{item.state}</Tag>
                <span className="w-16 text-right text-ink-2 tabular-nums md:w-20">
                  {item.latencyMs === null ? '' : `${item.latencyMs} ms`}
                </span>
                <span className="text-ink-2 tabular-nums max-md:basis-full md:w-52 md:text-right">
                  {uptimeText(item)}
                </span>
              </Line>
            ))}
          </ul>
        )}
      </Loaded>
    </Section>
  )
}

interface EntriesProps<Row> {
  query: UseQueryResult<Row[]>
  /** Opens the form of an entry, or of a new one. */
  onOpen: (id: string) => void
}

function Incidents({ query, onOpen }: EntriesProps<IncidentRow>) {
  return (
    <Section
      title="Incidents"
      aside={
        <Button variant="primary" size="s" icon={<Plus />} onClick={() => onOpen('new-incident')}>
          Post incident
        </Button>
      }
    >
      <Loaded query={query} what="incidents" rows={3}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="text-2 text-ink-2">None so far.</p>
          ) : (
            <ul aria-label="Incidents">
              {rows.map((row) => (
                <Line key={row.id}>
                  <span className="min-w-[12rem] flex-1 font-mid">{row.title}</span>
                  <span className="text-ink-2">{momentOf(row.started_at)}</span>
                  <Tag tone={row.state === 'resolved' ? 'ok' : row.severity === 'minor' ? 'signal' : 'bad'}>
                    {row.state}
                  </Tag>
                  <Button size="s" onClick={() => onOpen(row.id)} aria-label={`Edit ${row.title}`}>
                    Edit
                  </Button>
                </Line>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Section>
  )
}

function Maintenance({ query, onOpen }: EntriesProps<MaintenanceRow>) {
  return (
    <Section
      title="Maintenance"
      aside={
        <Button size="s" icon={<Plus />} onClick={() => onOpen('new-maintenance')}>
          Announce maintenance
        </Button>
      }
    >
      <Loaded query={query} what="maintenance" rows={3}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="text-2 text-ink-2">None announced.</p>
          ) : (
            <ul aria-label="Maintenance">
              {rows.map((row) => (
                <Line key={row.id}>
                  <span className="min-w-[12rem] flex-1 font-mid">{row.title}</span>
                  <span className="text-ink-2">
                    {momentOf(row.starts_at)} to {momentOf(row.ends_at)}
                  </span>
                  <Button size="s" onClick={() => onOpen(row.id)} aria-label={`Edit ${row.title}`}>
                    Edit
                  </Button>
                </Line>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Section>
  )
}

export function OwnerStatusScreen() {
  const incidents = useQuery(incidentsQuery())
  const maintenance = useQuery(maintenanceQuery())
  const [open, setOpen] = useUrlState('open')
  const close = () => setOpen(null)
  const incident = incidents.data?.find(({ id }) => id === open)
  const planned = maintenance.data?.find(({ id }) => id === open)
  return (
    <div className="flex min-h-0 flex-1">
      <div className="flex min-w-0 flex-1 flex-col">
        <PageBody>
          <Services />
          <Incidents query={incidents} onOpen={setOpen} />
          <Maintenance query={maintenance} onOpen={setOpen} />
        </PageBody>
      </div>
      {(open === 'new-incident' || incident) && (
        <IncidentForm key={open} incident={incident} onClose={close} />
      )}
      {(open === 'new-maintenance' || planned) && (
        <MaintenanceForm key={open} planned={planned} onClose={close} />
      )}
    </div>
  )
}
