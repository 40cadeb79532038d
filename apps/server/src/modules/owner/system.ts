// State of the installation: processes, database, queues, parked work, regions, and outside services.
import { RANGE_DAYS, type RangeFigures, type SystemState } from '@dropwise/contracts'
import { sql } from 'kysely'
import { readBackupNotes } from '../../platform/backup-notes.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { listProcesses, readGrowth } from '../../platform/processes.ts'
import { describeServices } from '../../platform/outside-services.ts'
import { readCertificate, readNewestVersion, remembered } from './seen-from-outside.ts'
import product from '../../../../../package.json' with { type: 'json' }
import type { Platform } from '../../platform/platform.ts'

const TABLES_SHOWN = 10

/** Reads the system; calls to the outside are remembered for an hour. */
export function systemReader(platform: Platform): () => Promise<SystemState> {
  const { clock, publicUrl, versionUrl } = platform
  const elapsed = () => clock.elapsed()
  const certificate = remembered(() => readCertificate(publicUrl), elapsed)
  const newestVersion = remembered(() => readNewestVersion(versionUrl), elapsed)
  return async () => ({
    ...(await readSystem(platform)),
    certificate: await certificate(),
    newestVersion: await newestVersion(),
  })
}

async function readSystem(platform: Platform): Promise<Omit<SystemState, 'certificate' | 'newestVersion'>> {
  const { asService, jobs, regions } = platform
  const queues = await jobs.figures()
  const positionsBytes = await platform.positions?.readSize()
  return asService('machine room', async ({ trx }) => {
    const facts = onlyRow(
      await sql<{ version: string; bytes: number; connections: number; started: Date }>`
        select current_setting('server_version') as version, pg_database_size(current_database()) as bytes,
          (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
          pg_postmaster_start_time() as started`.execute(trx),
    )
    const { rows: tables } = await sql<{ name: string; bytes: number; rows: number }>`
      select relid::regclass::text as name, pg_total_relation_size(relid) as bytes, greatest(n_live_tup, 0) as rows
      from pg_stat_user_tables where schemaname in ('public', 'app', 'auth', 'storage', 'jobs')
      order by pg_total_relation_size(relid) desc limit ${TABLES_SHOWN}`.execute(trx)
    const { rows: parked } = await sql<{ kind: string; count: number; error: string; retry_at: Date }>`
      select kind, count(*)::int as count, (array_agg(error order by parked_at desc))[1] as error, min(retry_at) as retry_at
      from public.parked_work group by kind order by kind`.execute(trx)
    const ranges = onlyRow(
      await sql<RangeFigures>`
        select json_build_object('arrivals', coalesce(sum(c.calibrated_arrivals), 0), 'held', coalesce(sum(c.calibrated_held), 0)) as calibrated,
          json_build_object('arrivals', coalesce(sum(c.uncalibrated_arrivals), 0), 'held', coalesce(sum(c.uncalibrated_held), 0)) as uncalibrated
        from app.range_counts c
        where c.day > current_date - ${RANGE_DAYS}::int and (c.tenant_id in (select app.sandboxes())) is not true`.execute(
        trx,
      ),
    )
    const notes = await readBackupNotes(trx)
    const processes = await listProcesses(trx)
    return {
      version: product.version,
      startedAt: facts.started.toISOString(),
      postgres: facts.version,
      databaseBytes: facts.bytes,
      growth: (await readGrowth(trx)) ?? null,
      connections: facts.connections,
      ranges,
      processes: processes.map((row) => ({ ...row, startedAt: row.startedAt.toISOString() })),
      replica: platform.replica
        ? { place: platform.replica.place, lagSeconds: platform.replica.lagSeconds ?? null }
        : null,
      positions: platform.positions
        ? {
            place: platform.positions.place,
            isAnswering: platform.positions.isAnswering && positionsBytes !== undefined,
            bytes: positionsBytes ?? null,
          }
        : null,
      largestTables: tables,
      queues,
      parked: parked.map((row) => ({ ...row, retryAt: row.retry_at.toISOString() })),
      regions: regions.list.map((region) => ({
        name: region.manifest.name,
        bytes: region.manifest.counts.bytes,
      })),
      backups: {
        isScheduled: platform.backups !== undefined,
        last: notes[0] ?? null,
        lastGood: notes.find(({ error }) => error === null) ?? null,
      },
      services: describeServices(platform, facts.version),
    }
  })
}
