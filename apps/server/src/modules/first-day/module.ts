// A new company's first day: sample orders and vans, added and removed by one call each.
import {
  dayText,
  sampleDataResponse,
  sampleGoneResponse,
  type ImportResponse,
  type VehicleItem,
} from '@dropwise/contracts'
import type { Region } from '@dropwise/roads'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireStaff } from '../../platform/access.ts'
import { AppError, errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import type { Platform, ServerModule } from '../../platform/platform.ts'
import {
  dropSampleDepot,
  findDepot,
  makeSampleDepot,
  readSample,
  SAMPLE_FILE,
  SAMPLE_PLATE,
} from './queries.ts'
import { sampleRows, sampleRowsAround } from './rows.ts'

/** Commands of other modules, injected by `modules.ts`. */
export interface FirstDayCommands {
  importRows(
    member: Member,
    rows: Record<string, unknown>[],
    fileName: string,
  ): Promise<Pick<ImportResponse, 'created' | 'importId' | 'rejected'>>
  undoImport(member: Member, importId: string): Promise<{ done: string[] }>
  addVehicle(
    member: Member,
    body: { name: string; registration: string; depotId: string },
  ): Promise<VehicleItem>
  changeVehicle(member: Member, id: string, status: 'active' | 'archived'): Promise<VehicleItem>
}

const VANS = 2

export function firstDayModule(commands: (platform: Platform) => FirstDayCommands): ServerModule {
  return {
    name: 'first-day',
    api(app: FastifyInstance, platform: Platform) {
      const api = app.withTypeProvider<ZodTypeProvider>()
      const run = commands(platform)
      api.post(
        '/sample-data',
        {
          config: { access: requireStaff(undefined, 'orders:write') },
          schema: {
            tags: ['Company'],
            summary: 'Add sample orders and vehicles',
            body: z.object({ date: dayText }),
            response: { 201: sampleDataResponse },
          },
        },
        async ({ member, body }, reply) =>
          reply.code(201).send(await addSample(platform, run, member, body.date)),
      )
      api.delete(
        '/sample-data',
        {
          config: { access: requireStaff(undefined, 'orders:write') },
          schema: {
            tags: ['Company'],
            summary: 'Remove sample orders and vehicles',
            response: { 200: sampleGoneResponse },
          },
        },
        async ({ member }) => removeSample(platform, run, member),
      )
    },
  }
}

/**
 * Throws sample_needs_depot when the company has no depot and there is no region, vehicle_limit when the plan has
 * no room for the vans.
 */
async function addSample(platform: Platform, run: FirstDayCommands, member: Member, date: string) {
  const home = await platform.asService('sample data: where', ({ trx }) => findDepot(trx, member.tenantId))
  // Sample orders must lie near the depot.
  const region = home ? platform.regions.at(home.lat, home.lng) : platform.regions.list[0]
  const depot = home ?? (region && (await makeDepot(platform, member, region)))
  if (!depot) throw errors.sample_needs_depot()
  const before = await platform.asUser(member.claims, ({ trx }) => readSample(trx, member.tenantId))
  const vehiclesByPlate = new Map(before.vehicles.map((vehicle) => [vehicle.registration, vehicle]))
  for (let n = 1; n <= VANS; n += 1) {
    const registration = `${SAMPLE_PLATE}${n}`
    const vehicle = vehiclesByPlate.get(registration)
    if (!vehicle) await addVan(run, member, { name: `Sample van ${n}`, registration, depotId: depot.id })
    else if (vehicle.status === 'archived') await run.changeVehicle(member, vehicle.id, 'active')
  }
  const rows = region
    ? await sampleRows(platform, { region: region.manifest.name, near: depot, date })
    : sampleRowsAround({ near: depot, date })
  const { created, rejected } = await run.importRows(member, rows, SAMPLE_FILE)
  // All orders share one day, so one problem with the day applies to all.
  const [first] = rejected
  if (created === 0 && first)
    throw errors.validation_failed([{ field: first.column, code: first.code, message: first.message }])
  return { orders: created, vehicles: VANS }
}

/** Creates a depot in the middle of a region for a company without one. */
async function makeDepot(platform: Platform, member: Member, region: Region) {
  const [lng, lat] = region.manifest.center
  const address = region.reverse(lat, lng)?.label ?? 'Town centre'
  return platform.asService('sample data: depot', ({ trx }) =>
    makeSampleDepot(trx, member.tenantId, { lat, lng, address }),
  )
}

/** A concurrent request may have added the van already. */
async function addVan(
  run: FirstDayCommands,
  member: Member,
  van: Parameters<FirstDayCommands['addVehicle']>[1],
): Promise<void> {
  try {
    await run.addVehicle(member, van)
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'duplicate_registration')) throw error
  }
}

/** Removes sample orders, except those that went on the road; archives the vehicles. */
async function removeSample(platform: Platform, run: FirstDayCommands, member: Member) {
  const sample = await platform.asUser(member.claims, ({ trx }) => readSample(trx, member.tenantId))
  let orders = 0
  for (const importId of sample.imports) orders += (await run.undoImport(member, importId)).done.length
  const active = sample.vehicles.filter(({ status }) => status === 'active')
  for (const { id } of active) await run.changeVehicle(member, id, 'archived')
  await platform.asService('sample data: depot', ({ trx }) => dropSampleDepot(trx, member.tenantId))
  return { orders, vehicles: active.length }
}
