// The address book over HTTP.
import {
  addressEntry,
  addressesQuery,
  addressesResponse,
  addressPatchBody,
  idText,
  newAddressBody,
  tableExportQuery,
  tableImportBody,
  tableImportResponse,
} from '@dropwise/contracts'
import { writeTable } from '@dropwise/order-files/write-table'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireMember, requireStaff } from '../../platform/access.ts'
import { TABLE_TYPES, toRow } from '../../platform/table-file.ts'
import { BOOK_COLUMNS, importBook, readWholeBook } from './book-file.ts'
import { addAddress, changeAddress, forgetAddress, readBook, type BookDeps } from './book.ts'

const idParams = z.object({ id: idText })
const reads = { access: requireMember('addresses:read') }
const writes = { access: requireStaff('addresses:write') }
const tags = ['Addresses']

export function bookRoutes(app: FastifyInstance, deps: BookDeps): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  api.get(
    '/addresses',
    {
      config: reads,
      schema: {
        tags,
        summary: 'List addresses of the address book',
        querystring: addressesQuery,
        response: { 200: addressesResponse },
      },
    },
    async ({ member, query }) => readBook(deps, member, query),
  )
  api.post(
    '/addresses',
    {
      config: writes,
      schema: {
        tags,
        summary: 'Add an address',
        body: newAddressBody,
        response: { 201: addressEntry },
      },
    },
    async ({ member, body, newRowId }, reply) =>
      reply.code(201).send(await addAddress(deps, member, body, newRowId)),
  )
  api.patch(
    '/addresses/:id',
    {
      config: writes,
      schema: {
        tags,
        summary: 'Update an address',
        params: idParams,
        body: addressPatchBody,
        response: { 200: addressEntry },
      },
    },
    async ({ member, params, body }) => changeAddress(deps, member, params.id, body),
  )
  api.delete(
    '/addresses/:id',
    {
      config: writes,
      schema: {
        tags,
        summary: 'Delete an address',
        description: 'Existing orders keep it. The address of new orders is geocoded again.',
        params: idParams,
        response: { 204: z.null() },
      },
    },
    async ({ member, params }, reply) => {
      await forgetAddress(deps, member, params.id)
      return reply.code(204).send(null)
    },
  )
  fileRoutes(app, deps)
}

function fileRoutes(app: FastifyInstance, deps: BookDeps): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  api.get(
    '/addresses/export',
    {
      config: reads,
      schema: {
        tags,
        summary: 'Download the address book as CSV or XLSX',
        description: 'The CSV file can be edited and imported again.',
        querystring: tableExportQuery,
      },
    },
    async ({ member, query: { format } }, reply) => {
      const headers = BOOK_COLUMNS.map(({ header }) => header)
      const rows = (await readWholeBook(deps, member)).map((item) => toRow(BOOK_COLUMNS, item))
      return reply
        .type(TABLE_TYPES[format])
        .header('content-disposition', `attachment; filename="addresses.${format}"`)
        .send(await writeTable(format, headers, rows))
    },
  )
  api.post(
    '/addresses/import',
    {
      config: writes,
      schema: {
        tags,
        summary: 'Add and change addresses from a CSV file',
        description: 'Stores all rows or none: if a row is rejected, nothing is stored.',
        body: tableImportBody,
        response: { 200: tableImportResponse },
      },
    },
    async ({ member, body }) => importBook(deps, member, body),
  )
}
