// `GET /orders/export?format=csv|xlsx`: the listed orders as a file.
import { ordersExportQuery } from '@dropwise/contracts'
import { writeTable } from '@dropwise/order-files/write-table'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { requireMember } from '../../platform/access.ts'
import { customFilterOf } from './custom-fields.ts'
import { exportOrders, type ExportDeps } from './export-orders.ts'

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

export function exportRoute(app: FastifyInstance, deps: ExportDeps): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/orders/export',
    {
      config: { access: requireMember('orders:read') },
      schema: {
        tags: ['Orders'],
        summary: 'Download orders as CSV or XLSX',
        description:
          'Takes the filters of the list. The file has the columns of the import and can be imported again.',
        querystring: ordersExportQuery,
      },
    },
    async ({ member, query }, reply) => {
      const { format, date, status, reference, filter, show } = query
      const { headers, rows } = await exportOrders(
        deps,
        member,
        {
          ...(date ? { date } : {}),
          ...(status ? { status } : {}),
          ...(reference ? { reference } : {}),
          ...(await customFilterOf(deps.scopes, member, query)),
        },
        { filter, show },
      )
      return reply
        .type(TYPES[format])
        .header('content-disposition', `attachment; filename="orders${date ? `-${date}` : ''}.${format}"`)
        .send(await writeTable(format, headers, rows))
    },
  )
}
