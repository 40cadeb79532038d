// `GET /orders/labels`: labels to print and stick on parcels, with the code that the driver's phone scans.
import { orderLabelsQuery } from '@dropwise/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { requireReader } from '../../../platform/access.ts'
import type { Scopes } from '../../../platform/db/scope.ts'
import { errors } from '../../../platform/errors.ts'
import { readerLanguage } from '../../../platform/reader-language.ts'
import { readLabels } from './read-labels.ts'
import { writeLabelsPdf } from './write-pdf.ts'
import { writeZpl } from './write-zpl.ts'

export function labelRoute(app: FastifyInstance, { asUser }: Pick<Scopes, 'asUser'>): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/orders/labels',
    {
      config: { access: requireReader('orders:read') },
      schema: {
        tags: ['Orders'],
        summary: 'Download parcel labels as PDF or ZPL',
        description:
          'Returns one label of 100 × 150 mm for each parcel of the given orders or of a day. Labels are sorted by route, last stop first.',
        querystring: orderLabelsQuery,
      },
    },
    async (request, reply) => {
      const {
        member,
        query: { format, orderIds, date },
      } = request
      if ((orderIds === undefined) === (date === undefined))
        throw errors.validation_failed([{ field: 'orderIds', message: 'Name either orders or a day' }])
      const labels = await asUser(member.claims, ({ trx }) =>
        readLabels(trx, { orderIds: orderIds?.split(','), date }),
      )
      const name = date ? `labels-${date}` : 'labels'
      return reply
        .type(format === 'pdf' ? 'application/pdf' : 'text/plain; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}.${format}"`)
        .send(format === 'pdf' ? await writeLabelsPdf(labels, readerLanguage(request)) : writeZpl(labels))
    },
  )
}
