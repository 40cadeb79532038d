// Orders over HTTP (WIRE B): files in, lists out, single orders.
import {
  bulkAnswer,
  idText,
  IMPORT_MAX_BYTES,
  importAnswer,
  importRowsBody,
  newOrderBody,
  orderDetail,
  orderIdsBody,
  orderPatchBody,
  ordersAnswer,
  ordersQuery,
  dayText,
} from '@dropwise/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { errors } from '../../platform/errors.ts'
import { findStaff } from '../../platform/member.ts'
import type { Platform } from '../../platform/platform.ts'
import { importOrders, type ImportRequest } from './import-orders.ts'
import { FileError } from './read-file.ts'
import {
  cancelMany,
  changeOrder,
  createOrder,
  readOrder,
  readOrders,
  undoImport,
  type OrdersDeps,
} from './service.ts'

/** Rows as JSON repeat every column's name, so they weigh more than the file they came from. */
const ROWS_MAX_BYTES = 4 * IMPORT_MAX_BYTES
const FILE_LIMIT = `${IMPORT_MAX_BYTES / 1024 / 1024} MB`
const FILE_TYPES = [
  'text/csv',
  'text/plain',
  'text/tab-separated-values',
  'application/csv',
  'application/octet-stream',
  'application/vnd.ms-excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
]

const idParams = z.object({ id: idText })
const flag = z
  .enum(['true', 'false', '1', '0', ''])
  .optional()
  .transform((text) => text === 'true' || text === '1' || text === '')
const importQuery = z.object({
  dryRun: flag,
  partial: flag,
  fileName: z.string().max(200).optional(),
  defaultDate: dayText.optional(),
})

/** Registers the order routes below /api/v1. */
export async function orderRoutes(app: FastifyInstance, platform: Platform): Promise<void> {
  const deps = orderDeps(platform)
  const api = app.withTypeProvider<ZodTypeProvider>()
  await app.register(async (scope) => importRoute(scope, deps))

  api.get(
    '/orders',
    {
      schema: {
        tags: ['Orders'],
        summary: 'List orders',
        querystring: ordersQuery,
        response: { 200: ordersAnswer },
      },
    },
    async ({ claims, query }) => {
      const { cursor, date, status, reference, limit } = query
      return readOrders(deps, claims, {
        limit,
        ...(date ? { date } : {}),
        ...(status ? { status } : {}),
        ...(reference ? { reference } : {}),
        ...(cursor ? { after: cursorId(cursor) } : {}),
      })
    },
  )
  api.get(
    '/orders/:id',
    {
      schema: {
        tags: ['Orders'],
        summary: 'Read an order',
        params: idParams,
        response: { 200: orderDetail },
      },
    },
    async ({ claims, params }) => readOrder(deps, claims, params.id),
  )
  api.post(
    '/orders',
    {
      schema: {
        tags: ['Orders'],
        summary: 'Make an order',
        body: newOrderBody,
        response: { 201: orderDetail },
      },
    },
    async ({ claims, body }, reply) => reply.code(201).send(await createOrder(deps, claims, body)),
  )
  api.patch(
    '/orders/:id',
    {
      schema: {
        tags: ['Orders'],
        summary: 'Change an open order',
        params: idParams,
        body: orderPatchBody,
        response: { 200: orderDetail },
      },
    },
    async ({ claims, params, body }) => changeOrder(deps, claims, params.id, body),
  )
  api.post(
    '/orders/cancel',
    {
      schema: {
        tags: ['Orders'],
        summary: 'Cancel open orders',
        body: orderIdsBody,
        response: { 200: bulkAnswer },
      },
    },
    async ({ claims, body }) => cancelMany(deps, claims, body.orderIds),
  )
  api.post(
    '/orders/imports/:id/undo',
    {
      schema: {
        tags: ['Orders'],
        summary: 'Take an import back',
        params: idParams,
        response: { 200: bulkAnswer },
      },
    },
    async ({ claims, params }) => undoImport(deps, claims, params.id),
  )
}

function importRoute(app: FastifyInstance, deps: OrdersDeps): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    FILE_TYPES,
    { parseAs: 'buffer', bodyLimit: IMPORT_MAX_BYTES },
    (_request, body, done) => done(null, body),
  )
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: ROWS_MAX_BYTES },
    app.getDefaultJsonParser('error', 'error'),
  )
  app.addHook('preParsing', async (request) => refuseLarge(request))
  app.setErrorHandler((error: { statusCode?: number }) => {
    throw error.statusCode === 413 ? errors.too_large(FILE_LIMIT) : error
  })

  app.withTypeProvider<ZodTypeProvider>().post(
    '/orders/import',
    {
      bodyLimit: ROWS_MAX_BYTES,
      schema: {
        tags: ['Orders'],
        summary: 'Import an order file',
        description:
          'Takes text/csv, XLSX, or JSON rows. Nothing is stored while any row is rejected, unless partial=true.',
        querystring: importQuery,
        response: { 200: importAnswer },
      },
    },
    async (request) => {
      const member = await findStaff(deps.scopes, request.claims)
      const { dryRun, partial, fileName, defaultDate } = request.query
      try {
        return await importOrders(deps, member, {
          ...readBody(request.body),
          isDryRun: dryRun,
          isPartial: partial,
          ...(fileName ? { fileName } : {}),
          ...(defaultDate ? { defaultDate } : {}),
        })
      } catch (error) {
        if (!(error instanceof FileError)) throw error
        throw error.reason === 'too_large' ? errors.too_large(FILE_LIMIT) : errors.unsupported_file()
      }
    },
  )
}

function readBody(body: unknown): Pick<ImportRequest, 'source' | 'mapping' | 'fileName' | 'defaultDate'> {
  if (Buffer.isBuffer(body)) return { source: { file: body } }
  if (body === undefined || body === null) return { source: { file: Buffer.alloc(0) } }
  const { rows, mapping, fileName, defaultDate } = importRowsBody.parse(body)
  return {
    source: { rows },
    ...(mapping ? { mapping } : {}),
    ...(fileName ? { fileName } : {}),
    ...(defaultDate ? { defaultDate } : {}),
  }
}

/** Says no before the body is read, where its length is known; the parser's own limit stops the rest. */
async function refuseLarge(request: FastifyRequest): Promise<void> {
  const isRows = request.headers['content-type']?.startsWith('application/json') ?? false
  if (Number(request.headers['content-length'] ?? 0) > (isRows ? ROWS_MAX_BYTES : IMPORT_MAX_BYTES))
    throw errors.too_large(FILE_LIMIT)
}

function cursorId(cursor: string): string {
  const id = idText.safeParse(cursor)
  if (!id.success)
    throw errors.validation_failed([{ field: 'cursor', message: 'Take the cursor from the page before' }])
  return id.data
}

/** What orders need of the platform. Without any region (a server that asks other engines) every place counts as covered. */
function orderDeps({ asUser, asService, clock, geocoder, regions }: Platform): OrdersDeps {
  return {
    scopes: { asUser, asService },
    clock,
    geocode: (query, options) => geocoder.geocode(query, options),
    isCovered: (lat, lng) => regions.list.length === 0 || regions.at(lat, lng) !== undefined,
  }
}
