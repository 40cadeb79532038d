// Orders over HTTP: import files, list orders, edit single ones.
import {
  metresBetween,
  bulkResponse,
  idText,
  mergeOrdersBody,
  newOrderBody,
  orderDetail,
  orderIdsBody,
  orderIdsResponse,
  orderPatchBody,
  ordersResponse,
  ordersQuery,
  splitOrderBody,
} from '@dropwise/contracts'
import type { Region } from '@dropwise/roads'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireMember, requireStaff } from '../../platform/access.ts'
import { errors } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { whereUnlikely } from '../../platform/unlikely-place.ts'
import { attachmentRoutes } from './attachments/routes.ts'
import { cancelMany, undoImport, type TakeOffRoad } from './cancel-orders.ts'
import { exportRoute } from './export-route.ts'
import { customFilterOf } from './custom-fields.ts'
import { customFieldRoutes } from './custom-field-routes.ts'
import { labelRoute } from './labels/label-route.ts'
import type { ImportDeps } from './import-orders.ts'
import { importRoute } from './import-route.ts'
import { FARTHEST_METRES } from './locate.ts'
import { recurringRoutes } from './recurring/routes.ts'
import { mergeOrders, splitOrder } from './split-orders.ts'
import type { ReadForecasts } from './late-departures.ts'
import { changeOrder, createOrder, readOrder, readOrders, type OrdersDeps } from './service.ts'

const idParams = z.object({ id: idText })

/** What orders need to know and change about vans on the road. */
export interface RoadTools {
  takeOffRoad?: TakeOffRoad
  readForecasts?: ReadForecasts
}

/** Registers the order routes below /api/v1. */
export async function orderRoutes(
  app: FastifyInstance,
  platform: Platform,
  { takeOffRoad, readForecasts }: RoadTools = {},
): Promise<void> {
  const deps = { ...orderDeps(platform), readForecasts }
  await app.register(async (scope) => importRoute(scope, deps))
  await attachmentRoutes(app, platform)
  labelRoute(app, platform)
  customFieldRoutes(app, platform)
  exportRoute(app, { scopes: platform, readForecasts })
  recurringRoutes(app, deps)
  singleOrderRoutes(app, platform, deps)
  bulkRoutes(app, deps, takeOffRoad)
}

function singleOrderRoutes(app: FastifyInstance, platform: Platform, deps: OrdersDeps): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  api.get(
    '/orders',
    {
      config: { access: requireMember('orders:read') },
      schema: {
        tags: ['Orders'],
        summary: 'List orders',
        querystring: ordersQuery,
        response: { 200: ordersResponse },
      },
    },
    async ({ member, query }) => {
      const { cursor, date, status, reference, updatedSince, limit } = query
      return readOrders(deps, member, {
        limit,
        ...(date ? { date } : {}),
        ...(status ? { status } : {}),
        ...(reference ? { reference } : {}),
        ...(updatedSince ? { updatedSince } : {}),
        ...(cursor ? { after: cursorId(cursor) } : {}),
        ...(await customFilterOf(platform, member, query)),
      })
    },
  )
  api.get(
    '/orders/:id',
    {
      config: { access: requireMember('orders:read') },
      schema: {
        tags: ['Orders'],
        summary: 'Retrieve an order',
        params: idParams,
        response: { 200: orderDetail },
      },
    },
    async ({ member, params }) => readOrder(deps, member, params.id),
  )
  api.post(
    '/orders',
    {
      config: { access: requireStaff('orders:write') },
      schema: {
        tags: ['Orders'],
        summary: 'Create an order',
        body: newOrderBody,
        response: { 201: orderDetail },
      },
    },
    async ({ member, body, newRowId }, reply) =>
      reply.code(201).send(await createOrder(deps, member, body, newRowId)),
  )
  api.patch(
    '/orders/:id',
    {
      config: { access: requireStaff('orders:write') },
      schema: {
        tags: ['Orders'],
        summary: 'Update an open order',
        params: idParams,
        body: orderPatchBody,
        response: { 200: orderDetail },
      },
    },
    async ({ member, params, body }) => changeOrder(deps, member, params.id, body),
  )
}

/** Commands that change several orders at once, or make one into several. */
function bulkRoutes(
  app: FastifyInstance,
  { scopes }: OrdersDeps,
  takeOffRoad: TakeOffRoad | undefined,
): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  api.post(
    '/orders/cancel',
    {
      config: { access: requireStaff('orders:write') },
      schema: {
        tags: ['Orders'],
        summary: 'Cancel orders',
        description: 'Cancels orders that no vehicle has reached. The other half of a pair is cancelled too.',
        body: orderIdsBody,
        response: { 200: bulkResponse },
      },
    },
    async ({ member, body }) => cancelMany(scopes, member, body.orderIds, takeOffRoad),
  )
  api.post(
    '/orders/:id/split',
    {
      config: { access: requireStaff('orders:write') },
      schema: {
        tags: ['Orders'],
        summary: 'Split an open order into several',
        description: 'The loads of the parts add up to the load of the order.',
        params: idParams,
        body: splitOrderBody,
        response: { 200: orderIdsResponse },
      },
    },
    async ({ member, params, body }) => splitOrder(scopes, member, params.id, body.parts),
  )
  api.post(
    '/orders/merge',
    {
      config: { access: requireStaff('orders:write') },
      schema: {
        tags: ['Orders'],
        summary: 'Merge several orders into one',
        description: 'The orders must have the same recipient, address and day.',
        body: mergeOrdersBody,
        response: { 200: orderIdsResponse },
      },
    },
    async ({ member, body }) => mergeOrders(scopes, member, body.orderIds),
  )
  api.post(
    '/orders/imports/:id/undo',
    {
      config: { access: requireStaff('orders:write') },
      schema: {
        tags: ['Orders'],
        summary: 'Undo an import',
        params: idParams,
        response: { 200: bulkResponse },
      },
    },
    async ({ member, params }) => undoImport(scopes, member, params.id),
  )
}

function cursorId(cursor: string): string {
  const id = idText.safeParse(cursor)
  if (!id.success)
    throw errors.validation_failed([{ field: 'cursor', message: 'Use the cursor of the previous page' }])
  return id.data
}

const centreOf = ({ manifest: { center } }: Region) => ({ lat: center[1], lng: center[0] })

/**
 * The platform as orders need it. Without a region or with another engine, every place counts as in reach.
 */
export function orderDeps({
  asUser,
  asService,
  clock,
  geocoder,
  regions,
  roads,
}: Platform): OrdersDeps & ImportDeps {
  return {
    scopes: { asUser, asService },
    clock,
    whereUnlikely: (place) => whereUnlikely(regions, place),
    geocode: (query, options) => geocoder.geocode(query, options),
    isInReach: (lat, lng) =>
      regions.list.length === 0 ||
      roads.label !== 'regions' ||
      regions.list.some(
        (region) =>
          region.contains(lat, lng) || metresBetween({ lat, lng }, centreOf(region)) <= FARTHEST_METRES,
      ),
  }
}
