// A company's own host name: sets, checks and removes it.
import {
  publicOrigin,
  readTrackingHost,
  type HostState,
  type TrackingHostResponse,
} from '@dropwise/contracts'
import { sql } from 'kysely'
import type pg from 'pg'
import type { Trx } from '../../platform/db/scope.ts'
import { errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import type { Platform } from '../../platform/platform.ts'
import { consumeQuota } from '../../platform/quota.ts'
import type { LookAtHost } from './look.ts'

const UNIQUE_VIOLATION = '23505'
/** Maximum number of checks per company, because each one calls a server that the company names. */
const CHECKS = { most: 10, seconds: 60 }

export type HostPlatform = Pick<
  Platform,
  'asService' | 'publicUrl' | 'webhookNetworks' | 'trackingHosts' | 'limiter' | 'log'
>

interface HostRow {
  tenantId: string
  host: string
  challenge: string
  state: HostState
  seen: string | null
  checkedAt: Date | null
}

const select = sql`
  select tenant_id as "tenantId", host, challenge, state, seen, checked_at as "checkedAt" from public.tracking_hosts`

async function readHostRow(trx: Trx, tenantId: string): Promise<HostRow | undefined> {
  const { rows } = await sql<HostRow>`${select} where tenant_id = ${tenantId}`.execute(trx)
  return rows[0]
}

const platformHost = (publicUrl: string): string => new URL(publicUrl).hostname

function toResponse({ publicUrl }: HostPlatform, row: HostRow | undefined): TrackingHostResponse {
  const isUsed = row?.state === 'points_here'
  return {
    host: row?.host ?? null,
    state: row?.state ?? 'not_checked',
    seen: row?.seen ?? null,
    checkedAt: row?.checkedAt?.toISOString() ?? null,
    record: row ? { type: 'CNAME', name: row.host, value: platformHost(publicUrl) } : null,
    linksTo: publicOrigin(publicUrl, isUsed ? row.host : null),
  }
}

export const readHost = (platform: HostPlatform, { tenantId }: Member): Promise<TrackingHostResponse> =>
  platform.asService('host of a company', async ({ trx }) =>
    toResponse(platform, await readHostRow(trx, tenantId)),
  )

/** Stores a host name, unchecked. Setting the present name again changes nothing. Throws validation_failed, host_taken. */
export async function setHost(
  platform: HostPlatform,
  { tenantId }: Member,
  text: string,
): Promise<TrackingHostResponse> {
  const reading = readTrackingHost(text, platformHost(platform.publicUrl))
  if ('problem' in reading) throw errors.validation_failed([{ field: 'host', message: reading.problem }])
  const { host } = reading
  const row = await platform
    .asService('set the host of a company', async ({ trx }) => {
      await sql`
        insert into public.tracking_hosts (tenant_id, host) values (${tenantId}, ${host})
        on conflict (tenant_id) do update set host = excluded.host, challenge = gen_random_uuid(),
          state = 'not_checked', seen = null, checked_at = null
        where tracking_hosts.host <> excluded.host`.execute(trx)
      return readHostRow(trx, tenantId)
    })
    .catch((error: unknown) => {
      const { code, constraint } = error as pg.DatabaseError
      if (code === UNIQUE_VIOLATION && constraint === 'tracking_hosts_host_key') throw errors.host_taken(host)
      throw error
    })
  platform.trackingHosts.forget()
  return toResponse(platform, row)
}

/** Links on the removed host stop working; links on the platform's address still work. */
export async function removeHost(
  platform: HostPlatform,
  { tenantId }: Member,
): Promise<TrackingHostResponse> {
  await platform.asService(
    'remove the host of a company',
    async ({ trx }) =>
      void (await sql`delete from public.tracking_hosts where tenant_id = ${tenantId}`.execute(trx)),
  )
  platform.trackingHosts.forget()
  return toResponse(platform, undefined)
}

/** Checks the company's host now. Throws not_found without a host, and too_many_requests. */
export async function checkHost(
  platform: HostPlatform,
  look: LookAtHost,
  { tenantId }: Pick<Member, 'tenantId'>,
): Promise<TrackingHostResponse> {
  await consumeQuota(platform, [{ key: `check of host ${tenantId}`, ...CHECKS }])
  const row = await platform.asService('host to check', ({ trx }) => readHostRow(trx, tenantId))
  if (!row) throw errors.not_found('A host name of your company')
  await checkAndStore(platform, look, row)
  return readHost(platform, { tenantId } as Member)
}

/**
 * Checks every host. A host that pointed here and does not answer keeps its state: a short outage must not
 * change links.
 */
export async function checkAllHosts(platform: HostPlatform, look: LookAtHost): Promise<void> {
  const rows = await platform.asService('hosts to check', async ({ trx }) => {
    const result = await sql<HostRow>`${select} order by checked_at nulls first`.execute(trx)
    return result.rows
  })
  for (const row of rows) await checkAndStore(platform, look, row, { keepStateIfSilent: true })
}

async function checkAndStore(
  platform: HostPlatform,
  look: LookAtHost,
  row: HostRow,
  { keepStateIfSilent = false } = {},
): Promise<void> {
  const { state, seen } = await look(platform, row)
  const keepsState = keepStateIfSilent && state === 'unknown' && row.state === 'points_here'
  await platform.asService(
    'store the state of a host',
    async ({ trx }) =>
      void (await sql`
        update public.tracking_hosts set state = ${keepsState ? row.state : state}, seen = ${seen}, checked_at = now()
        where tenant_id = ${row.tenantId} and challenge = ${row.challenge}`.execute(trx)),
  )
}

/** The text with which this server proves that it answers on a company's host; undefined for other hosts. */
export async function challengeOf({ asService }: HostPlatform, host: string): Promise<string | undefined> {
  const { rows } = await asService('challenge of a host', ({ trx }) =>
    sql<{ challenge: string }>`select challenge from public.tracking_hosts where host = ${host}`.execute(trx),
  )
  return rows[0]?.challenge
}
