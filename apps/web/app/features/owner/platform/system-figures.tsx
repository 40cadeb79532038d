// Figures of the system page: each value links to its full view, or says that it is unknown.
import type { SystemState } from '@dropwise/contracts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ageText, count, fileSize, momentOf, plural } from '../../../lib/format.ts'

const DAY_MS = 86_400_000
/** Certificates of Let's Encrypt live 90 days and are renewed 30 days before their end. */
const CERTIFICATE_DAYS_LEAST = 14

const ageOf = (iso: string): string => ageText((Date.now() - Date.parse(iso)) / 1_000)

const daysUntil = (iso: string): number => Math.floor((Date.parse(iso) - Date.now()) / DAY_MS)

const FigureLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className="text-link hover:underline">
    {children}
  </Link>
)

function standbyText(replica: SystemState['replica']): string {
  if (!replica) return 'None: DATABASE_REPLICA_URL is not set'
  if (replica.lagSeconds === null) return `${replica.place}: no standby answers, reads go to the primary`
  return `${replica.place}, ${replica.lagSeconds.toFixed(1)} s behind`
}

function restoredText(restored: NonNullable<SystemState['backups']['last']>['restored']): string {
  if (!restored) return 'Not restored for a test yet.'
  if (restored.error !== null) return `Test restore failed ${momentOf(restored.at)}: ${restored.error}`
  return `Restored for a test ${momentOf(restored.at)} in ${count(restored.seconds)} s.`
}

function LastBackup({
  last,
  lastGood,
}: {
  last: NonNullable<SystemState['backups']['last']>
  lastGood: SystemState['backups']['lastGood']
}) {
  const good =
    lastGood &&
    `${ageOf(lastGood.at)}, ${momentOf(lastGood.at)}, ${count(lastGood.rows)} rows, ${count(lastGood.files)} files`
  if (last.error === null)
    return (
      <>
        {good}. {restoredText(last.restored)}
      </>
    )
  return (
    <>
      <span className="text-signal-ink">
        Failed {momentOf(last.at)}: {last.error}
      </span>
      {good ? ` Before that: ${good}` : ' There is none before it.'}
    </>
  )
}

/** Rows of the section "At a glance". */
export function figuresOf(system: SystemState): [label: string, value: ReactNode][] {
  return [
    ['Version', <Version key="version" {...system} />],
    ['Followers', <FollowerCount key="followers" {...system} />],
    ['Planner', <PlannerLoad key="planner" {...system} />],
    ['Region memory', <RegionMemory key="regions" {...system} />],
    [
      'PostgreSQL',
      <>
        {system.postgres}, since {momentOf(system.startedAt)},{' '}
        <FigureLink to="#processes">{plural(system.connections, 'connection')}</FigureLink>
      </>,
    ],
    ['Database', <DatabaseSize key="database" {...system} />],
    ['Standby', standbyText(system.replica)],
    [
      'Last backup',
      system.backups.last ? (
        <FigureLink key="backup" to="#queues">
          <LastBackup last={system.backups.last} lastGood={system.backups.lastGood} />
        </FigureLink>
      ) : system.backups.isScheduled ? (
        'None yet'
      ) : (
        'None is scheduled: BACKUP_TO is not set'
      ),
    ],
    ['Certificate', <CertificateAge key="certificate" certificate={system.certificate} />],
  ]
}

function Version({ version, newestVersion }: SystemState) {
  if (!newestVersion) return `${version}. A newer one: not checked, VERSION_URL is not set`
  if (newestVersion.version === null)
    return `${version}. A newer one: unknown, ${newestVersion.host} did not tell (${newestVersion.error})`
  if (newestVersion.version === version) return `${version}, the newest by ${newestVersion.host}`
  return (
    <>
      {version}.{' '}
      <span className="text-signal-ink">
        {newestVersion.host} has {newestVersion.version}
      </span>
    </>
  )
}

function FollowerCount({ processes }: SystemState) {
  const workers = processes.filter(({ role }) => role !== 'api')
  const companies = workers.reduce((sum, one) => sum + one.companies.length, 0)
  if (workers.length === 0)
    return <span className="text-signal-ink">No worker runs: nothing is followed</span>
  return (
    <FigureLink to="#processes">
      {plural(workers.length, 'process', 'processes')} for{' '}
      {plural(companies, 'company with vans on the road', 'companies with vans on the road')}
    </FigureLink>
  )
}

function PlannerLoad({ queues, processes }: SystemState) {
  const { running = 0, waiting = 0, oldestSeconds = 0 } = queues.find(({ name }) => name === 'plan_run') ?? {}
  const workers = processes.filter(({ role }) => role !== 'api')
  const places = workers.reduce((sum, one) => sum + one.planConcurrency, 0)
  const threads = [...new Set(workers.map(({ planThreads }) => planThreads))].join(' or ')
  return (
    <>
      <FigureLink to="/owner/ai-routes">
        {count(running)} of {count(places)} running, {count(waiting)} waiting
        {waiting > 0 && ` for up to ${count(oldestSeconds)} s`}
      </FigureLink>
      , <FigureLink to="#processes">{threads || 'unknown'} threads each</FigureLink>
    </>
  )
}

/** Each process holds a copy of its own. */
function RegionMemory({ processes, regions }: SystemState) {
  const [first] = processes
  if (!first) return 'Unknown: no process reported'
  return (
    <>
      <FigureLink to="/owner/regions">
        {fileSize(first.regionBytes)} of {plural(regions.length, 'region')}
      </FigureLink>{' '}
      in each of <FigureLink to="#processes">{plural(processes.length, 'process', 'processes')}</FigureLink>
    </>
  )
}

function DatabaseSize({ databaseBytes, growth }: SystemState) {
  const size = <FigureLink to="#tables">{fileSize(databaseBytes)}</FigureLink>
  if (!growth) return <>{size}. Growth: unknown before the second day</>
  const { bytesPerDay, days } = growth
  return (
    <>
      {size},{' '}
      <FigureLink to="/owner/settings">
        {bytesPerDay < 0 ? 'smaller' : 'larger'} by {fileSize(Math.abs(bytesPerDay))} a day
      </FigureLink>{' '}
      in the last {plural(days, 'day')}
    </>
  )
}

function CertificateAge({ certificate }: Pick<SystemState, 'certificate'>) {
  if (!certificate) return 'Unknown: PUBLIC_URL is no https:// address'
  const { host, expiresAt, error } = certificate
  if (expiresAt === null) return `Unknown: ${host} did not show it (${error})`
  const days = daysUntil(expiresAt)
  return (
    <a href={`https://${host}`} className="text-link hover:underline">
      <span className={days < CERTIFICATE_DAYS_LEAST ? 'text-signal-ink' : undefined}>
        {days < 0
          ? `Expired ${momentOf(expiresAt)}`
          : `${plural(days, 'day')} left, until ${momentOf(expiresAt)}`}
      </span>
      , {host}
    </a>
  )
}
