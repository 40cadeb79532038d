// Figures of the system page: each value links to its full view, or says that it is unknown.
import type { SystemState } from '@dropwise/contracts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ageText, count, fileSize, listOr, momentOf, oneDecimal } from '../../../lib/format.ts'
import { commonWords } from '../../../lib/words/common.ts'
import { ownerSystemWords as words } from '../../../lib/words/owner-system.ts'
import { rangeWords } from '../../../lib/words/ranges.ts'
import { rangeRateText } from '../../../ui/range-rate.ts'
import { RichText } from '../../../ui/rich-text.tsx'

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

/** Shows a part of a sentence as a link, for `RichText`. */
const linkTo = (to: string) => (text: string) => <FigureLink to={to}>{text}</FigureLink>

function standbyText(replica: SystemState['replica']): string {
  if (!replica) return words('noStandby')
  const { place, lagSeconds } = replica
  if (lagSeconds === null) return words('standbySilent', { place })
  return words('standbyBehind', { place, seconds: oneDecimal(lagSeconds) })
}

function positionsText(positions: SystemState['positions']): ReactNode {
  if (!positions) return words('positionsInMain')
  const { place, isAnswering, bytes } = positions
  if (isAnswering && bytes !== null) return words('positionsApart', { place, size: fileSize(bytes) })
  return <span className="text-signal-ink">{words('positionsAway', { place })}</span>
}

function restoredText(restored: NonNullable<SystemState['backups']['last']>['restored']): string {
  if (!restored) return words('notRestored')
  const time = momentOf(restored.at)
  if (restored.error !== null) return words('restoreFailed', { time, error: restored.error })
  return words('restored', { time, seconds: count(restored.seconds) })
}

function LastBackup({
  last,
  lastGood,
}: {
  last: NonNullable<SystemState['backups']['last']>
  lastGood: SystemState['backups']['lastGood']
}) {
  const backup =
    lastGood &&
    words('backupGood', {
      age: ageOf(lastGood.at),
      time: momentOf(lastGood.at),
      rows: count(lastGood.rows),
      files: count(lastGood.files),
    })
  if (last.error === null)
    return words('backupDone', { backup: backup ?? '', restored: restoredText(last.restored) })
  return (
    <>
      <span className="text-signal-ink">
        {words('backupFailed', { time: momentOf(last.at), error: last.error })}
      </span>{' '}
      {backup ? words('backupBefore', { backup }) : words('noBackupBefore')}
    </>
  )
}

/** Rows of the section "At a glance". */
export function figuresOf(system: SystemState): [label: string, value: ReactNode][] {
  return [
    [words('version'), <Version key="version" {...system} />],
    [words('followers'), <FollowerCount key="followers" {...system} />],
    [words('planner'), <PlannerLoad key="planner" {...system} />],
    [words('regionMemory'), <RegionMemory key="regions" {...system} />],
    [
      'PostgreSQL',
      <RichText
        key="postgres"
        text={words('postgresState', {
          version: system.postgres,
          time: momentOf(system.startedAt),
          count: system.connections,
        })}
        tags={{ connections: linkTo('#processes') }}
      />,
    ],
    [words('database'), <DatabaseSize key="database" {...system} />],
    [words('standby'), standbyText(system.replica)],
    [words('positions'), positionsText(system.positions)],
    [
      words('lastBackup'),
      system.backups.last ? (
        <FigureLink key="backup" to="#queues">
          <LastBackup last={system.backups.last} lastGood={system.backups.lastGood} />
        </FigureLink>
      ) : (
        words(system.backups.isScheduled ? 'noBackupYet' : 'noBackupScheduled')
      ),
    ],
    [rangeWords('arrivalRanges'), rangeRateText(system.ranges)],
    [words('certificate'), <CertificateAge key="certificate" certificate={system.certificate} />],
  ]
}

function Version({ version, newestVersion }: SystemState) {
  if (!newestVersion) return words('versionUnchecked', { version })
  const { host, version: newest, error } = newestVersion
  if (newest === null) return words('versionUnknown', { version, host, error: error ?? '' })
  if (newest === version) return words('versionNewest', { version, host })
  return (
    <RichText
      text={words('versionNewer', { version, host, newest })}
      tags={{ newer: (text) => <span className="text-signal-ink">{text}</span> }}
    />
  )
}

function FollowerCount({ processes }: SystemState) {
  const workers = processes.filter(({ role }) => role !== 'api')
  const companies = workers.reduce((sum, one) => sum + one.companies.length, 0)
  if (workers.length === 0) return <span className="text-signal-ink">{words('noWorker')}</span>
  return (
    <FigureLink to="#processes">
      {words('companiesFollowed', {
        count: companies,
        processes: words('processCount', { count: workers.length }),
      })}
    </FigureLink>
  )
}

function PlannerLoad({ queues, processes }: SystemState) {
  const { running = 0, waiting = 0, oldestSeconds = 0 } = queues.find(({ name }) => name === 'plan_run') ?? {}
  const workers = processes.filter(({ role }) => role !== 'api')
  const places = workers.reduce((sum, one) => sum + one.planConcurrency, 0)
  const threads = [...new Set(workers.map(({ planThreads }) => planThreads))].map(String)
  const load = { running: count(running), places: count(places), waiting: count(waiting) }
  return (
    <>
      <FigureLink to="/owner/ai-routes">
        {waiting > 0
          ? words('plannerWaiting', { ...load, seconds: count(oldestSeconds) })
          : words('plannerBusy', load)}
      </FigureLink>
      {commonWords('listComma')}
      <FigureLink to="#processes">
        {threads.length > 0 ? words('threadsEach', { threads: listOr(threads) }) : words('threadsUnknown')}
      </FigureLink>
    </>
  )
}

/** Each process holds a copy of its own. */
function RegionMemory({ processes, regions }: SystemState) {
  const [first] = processes
  if (!first) return words('noProcess')
  return (
    <RichText
      text={words('memoryInEach', {
        size: words('sizeOfRegions', { size: fileSize(first.regionBytes), count: regions.length }),
        count: processes.length,
      })}
      tags={{ size: linkTo('/owner/regions'), processes: linkTo('#processes') }}
    />
  )
}

function DatabaseSize({ databaseBytes, growth }: SystemState) {
  const size = fileSize(databaseBytes)
  const tags = { size: linkTo('#tables'), growth: linkTo('/owner/settings') }
  if (!growth) return <RichText text={words('growthUnknown', { size })} tags={tags} />
  const { bytesPerDay, days } = growth
  const change = fileSize(Math.abs(bytesPerDay))
  return <RichText text={words(bytesPerDay < 0 ? 'shrank' : 'grew', { size, change, days })} tags={tags} />
}

function CertificateAge({ certificate }: Pick<SystemState, 'certificate'>) {
  if (!certificate) return words('noHttps')
  const { host, expiresAt, error } = certificate
  if (expiresAt === null) return words('certificateUnknown', { host, error: error ?? '' })
  const days = daysUntil(expiresAt)
  const time = momentOf(expiresAt)
  return (
    <a href={`https://${host}`} className="text-link hover:underline">
      <RichText
        text={
          days < 0
            ? words('certificateExpired', { time, host })
            : words('certificateLeft', { days, time, host })
        }
        tags={{
          time: (text) => (
            <span className={days < CERTIFICATE_DAYS_LEAST ? 'text-signal-ink' : undefined}>{text}</span>
          ),
        }}
      />
    </a>
  )
}
