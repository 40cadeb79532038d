// Driver pay over HTTP (docs/api.md, part B): rules, corrections, statements, and the driver's own statement.
import {
  approvePayBody,
  idText,
  newPayCorrectionBody,
  newPayRuleBody,
  payCorrection,
  payFileQuery,
  payRuleItem,
  payRulesResponse,
  payStatement,
  payStatementsQuery,
  payStatementsResponse,
} from '@dropwise/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireAdmin, requireMember } from '../../platform/access.ts'
import type { ServerModule } from '../../platform/platform.ts'
import { TABLE_TYPES } from '../../platform/table-file.ts'
import { readerLanguage } from '../../platform/reader-language.ts'
import { addCorrection, removeCorrection } from './corrections.ts'
import { writePayFile } from './pay-file.ts'
import { drawStatements } from './pay-pdf.ts'
import { addRule, listRules, removeRule } from './rules.ts'
import {
  approveStatements,
  readOwnStatement,
  readStatement,
  readStatements,
  toItem,
  type PayDeps,
  type PayTools,
} from './statements.ts'

const tags = ['Pay']
const params = z.object({ id: idText })
const mayRead = { access: requireAdmin('pay:read') }
const mayWrite = { access: requireAdmin('pay:write') }

export const payModule = (tools: PayTools): ServerModule => ({
  name: 'pay',
  api(app, platform) {
    const deps = { ...platform, tools }
    ruleRoutes(app, deps)
    statementRoutes(app, deps)
    correctionRoutes(app, deps)
  },
})

function ruleRoutes(app: FastifyInstance, deps: PayDeps): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  api.get(
    '/pay-rules',
    {
      config: mayRead,
      schema: { tags, summary: 'List pay rules, latest start first', response: { 200: payRulesResponse } },
    },
    async ({ member }) => ({ items: await listRules(deps, member) }),
  )
  api.post(
    '/pay-rules',
    {
      config: mayWrite,
      schema: {
        tags,
        summary: 'Add a pay rule from a day on',
        description:
          'A day is paid by the latest rule that names the driver, else by the latest rule for all. A rule may begin in the past only where no other rule pays its drivers.',
        body: newPayRuleBody,
        response: { 201: payRuleItem },
      },
    },
    async ({ member, body, newRowId }, reply) =>
      reply.code(201).send(await addRule(deps, member, body, newRowId)),
  )
  api.delete(
    '/pay-rules/:id',
    {
      config: mayWrite,
      schema: { tags, summary: 'Delete a pay rule that has not begun', params, response: { 204: z.null() } },
    },
    async ({ member, params }, reply) => {
      await removeRule(deps, member, params.id)
      return reply.code(204).send(null)
    },
  )
}

function statementRoutes(app: FastifyInstance, deps: PayDeps): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  api.get(
    '/pay-statements',
    {
      config: mayRead,
      schema: {
        tags,
        summary: 'List statements of a month',
        description: 'Drivers without a driven day or correction have none.',
        querystring: payStatementsQuery,
        response: { 200: payStatementsResponse },
      },
    },
    async ({ member, query: { month } }) => {
      const { statements } = await readStatements(deps, member, { month })
      return { items: statements.map(toItem) }
    },
  )
  api.get(
    '/pay-statements/file',
    {
      config: mayRead,
      schema: { tags, summary: 'Download statements as CSV, XLSX or PDF', querystring: payFileQuery },
    },
    async (request, reply) => {
      const {
        member,
        query: { month, driverId, format },
      } = request
      const { company, statements } = await readStatements(deps, member, { month, driverId })
      const file =
        format === 'pdf'
          ? drawStatements(statements, company, readerLanguage(request))
          : writePayFile(format, statements)
      return reply
        .type(format === 'pdf' ? 'application/pdf' : TABLE_TYPES[format])
        .header('content-disposition', `attachment; filename="pay-${month}.${format}"`)
        .send(await file)
    },
  )
  api.get(
    '/pay-statements/:id',
    {
      config: mayRead,
      schema: {
        tags,
        summary: 'Retrieve the statement of a driver',
        description: '`id` is the id of the driver.',
        params,
        querystring: payStatementsQuery,
        response: { 200: payStatement },
      },
    },
    ({ member, params, query: { month } }) => readStatement(deps, member, { month, driverId: params.id }),
  )
  api.post(
    '/pay-statements/approve',
    {
      config: mayWrite,
      schema: {
        tags,
        summary: 'Approve statements of a month',
        description: 'Approved statements do not change. Approves all of these drivers or none.',
        body: approvePayBody,
        response: { 200: payStatementsResponse },
      },
    },
    async ({ member, body }) => ({ items: await approveStatements(deps, member, body) }),
  )
  api.get(
    '/driver/pay',
    {
      config: { access: requireMember() },
      schema: {
        tags: ['Driver'],
        summary: 'Retrieve your statement of a month',
        querystring: payStatementsQuery,
        response: { 200: payStatement },
      },
    },
    ({ member, query: { month } }) => readOwnStatement(deps, member, month),
  )
}

function correctionRoutes(app: FastifyInstance, deps: PayDeps): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  api.post(
    '/pay-corrections',
    {
      config: mayWrite,
      schema: {
        tags,
        summary: 'Add to the pay of a day, or take off it',
        body: newPayCorrectionBody,
        response: { 201: payCorrection },
      },
    },
    async ({ member, body, newRowId }, reply) =>
      reply.code(201).send(await addCorrection(deps, member, body, newRowId)),
  )
  api.delete(
    '/pay-corrections/:id',
    {
      config: mayWrite,
      schema: {
        tags,
        summary: 'Delete a correction of an open statement',
        params,
        response: { 204: z.null() },
      },
    },
    async ({ member, params }, reply) => {
      await removeCorrection(deps, member, params.id)
      return reply.code(204).send(null)
    },
  )
}
