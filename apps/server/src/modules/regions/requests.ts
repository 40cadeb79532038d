// Companies with depots outside every region: the notice to them, and their request to the platform owner.
import {
  mapCoverageResponse,
  mapRequestsResponse,
  type MapCoverage,
  type MapRequestItem,
} from '@dropwise/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { sql } from 'kysely'
import { requireMember, requirePlatformOwner, requireStaff } from '../../platform/access.ts'
import type { Trx } from '../../platform/db/scope.ts'
import type { Member } from '../../platform/member.ts'
import type { Platform } from '../../platform/platform.ts'

type DepotPlace = MapCoverage['outside'][number]

export function mapRequestRoutes(app: FastifyInstance, platform: Platform): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const tags = ['Map regions']
  api.get(
    '/map-coverage',
    {
      config: { access: requireMember('fleet:read') },
      schema: {
        tags,
        summary: 'List depots outside every map region',
        response: { 200: mapCoverageResponse },
      },
    },
    ({ member }) => readCoverage(platform, member),
  )
  api.post(
    '/map-requests',
    {
      config: { access: requireStaff(undefined, 'fleet:write') },
      schema: {
        tags,
        summary: 'Request a map region',
        response: { 200: mapCoverageResponse },
      },
    },
    async ({ member }) => {
      await platform.asService('request a map', ({ trx }) => insertRequest(trx, member))
      return readCoverage(platform, member)
    },
  )
  api.get(
    '/regions/requests',
    {
      config: { access: requirePlatformOwner() },
      schema: {
        tags,
        summary: 'List requests for map regions',
        response: { 200: mapRequestsResponse },
      },
    },
    async ({ claims }) => {
      const requests = await platform.asUser(claims, ({ trx }) => listRequests(trx))
      const items = requests
        .map((request) => ({ ...request, depots: outside(platform, request.depots) }))
        .filter(({ depots }) => depots.length > 0)
      return { items }
    },
  )
}

async function readCoverage(platform: Platform, { claims, tenantId }: Member): Promise<MapCoverage> {
  const { depots, requestedAt } = await platform.asUser(claims, async ({ trx }) => ({
    depots: await listDepots(trx, tenantId),
    requestedAt: await readRequest(trx, tenantId),
  }))
  return { outside: outside(platform, depots), requestedAt: requestedAt?.toISOString() ?? null }
}

/** Depots outside every region; none with an external road engine, whose coverage is unknown. */
function outside({ regions, external }: Platform, depots: readonly DepotPlace[]): DepotPlace[] {
  return external.roads ? [] : depots.filter(({ lat, lng }) => !regions.at(lat, lng))
}

async function listDepots(trx: Trx, tenantId: string): Promise<DepotPlace[]> {
  const { rows } = await sql<DepotPlace>`
    select name, address, lat, lng from public.depots
    where tenant_id = ${tenantId} and status = 'active' order by id`.execute(trx)
  return rows
}

async function readRequest(trx: Trx, tenantId: string): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date }>`
    select requested_at as at from public.map_requests where tenant_id = ${tenantId}`.execute(trx)
  return rows[0]?.at
}

/** Keeps the first request, whose time shows how long the company has waited. */
async function insertRequest(trx: Trx, { tenantId, userId }: Member): Promise<void> {
  await sql`
    insert into public.map_requests (tenant_id, requested_by) values (${tenantId}, ${userId})
    on conflict (tenant_id) do nothing`.execute(trx)
}

async function listRequests(trx: Trx): Promise<MapRequestItem[]> {
  const { rows } = await sql<Omit<MapRequestItem, 'requestedAt'> & { requestedAt: Date }>`
    select r.tenant_id as "tenantId", t.name as company, nullif(concat_ws(' ', p.first_name, p.last_name), '') as "requestedBy", r.requested_at as "requestedAt",
      coalesce((select json_agg(json_build_object('name', d.name, 'address', d.address, 'lat', d.lat, 'lng', d.lng) order by d.id)
        from public.depots d where d.tenant_id = r.tenant_id and d.status = 'active'), '[]') as depots
    from public.map_requests r join public.tenants t on t.id = r.tenant_id
    left join public.profiles p on p.id = r.requested_by
    where t.status <> 'closed' order by r.requested_at`.execute(trx)
  return rows.map((row) => ({ ...row, requestedAt: row.requestedAt.toISOString() }))
}
