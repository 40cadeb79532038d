// `/owner/system`: database, queues, parked jobs, regions: what waits and what failed.
import type { SystemState } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { count, dayOf, decimal, momentOf } from '../../../lib/format.ts'
import { KeyValues } from '../../../ui/key-values.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { WideTable } from '../../../ui/wide-table.tsx'
import { PageBody, Section } from '../section.tsx'
import { systemQuery } from './api.ts'

const sizeText = (bytes: number) =>
  bytes > 1e9
    ? `${decimal(bytes / 1e9)} GB`
    : bytes > 1e6
      ? `${decimal(bytes / 1e6)} MB`
      : `${decimal(bytes / 1e3)} kB`

function Grid({
  label,
  heads,
  rows,
}: {
  label: string
  heads: readonly string[]
  rows: readonly (readonly ReactNode[])[]
}) {
  return (
    <WideTable label={label}>
      <table aria-label={label} className="w-full text-2 tabular-nums">
        <thead>
          <tr className="border-b border-line-2 text-1 text-ink-3">
            {heads.map((head, i) => (
              <th
                key={head}
                scope="col"
                className={`py-1.5 pr-4 font-mid ${i === 0 ? 'text-left' : 'text-right'}`}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows are replaced as a whole
            <tr key={row} className="border-b border-line">
              {cells.map((cell, i) => (
                // oxlint-disable-next-line react/no-array-index-key -- columns do not move
                <td key={i} className={`py-1.5 pr-4 ${i === 0 ? 'text-left' : 'text-right'}`}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  )
}

const pressing = (value: number) =>
  value > 0 ? <span className="font-mid text-signal-ink">{count(value)}</span> : count(value)

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

function LastBackup({ isScheduled, last, lastGood }: SystemState['backups']) {
  if (!last) return isScheduled ? 'None yet' : 'None is scheduled'
  const good =
    lastGood && `${momentOf(lastGood.at)}, ${count(lastGood.rows)} rows, ${count(lastGood.files)} files`
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

function Content({ system }: { system: SystemState }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-2 lg:[&>div+div]:border-l lg:[&>div]:border-line">
      <div>
        <Section title="Product and database">
          <KeyValues
            labelWidth={140}
            rows={[
              ['Version', system.version],
              ['PostgreSQL', `${system.postgres}, since ${momentOf(system.startedAt)}`],
              ['Database', sizeText(system.databaseBytes)],
              ['Connections', count(system.connections)],
              ['Standby', standbyText(system.replica)],
              ['Last backup', <LastBackup key="backup" {...system.backups} />],
            ]}
          />
        </Section>
        <Section title="Largest tables">
          <Grid
            label="Largest tables"
            heads={['Table', 'Rows', 'Size']}
            rows={system.largestTables.map((t) => [t.name, count(t.rows), sizeText(t.bytes)])}
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
              rows={system.regions.map((r) => [r.name, sizeText(r.bytes)])}
            />
          )}
        </Section>
      </div>
      <div>
        <Section title="Queues">
          <Grid
            label="Queues"
            heads={['Job', 'Waiting', 'Running', 'Failed, 2 days', 'Oldest, s']}
            rows={system.queues.map((q) => [
              q.name,
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
              rows={system.parked.map((p) => [p.kind, count(p.count), dayOf(p.retryAt), p.error])}
            />
          )}
        </Section>
      </div>
    </div>
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
