// Reports: figures by a saved or new definition, as rows, files and mails (docs/api.md, part B).
import {
  idText,
  newReportBody,
  reportFileQuery,
  reportPatchBody,
  reportQuery,
  reportReadersResponse,
  reportResponse,
  savedReport,
  savedReportsResponse,
} from '@dropwise/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireReader, requireStaff } from '../../platform/access.ts'
import { storedProblem } from '../../platform/error-texts.ts'
import type { Platform, ServerModule } from '../../platform/platform.ts'
import { readerLanguage } from '../../platform/reader-language.ts'
import { TABLE_TYPES } from '../../platform/table-file.ts'
import { workReportMails } from './mail-reports.ts'
import { writeReport } from './report-file.ts'
import { runReport, type ReportDeps, type ReportTools } from './run-report.ts'
import { changeReport, listReaders, listReports, removeReport, saveReport } from './saved-reports.ts'

const read = { access: requireReader('live:read') }
const write = { access: requireStaff('live:read') }
const describe = (summary: string) => ({ tags: ['Analytics'], summary })
const params = z.object({ id: idText })

export const reportsModule = (tools: ReportTools): ServerModule => ({
  name: 'reports',
  api(app, platform) {
    figureRoutes(app, { ...platform, tools })
    savedRoutes(app, platform)
  },
  work: (platform) => workReportMails(platform, tools),
})

function figureRoutes(app: FastifyInstance, platform: ReportDeps): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  api.get(
    '/reports/figures',
    {
      config: read,
      schema: {
        ...describe('Retrieve measures by group'),
        description: '`measures` is a comma-separated list. Reports with too many rows are rejected.',
        querystring: reportQuery,
        response: { 200: reportResponse },
      },
    },
    async ({ member, query }) => (await runReport(platform, member, query)).report,
  )
  api.get(
    '/reports/file',
    {
      config: read,
      schema: { ...describe('Download a report as CSV or XLSX'), querystring: reportFileQuery },
    },
    async ({ member, query: { format, ...definition } }, reply) => {
      const { report, company } = await runReport(platform, member, definition)
      return reply
        .type(TABLE_TYPES[format])
        .header('content-disposition', `attachment; filename="report-${report.from}-${report.to}.${format}"`)
        .send(await writeReport(format, report, definition, company))
    },
  )
}

function savedRoutes(app: FastifyInstance, platform: Platform): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  api.get(
    '/reports',
    {
      config: read,
      schema: { ...describe('List saved reports'), response: { 200: savedReportsResponse } },
    },
    async (request) => {
      const language = readerLanguage(request)
      const items = await listReports(platform, request.member)
      return {
        items: items.map((item) => ({
          ...item,
          mailProblem: item.mailProblem && storedProblem(item.mailProblem, language),
        })),
      }
    },
  )
  api.get(
    '/reports/readers',
    {
      config: write,
      schema: {
        ...describe('List members who can receive reports by mail'),
        response: { 200: reportReadersResponse },
      },
    },
    async ({ member }) => ({ items: await listReaders(platform, member) }),
  )
  api.post(
    '/reports',
    {
      config: write,
      schema: { ...describe('Save a report'), body: newReportBody, response: { 201: savedReport } },
    },
    async ({ member, body, newRowId }, reply) =>
      reply.code(201).send(await saveReport(platform, member, body, newRowId)),
  )
  api.patch(
    '/reports/:id',
    {
      config: write,
      schema: {
        ...describe('Update, share or mail a saved report'),
        params,
        body: reportPatchBody,
        response: { 200: savedReport },
      },
    },
    ({ member, params, body }) => changeReport(platform, member, params.id, body),
  )
  api.delete(
    '/reports/:id',
    {
      config: write,
      schema: { ...describe('Delete a saved report'), params, response: { 204: z.null() } },
    },
    async ({ member, params }, reply) => {
      await removeReport(platform, member, params.id)
      return reply.code(204).send(null)
    },
  )
}
