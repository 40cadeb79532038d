// `/owner/system`: processes, database, queues, parked jobs, regions: what runs, what waits and what failed.
import type { SystemState } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { count, dayOf, fileSize } from '../../../lib/format.ts'
import { KeyValues } from '../../../ui/key-values.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { PageBody, Section } from '../section.tsx'
import { systemQuery } from './api.ts'
import { figuresOf } from './system-figures.tsx'
import { Grid } from './system-grid.tsx'

const pressing = (value: number) =>
  value > 0 ? <span className="font-mid text-signal-ink">{count(value)}</span> : count(value)

/** Where the work of a kind of job is seen; others only here. */
const PAGES: Record<string, string> = {
  plan_run: '/owner/ai-routes',
  'mail.send': '/owner/outbox',
  'text.send': '/owner/outbox',
  region_build: '/owner/regions',
  'site.probe': '/owner/status',
  'audit.prune': '/owner/audit',
  'audit.seal': '/owner/audit',
  'billing.advance': '/owner/billing',
  'retention.remove': '/owner/settings',
}

function QueueName({ name }: { name: string }) {
  const page = PAGES[name]
  return page === undefined ? name : <PageLink to={page}>{name}</PageLink>
}

const PageLink = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} className="text-link hover:underline">
    {children}
  </Link>
)

const ROLES = { all: 'Everything', api: 'Pages and API', worker: 'Jobs' } as const

function Followed({ role, companies }: SystemState['processes'][number]) {
  if (role === 'api') return 'None: it runs no jobs'
  if (companies.length === 0) return 'No company has vans on the road'
  return (
    <ul>
      {companies.map(({ id, name }) => (
        <li key={id}>
          <PageLink to={`/owner/tenants?company=${id}`}>{name}</PageLink>
        </li>
      ))}
    </ul>
  )
}

function Content({ system }: { system: SystemState }) {
  return (
    <>
      <Section title="At a glance">
        <KeyValues labelWidth={140} rows={figuresOf(system)} />
      </Section>
      <Section title="Processes" anchor="processes">
        {system.processes.length === 0 ? (
          <p className="text-2 text-signal-ink">Unknown: no process reported in the last 15 seconds.</p>
        ) : (
          <Grid
            label="Processes"
            heads={['Process', 'Runs', 'Follows', 'Vans waiting', 'Plans × threads', 'Memory', 'Version']}
            wordColumns={['Runs', 'Follows', 'Version']}
            rows={system.processes.map((one) => [
              `${one.host}, ${one.pid}`,
              ROLES[one.role],
              <Followed key="follows" {...one} />,
              pressing(one.vehiclesWaiting),
              one.role === 'api' ? '–' : `${one.planConcurrency} × ${one.planThreads}`,
              fileSize(one.memoryBytes),
              one.version,
            ])}
          />
        )}
      </Section>
      <div className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-2 lg:[&>div+div]:border-l lg:[&>div]:border-line">
        <div>
          <Section title="Largest tables" anchor="tables">
            <Grid
              label="Largest tables"
              heads={['Table', 'Rows', 'Size']}
              rows={system.largestTables.map((t) => [t.name, count(t.rows), fileSize(t.bytes)])}
            />
          </Section>
          <Section
            title="Map regions"
            aside={
              <Link to="/owner/regions" className="text-1 text-link">
                Regions
              </Link>
            }
          >
            {system.regions.length === 0 ? (
              <p className="text-2 text-signal-ink">
                None: distances are estimated and addresses cannot be found.
              </p>
            ) : (
              <Grid
                label="Regions"
                heads={['Region', 'Size']}
                rows={system.regions.map((r) => [r.name, fileSize(r.bytes)])}
              />
            )}
          </Section>
        </div>
        <div>
          <Section title="Queues" anchor="queues">
            <Grid
              label="Queues"
              heads={['Job', 'Waiting', 'Running', 'Failed, 2 days', 'Oldest, s']}
              rows={system.queues.map((q) => [
                <QueueName key="name" name={q.name} />,
                count(q.waiting),
                count(q.running),
                pressing(q.failed),
                count(q.oldestSeconds),
              ])}
            />
          </Section>
          <Section title="Failed work waiting to be retried">
            {system.parked.length === 0 ? (
              <p className="text-2 text-ink-2">None.</p>
            ) : (
              <Grid
                label="Parked work"
                heads={['Kind', 'Rows', 'Next try', 'Error']}
                wordColumns={['Next try', 'Error']}
                rows={system.parked.map((p) => [p.kind, count(p.count), dayOf(p.retryAt), p.error])}
              />
            )}
          </Section>
        </div>
      </div>
    </>
  )
}

export function SystemScreen() {
  const system = useQuery(systemQuery())
  return (
    <PageBody>
      <Loaded query={system} what="the system" rows={12}>
        {(data) => <Content system={data} />}
      </Loaded>
    </PageBody>
  )
}
