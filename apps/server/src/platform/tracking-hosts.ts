// The companies' own host names, briefly cached, because every request for another host than the platform's needs them.
import { sql } from 'kysely'
import type { Clock } from './clock.ts'
import type { Scopes } from './db/scope.ts'
import type { Logger } from './log.ts'

/** Company of a host name. */
export interface HostCompany {
  tenantId: string
  name: string
  host: string
}

export interface TrackingHosts {
  /** The company that uses this host name, checked or not; undefined for all other hosts. */
  companyOf(host: string): Promise<HostCompany | undefined>
  /** Empties the cache after a change on this server. */
  forget(): void
}

/** SQL of the host that links of a company use; null while none points here. `row` has its `tenant_id`. */
export const ownHostOf = (row: string) => sql<string | null>`
  (select h.host from public.tracking_hosts h where h.tenant_id = ${sql.ref(`${row}.tenant_id`)} and h.state = 'points_here')`

/** Milliseconds until another server's change is visible. */
const CACHE_MS = 2_000

export function createTrackingHosts(
  { asService }: Pick<Scopes, 'asService'>,
  clock: Clock,
  log: Pick<Logger, 'warn'>,
): TrackingHosts {
  let companies = new Map<string, HostCompany>()
  let readAt = -Infinity
  let reading: Promise<void> | undefined
  const read = async (): Promise<void> => {
    readAt = clock.elapsed()
    try {
      const rows = await asService('hosts of companies', async ({ trx }) => {
        const result = await sql<HostCompany>`
          select h.tenant_id as "tenantId", t.name, h.host
          from public.tracking_hosts h join public.tenants t on t.id = h.tenant_id`.execute(trx)
        return result.rows
      })
      companies = new Map(rows.map((row) => [row.host, row]))
    } catch (error) {
      // While the database is away, use the cached hosts.
      log.warn({ err: error }, 'the hosts of companies could not be read')
    } finally {
      reading = undefined
    }
  }
  return {
    async companyOf(host) {
      if (clock.elapsed() - readAt > CACHE_MS) reading ??= read()
      if (reading) await reading
      return companies.get(host)
    },
    forget() {
      readAt = -Infinity
    },
  }
}
