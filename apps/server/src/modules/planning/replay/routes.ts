// `POST /replays`: driven days in, figures out. `POST /replays/pdf`: the figures as a document.
import { IMPORT_MAX_BYTES, replayResponse, type DistanceUnit } from '@dropwise/contracts'
import { describeRefusal, FileError, IMPORT_MAX_SIZE } from '@dropwise/order-files'
import { RoadsError } from '@dropwise/roads'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { sql } from 'kysely'
import { requireStaff } from '../../../platform/access.ts'
import { errors } from '../../../platform/errors.ts'
import { readerLanguage } from '../../../platform/reader-language.ts'
import { replayFile, type ReplayDeps } from './replay-days.ts'
import { writeReport, type ReportOf } from './report.ts'

/** Files are sent raw, whatever their type. */
const FILE_TYPE = 'application/octet-stream'

/**
 * Registers the replay in a scope of its own, because its content type and limit differ from other routes.
 */
export function replayRoutes(app: FastifyInstance, deps: ReplayDeps): void {
  app.addContentTypeParser(
    [FILE_TYPE, 'text/csv'],
    { parseAs: 'buffer', bodyLimit: IMPORT_MAX_BYTES },
    (_request, body, done) => done(null, body),
  )
  const api = app.withTypeProvider<ZodTypeProvider>()
  const tags = ['Planning']
  api.post(
    '/replays',
    {
      bodyLimit: IMPORT_MAX_BYTES,
      config: { access: requireStaff('plans:write') },
      errorHandler: (error) => {
        throw error.statusCode === 413 ? errors.too_large(IMPORT_MAX_SIZE) : error
      },
      schema: {
        tags,
        summary: 'Replay driven days',
        description:
          'Takes an order file with columns for the vehicle or driver, for the stop number or the actual time of arrival, and for the day. Scores each day as driven, then plans it again with the same vehicles and time windows. Nothing is stored.',
        response: { 200: replayResponse },
      },
    },
    async ({ member, body }, reply) => {
      const disconnect = new AbortController()
      reply.raw.once('close', () => disconnect.abort())
      try {
        const file = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
        return await replayFile(deps, member, file, disconnect.signal)
      } catch (error) {
        if (error instanceof RoadsError) throw errors.unavailable(error.message, error)
        if (!(error instanceof FileError)) throw error
        if (error.reason === 'too_large') throw errors.too_large(IMPORT_MAX_SIZE)
        if (error.reason === 'unsupported_file') throw errors.unsupported_file()
        const { message, hint } = describeRefusal(error.reason)
        return { problems: [`${message} ${hint}`], days: [], refused: [], total: null }
      }
    },
  )
  api.post(
    '/replays/pdf',
    {
      config: { access: requireStaff('plans:write') },
      schema: { tags, summary: 'Create a PDF of a replay', body: replayResponse },
    },
    async (request, reply) => {
      const { member, body } = request
      const company = await deps.scopes.asUser(member.claims, async ({ trx }) => {
        const { rows } = await sql<ReportOf & { units: DistanceUnit }>`
          select name as company, currency, units from public.tenants where id = ${member.tenantId}`.execute(
          trx,
        )
        return rows[0]
      })
      if (!company) throw errors.not_found('The company')
      return reply
        .type('application/pdf')
        .header('content-disposition', 'attachment; filename="driven-days.pdf"')
        .send(await writeReport(body, company, readerLanguage(request)))
    },
  )
}
