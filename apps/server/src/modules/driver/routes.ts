// Drivers' calls, and staff's view of their events (docs/api.md, part B).
import {
  disputePackQuery,
  driverDayQuery,
  driverDayResponse,
  driverEventsBody,
  driverEventsResponse,
  driverRulesBody,
  driverRulesResponse,
  orderCheckBody,
  orderCheckResponse,
  idText,
  orderEventsResponse,
  resolveDefectBody,
  stopOutcome,
  stopOutcomeBody,
  vehicleDefect,
  vehicleDefectsResponse,
} from '@dropwise/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireAdmin, requireMember, requireReader, requireStaff } from '../../platform/access.ts'
import { requireRow } from '../../platform/db/require-row.ts'
import type { Platform } from '../../platform/platform.ts'
import { consumeQuota } from '../../platform/quota.ts'
import { readerLanguage } from '../../platform/reader-language.ts'
import { readDriverDay } from './day.ts'
import { listDefects, resolveDefect } from './defects.ts'
import { makeDisputePack } from './dispute-pack.ts'
import { takeEvents } from './events.ts'
import { checkOrder, type PrepareOrder } from './reorder.ts'
import { listOrderEvents } from './order-events.ts'
import { endStop } from './outcome.ts'
import { readRules, saveRules } from './rules.ts'

const tags = ['Driver']
/** A phone sends its stored events in a few calls; more are not from a phone. */
const CALLS_OF_DRIVER = { most: 120, seconds: 30, step: 6 }

export function driverRoutes(app: FastifyInstance, platform: Platform, prepareOrder: PrepareOrder): void {
  dayRoutes(app, { ...platform, prepareOrder })
  ruleRoutes(app, platform)
  defectRoutes(app, platform)
  orderEventRoutes(app, platform)
}

/** A driver's day: its routes, what happens at the stops, and another sequence of them. */
function dayRoutes(app: FastifyInstance, platform: Platform & { prepareOrder: PrepareOrder }): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  api.get(
    '/driver/day',
    {
      config: { access: requireMember() },
      schema: {
        tags,
        summary: 'Retrieve your routes of a day',
        description: 'Returns the routes with their stops and what each door requires.',
        querystring: driverDayQuery,
        response: { 200: driverDayResponse },
      },
    },
    ({ member, query }) => readDriverDay(platform, member, query.date),
  )
  api.post(
    '/driver/events',
    {
      config: { access: requireMember() },
      schema: {
        tags,
        summary: 'Report events at stops',
        description: 'Each event is stored once, by its id.',
        body: driverEventsBody,
        response: { 200: driverEventsResponse },
      },
    },
    async ({ member, body }) => {
      await consumeQuota(platform, [{ key: `driver events ${member.userId}`, ...CALLS_OF_DRIVER }])
      return { results: await takeEvents(platform, member, body.events) }
    },
  )
  api.post(
    '/driver/routes/:id/order-check',
    {
      config: { access: requireMember() },
      schema: {
        tags,
        summary: 'Check another sequence of your stops',
        description: 'Returns times and violations of the sequence. Nothing is changed.',
        params: z.object({ id: idText }),
        body: orderCheckBody,
        response: { 200: orderCheckResponse },
      },
    },
    async ({ member, params, body }) => {
      await consumeQuota(platform, [{ key: `order check ${member.userId}`, ...CALLS_OF_DRIVER }])
      return checkOrder(platform, member, params.id, body.sequence)
    },
  )
}

function ruleRoutes(app: FastifyInstance, platform: Platform): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  api.get(
    '/driver/rules',
    {
      config: { access: requireMember() },
      schema: {
        tags,
        summary: 'Retrieve the rules for drivers',
        description: 'Returns reasons, proof, radius and other rules for drivers of the company.',
        response: { 200: driverRulesResponse },
      },
    },
    ({ member }) => readRules(platform, member),
  )
  api.put(
    '/driver/rules',
    {
      config: { access: requireAdmin(undefined, 'settings:write') },
      schema: {
        tags,
        summary: 'Replace the rules for drivers',
        // Clients may send back what `GET` returned: values of the installation are ignored.
        body: driverRulesBody.extend(driverRulesResponse.pick({ hasCallProvider: true }).partial().shape),
        response: { 200: driverRulesResponse },
      },
    },
    ({ member, body: { hasCallProvider: _, ...rules } }) => saveRules(platform, member, rules),
  )
}

function defectRoutes(app: FastifyInstance, platform: Platform): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  api.get(
    '/vehicles/:id/defects',
    {
      config: { access: requireMember('fleet:read') },
      schema: {
        tags: ['Fleet'],
        summary: 'List defects of a vehicle, open ones first',
        params: z.object({ id: idText }),
        response: { 200: vehicleDefectsResponse },
      },
    },
    async ({ member, params }) => ({ items: await listDefects(platform, member, params.id) }),
  )
  api.post(
    '/vehicles/:id/defects/:defectId/resolve',
    {
      config: { access: requireStaff('fleet:write') },
      schema: {
        tags: ['Fleet'],
        summary: 'Resolve a defect of a vehicle',
        description: 'Takes a note on what was done.',
        params: z.object({ id: idText, defectId: idText }),
        body: resolveDefectBody,
        response: { 200: vehicleDefect },
      },
    },
    ({ member, params, body }) =>
      resolveDefect(platform, member, {
        vehicleId: params.id,
        id: params.defectId,
        note: body?.note || null,
      }),
  )
}

/** What happened to an order, and its outcome where the driver cannot report it. */
function orderEventRoutes(app: FastifyInstance, platform: Platform): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  api.get(
    '/orders/:id/events',
    {
      config: { access: requireMember('orders:read') },
      schema: {
        tags: ['Orders'],
        summary: 'List events of an order with their proof',
        params: z.object({ id: idText }),
        response: { 200: orderEventsResponse },
      },
    },
    ({ member, params }) =>
      platform.asUser(member.claims, async ({ trx }) => {
        await requireRow(trx, 'orders', { tenantId: member.tenantId, id: params.id })
        return { items: await listOrderEvents(trx, params.id) }
      }),
  )
  api.get(
    '/orders/:id/dispute-pack',
    {
      config: { access: requireReader('orders:read') },
      schema: {
        tags: ['Orders'],
        summary: 'Download all records of an order, sealed',
        description:
          'A ZIP with promise, notices, messages, events, trail near the door, photos and signature. `SHA256SUMS` lists the hash of each file; the hash of that list is in `x-pack-seal` and in the audit log. As PDF, the same records to print, with the seal.',
        params: z.object({ id: idText }),
        querystring: disputePackQuery,
      },
    },
    async (request, reply) => {
      const {
        member,
        params,
        query: { format },
      } = request
      const language = readerLanguage(request)
      const { name, seal, bytes } = await makeDisputePack(platform, member, params.id, format, language)
      return reply
        .type(`application/${format}`)
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
        .header('x-pack-seal', seal)
        .send(bytes)
    },
  )
  api.post(
    '/orders/:id/outcome',
    {
      config: { access: requireStaff('orders:write') },
      schema: {
        tags: ['Orders'],
        summary: 'Record the outcome of a stop for the driver',
        params: z.object({ id: idText }),
        body: stopOutcomeBody,
        response: { 200: stopOutcome },
      },
    },
    ({ member, params, body, newRowId }) => endStop(platform, member, params.id, body, newRowId),
  )
}
