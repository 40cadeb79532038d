// `GET /plans/{id}/export?format=`: a plan as a file for other programs and drivers.
import { idText, planExportQuery } from '@dropwise/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireMember } from '../../../platform/access.ts'
import type { Scopes } from '../../../platform/db/scope.ts'
import { errors } from '../../../platform/errors.ts'
import { readerLanguage } from '../../../platform/reader-language.ts'
import { FORMATS } from './formats.ts'
import { readExportedDay } from './read-day.ts'

export function planExportRoute(app: FastifyInstance, { asUser }: Pick<Scopes, 'asUser'>): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/plans/:id/export',
    {
      config: { access: requireMember('plans:read') },
      schema: {
        tags: ['Planning'],
        summary: 'Download a plan as a file',
        description:
          'Returns GPX, GeoJSON, KML, iCalendar, CSV, XLSX, a PDF with a manifest for each route, or the VROOM problem with its routes as steps.',
        params: z.object({ id: idText }),
        querystring: planExportQuery,
      },
    },
    async (request, reply) => {
      const { member, params, query } = request
      const day = await asUser(member.claims, ({ trx }) => readExportedDay(trx, params.id))
      if (!day) throw errors.not_found('The plan')
      const { type, extension, write } = FORMATS[query.format]
      const body = await write(day, readerLanguage(request))
      return reply
        .type(type)
        .header('content-disposition', `attachment; filename="plan-${day.date}.${extension}"`)
        .send(body)
    },
  )
}
