// Vehicles, depots and drivers over HTTP (docs/api.md, part B).
import {
  changesQuery,
  depotItem,
  depotPatchBody,
  depotsResponse,
  deviceTokenQuery,
  deviceTokenResponse,
  driverItem,
  driverPatchBody,
  driversResponse,
  idText,
  newDepotBody,
  newDriverBody,
  newVehicleBody,
  vehicleItem,
  vehiclePatchBody,
  vehiclesResponse,
  vehiclesQuery,
} from '@dropwise/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireMember, requireStaff } from '../../platform/access.ts'
import { errors } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { whereUnlikely } from '../../platform/unlikely-place.ts'
import { fleetFileRoutes } from './file-routes.ts'
import type { Page } from './queries.ts'
import {
  changeDepot,
  changeDriver,
  changeVehicle,
  createDepot,
  createDriver,
  createVehicle,
  makeDeviceToken,
  readDepots,
  readDrivers,
  readVehicles,
  type FleetDeps,
} from './service.ts'

const idParams = z.object({ id: idText })
/** Confidence from which a geocoder's answer needs no review. */
const SURE_CONFIDENCE = 0.85

const read = { access: requireMember('fleet:read') }
const write = { access: requireStaff('fleet:write') }
const describe = (summary: string) => ({ tags: ['Fleet'], summary })

/** Registers the fleet's routes below /api/v1. */
export function fleetRoutes(app: FastifyInstance, platform: Platform): void {
  const deps = fleetDeps(platform)
  fleetFileRoutes(app, deps)
  vehicleRoutes(app, deps)
  depotRoutes(app, deps)
  driverRoutes(app, deps)
}

function vehicleRoutes(app: FastifyInstance, deps: FleetDeps): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  api.get(
    '/vehicles',
    {
      config: read,
      schema: {
        ...describe('List vehicles'),
        querystring: vehiclesQuery,
        response: { 200: vehiclesResponse },
      },
    },
    async ({ member, query }) => readVehicles(deps, member, pageOf(query)),
  )
  api.post(
    '/vehicles',
    {
      config: write,
      schema: { ...describe('Add a vehicle'), body: newVehicleBody, response: { 201: vehicleItem } },
    },
    async ({ member, body, newRowId }, reply) =>
      reply.code(201).send(await createVehicle(deps, member, body, newRowId)),
  )
  api.patch(
    '/vehicles/:id',
    {
      config: write,
      schema: {
        ...describe('Update or archive a vehicle'),
        params: idParams,
        body: vehiclePatchBody,
        response: { 200: vehicleItem },
      },
    },
    async ({ member, params, body }) => changeVehicle(deps, member, params.id, body),
  )
  api.post(
    '/vehicles/:id/device-token',
    {
      // The key is shown once: no stored response may repeat it.
      config: { ...write, keepResponse: false },
      schema: {
        ...describe('Create a device token for a vehicle'),
        params: idParams,
        querystring: deviceTokenQuery,
        response: { 200: deviceTokenResponse },
      },
    },
    async ({ member, params, query }) =>
      makeDeviceToken(deps, member, params.id, { isSimulator: query.simulator === 'true' }),
  )
}

function depotRoutes(app: FastifyInstance, deps: FleetDeps): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  api.get(
    '/depots',
    {
      config: read,
      schema: { ...describe('List depots'), querystring: changesQuery, response: { 200: depotsResponse } },
    },
    async ({ member, query }) => readDepots(deps, member, pageOf(query)),
  )
  api.post(
    '/depots',
    {
      config: write,
      schema: { ...describe('Add a depot'), body: newDepotBody, response: { 201: depotItem } },
    },
    async ({ member, body, newRowId }, reply) =>
      reply.code(201).send(await createDepot(deps, member, body, newRowId)),
  )
  api.patch(
    '/depots/:id',
    {
      config: write,
      schema: {
        ...describe('Update or archive a depot'),
        params: idParams,
        body: depotPatchBody,
        response: { 200: depotItem },
      },
    },
    async ({ member, params, body }) => changeDepot(deps, member, params.id, body),
  )
}

function driverRoutes(app: FastifyInstance, deps: FleetDeps): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  api.get(
    '/drivers',
    {
      config: read,
      schema: {
        ...describe('List drivers'),
        querystring: changesQuery,
        response: { 200: driversResponse },
      },
    },
    async ({ member, query }) => readDrivers(deps, member, pageOf(query)),
  )
  api.post(
    '/drivers',
    {
      config: write,
      schema: { ...describe('Add a driver'), body: newDriverBody, response: { 201: driverItem } },
    },
    async ({ member, body, newRowId }, reply) =>
      reply.code(201).send(await createDriver(deps, member, body, newRowId)),
  )
  api.patch(
    '/drivers/:id',
    {
      config: write,
      schema: {
        ...describe('Update or archive a driver'),
        params: idParams,
        body: driverPatchBody,
        response: { 200: driverItem },
      },
    },
    async ({ member, params, body }) => changeDriver(deps, member, params.id, body),
  )
}

function pageOf({
  limit,
  cursor,
  status,
  updatedSince,
}: {
  limit: number
  cursor?: string | undefined
  status?: Page['status'] | undefined
  updatedSince?: string | undefined
}): Page {
  const after = cursor === undefined ? undefined : idText.safeParse(cursor)
  if (after && !after.success)
    throw errors.validation_failed([{ field: 'cursor', message: 'Take the cursor from the page before' }])
  return {
    limit,
    ...(after ? { after: after.data } : {}),
    ...(status ? { status } : {}),
    ...(updatedSince ? { updatedSince } : {}),
  }
}

export function fleetDeps({ asUser, asService, geocoder, regions, roads }: Platform): FleetDeps {
  return {
    hasSizeLimits: (place) => roads.hasLimits([place]),
    whereUnlikely: (place) => whereUnlikely(regions, place),
    scopes: { asUser, asService },
    async findPlace(address) {
      const [best] = await geocoder.geocode(address, { limit: 1 })
      return best && best.confidence >= SURE_CONFIDENCE ? { lat: best.lat, lng: best.lng } : null
    },
  }
}
