// `/owner/system`: processes, database, queues, parked jobs, regions: what runs, what waits and what failed.
import type { SystemState } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { count, dayOf, fileSize } from '../../../lib/format.ts'
import { useWords } from '../../../lib/words.ts'
import { ownerSystemWords as words } from '../../../lib/words/owner-system.ts'
import { ownerFrameWords as frameWords } from '../../../lib/words/owner-frame.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { PageSpinner } from '../../../ui/skeleton.tsx'
import { PageBody, Section } from '../section.tsx'
import { systemQuery } from './api.ts'
import { figuresOf } from './system-figures.tsx'
import { Grid } from './system-grid.tsx'

const pressing = (value: number) =>
  value > 0 ? <span className="font-mid text-signal-ink">{count(value)}</span> : count(value)

/** Pages that show the work of a kind of job; other jobs appear here only. */
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

const ROLES = { all: 'runsAll', api: 'runsPages', worker: 'runsJobs' } as const

function Followed({ role, companies }: SystemState['processes'][number]) {
  if (role === 'api') return words('followsNone')
  if (companies.length === 0) return words('noVansOut')
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
      <Section title={words('atAGlance')}>
        <KeyValues labelWidth={140} rows={figuresOf(system)} />
      </Section>
      <Section title={words('processes')} anchor="processes">
        {system.processes.length === 0 ? (
          <p className="text-2 text-signal-ink">{words('noProcesses')}</p>
        ) : (
          <Grid
            label={words('processes')}
            heads={[
              words('process'),
              words('runs'),
              words('follows'),
              words('vansWaiting'),
              words('plansTimesThreads'),
              words('memory'),
              words('version'),
            ]}
            wordColumns={[words('runs'), words('follows'), words('version')]}
            rows={system.processes.map((one) => [
              `${one.host}, ${one.pid}`,
              words(ROLES[one.role]),
              <Followed key="follows" {...one} />,
              pressing(one.vehiclesWaiting),
              one.role === 'api' ? '–' : `${one.planConcurrency} × ${one.planThreads}`,
              fileSize(one.memoryBytes),
              one.version,
            ])}
          />
        )}
      </Section>
      <div className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-2 lg:[&>div+div]:border-s lg:[&>div]:border-line">
        <div>
          <Section title={words('largestTables')} anchor="tables">
            <Grid
              label={words('largestTables')}
              heads={[words('table'), words('rows'), words('size')]}
              rows={system.largestTables.map((t) => [t.name, count(t.rows), fileSize(t.bytes)])}
            />
          </Section>
          <Section
            title={words('mapRegions')}
            aside={
              <Link to="/owner/regions" className="text-1 text-link">
                {words('regions')}
              </Link>
            }
          >
            {system.regions.length === 0 ? (
              <p className="text-2 text-signal-ink">{words('noRegions')}</p>
            ) : (
              <Grid
                label={words('regions')}
                heads={[words('region'), words('size')]}
                rows={system.regions.map((r) => [r.name, fileSize(r.bytes)])}
              />
            )}
          </Section>
        </div>
        <div>
          <Section title={words('queues')} anchor="queues">
            <Grid
              label={words('queues')}
              heads={[
                words('job'),
                words('waiting'),
                words('running'),
                words('failedTwoDays'),
                words('oldestSeconds'),
              ]}
              rows={system.queues.map((q) => [
                <QueueName key="name" name={q.name} />,
                count(q.waiting),
                count(q.running),
                pressing(q.failed),
                count(q.oldestSeconds),
              ])}
            />
          </Section>
          <Section title={words('failedWork')}>
            {system.parked.length === 0 ? (
              <p className="text-2 text-ink-2">{words('none')}</p>
            ) : (
              <Grid
                label={words('parkedWork')}
                heads={[words('kind'), words('rows'), words('nextTry'), words('error')]}
                wordColumns={[words('nextTry'), words('error')]}
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
  if (!useWords(words)) return <PageSpinner />
  return (
    <PageBody>
      <Loaded
        query={system}
        what={words('systemNoun')}
        rows={12}
        // The probes answer without these figures.
        action={<ButtonLink to="/owner/status">{frameWords('status')}</ButtonLink>}
      >
        {(data) => <Content system={data} />}
      </Loaded>
    </PageBody>
  )
}
