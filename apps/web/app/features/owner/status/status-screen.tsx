// `/owner/status`: probes, and the incidents and maintenance on the public status page.
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { count, momentOf } from '../../../lib/format.ts'
import { useWords } from '../../../lib/words.ts'
import { serviceName } from '../../../lib/service-name.ts'
import { ownerStatusWords as words } from '../../../lib/words/owner-status.ts'
import { uptimeText } from '../../../lib/uptime-text.ts'
import { useUrlState } from '../../../lib/url-state.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { PageSpinner } from '../../../ui/skeleton.tsx'
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

const STATES = {
  up: { word: 'up', tone: 'ok' },
  slow: { word: 'slow', tone: 'signal' },
  down: { word: 'down', tone: 'bad' },
  unknown: { word: 'unknown', tone: 'outline' },
} as const

function Services() {
  const components = useQuery(componentsQuery())
  return (
    <Section
      title={words('services')}
      aside={
        <ButtonLink to="/status" size="s">
          {words('statusPage')}
        </ButtonLink>
      }
    >
      <Loaded query={components} what={words('servicesNoun')} rows={4}>
        {(report) => (
          <ul>
            {report.components.map((item) => (
              <Line key={item.id} className="max-md:gap-x-2">
                <span className="flex-1 font-mid">{serviceName(item)}</span>
                <Tag tone={STATES[item.state].tone}>{words(STATES[item.state].word)}</Tag>
                <span className="w-16 text-end text-ink-2 tabular-nums md:w-20">
                  {item.latencyMs === null ? '' : words('latency', { ms: count(item.latencyMs) })}
                </span>
                <span className="text-ink-2 tabular-nums max-md:basis-full md:w-52 md:text-end">
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
      title={words('incidents')}
      aside={
        <Button variant="primary" size="s" icon={<Plus />} onClick={() => onOpen('new-incident')}>
          {words('postIncident')}
        </Button>
      }
    >
      <Loaded query={query} what={words('incidentsNoun')} rows={3}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="text-2 text-ink-2">{words('noIncidents')}</p>
          ) : (
            <ul aria-label={words('incidents')}>
              {rows.map((row) => (
                <Line key={row.id}>
                  <span className="min-w-[12rem] flex-1 font-mid">{row.title}</span>
                  <span className="text-ink-2">{momentOf(row.started_at)}</span>
                  <Tag tone={row.state === 'resolved' ? 'ok' : row.severity === 'minor' ? 'signal' : 'bad'}>
                    {words(row.state)}
                  </Tag>
                  <Button
                    size="s"
                    onClick={() => onOpen(row.id)}
                    aria-label={words('editWhat', { title: row.title })}
                  >
                    {words('edit')}
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
      title={words('maintenance')}
      aside={
        <Button size="s" icon={<Plus />} onClick={() => onOpen('new-maintenance')}>
          {words('announceMaintenance')}
        </Button>
      }
    >
      <Loaded query={query} what={words('maintenanceNoun')} rows={3}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="text-2 text-ink-2">{words('noMaintenance')}</p>
          ) : (
            <ul aria-label={words('maintenance')}>
              {rows.map((row) => (
                <Line key={row.id}>
                  <span className="min-w-[12rem] flex-1 font-mid">{row.title}</span>
                  <span className="text-ink-2">
                    {words('fromTo', { from: momentOf(row.starts_at), to: momentOf(row.ends_at) })}
                  </span>
                  <Button
                    size="s"
                    onClick={() => onOpen(row.id)}
                    aria-label={words('editWhat', { title: row.title })}
                  >
                    {words('edit')}
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
  return useWords(words) ? <Status /> : <PageSpinner />
}

function Status() {
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
