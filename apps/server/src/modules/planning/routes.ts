// Plans over HTTP (docs/api.md, part B).
import {
  geometryResponse,
  idText,
  newPlanBody,
  planResponse,
  planRoute,
  planCreated,
  planRiskResponse,
  planningRulesBody,
  plansResponse,
  plansQuery,
  slotsQuery,
  slotsResponse,
} from '@dropwise/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireAdmin, requireMember, requireStaff } from '../../platform/access.ts'
import { errors } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { consumeQuota } from '../../platform/quota.ts'
import { planningRoads } from './matrix-cache.ts'
import { planExportRoute } from './export/route.ts'
import { rerouteRoute } from './reroute.ts'
import { readRules, saveRules } from './company-rules.ts'
import { readPlanRisk } from './risk/plan-risk.ts'
import { findSlots } from './slots.ts'
import { createPlan, readGeometry, readPlan, readPlans, stopPlan, type PlanningDeps } from './service.ts'

/** Each call prices the plans of a week, so shops call it once for a customer and not at each keystroke. */
const SLOTS_OF_COMPANY = { most: 120, seconds: 60, step: 10 }
const idParams = z.object({ id: idText })
const tags = ['Planning']

/** The platform as planning commands need it. */
export function planningDeps(platform: Platform): PlanningDeps {
  const { asUser, asService, onRefusedRoute, clock } = platform
  return {
    clock,
    scopes: { asUser, asService },
    roads: planningRoads(platform),
    onRefused: onRefusedRoute,
  }
}

/** Registers the planning routes below /api/v1. */
export function planningRoutes(app: FastifyInstance, platform: Platform): void {
  const deps = planningDeps(platform)
  planExportRoute(app, platform)
  ruleRoutes(app, platform)
  slotRoute(app, platform, deps)
  planRoutes(app, deps)
}

function ruleRoutes(app: FastifyInstance, platform: Platform): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  api.get(
    '/planning/rules',
    {
      config: { access: requireMember() },
      schema: {
        tags,
        summary: 'Retrieve the default rules for planning',
        response: { 200: planningRulesBody },
      },
    },
    ({ member }) => platform.asUser(member.claims, ({ trx }) => readRules(trx, member.tenantId)),
  )
  api.put(
    '/planning/rules',
    {
      config: { access: requireAdmin(undefined, 'settings:write') },
      schema: {
        tags,
        summary: 'Replace the default rules for planning',
        body: planningRulesBody,
        response: { 200: planningRulesBody },
      },
    },
    ({ member, body }) => saveRules(platform, member, body),
  )
}

function slotRoute(app: FastifyInstance, platform: Platform, deps: PlanningDeps): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/slots',
    {
      config: { access: requireStaff('orders:write') },
      schema: {
        tags,
        summary: 'List the best time windows for a new order, with their cost',
        description:
          'Inserts the order at the cheapest place of each day’s newest plan that is not dispatched, after the open orders that the plan lacks. No plan is changed. Each day states whether it was priced and, if not, why.',
        querystring: slotsQuery,
        response: { 200: slotsResponse },
      },
    },
    async ({ member, query }) => {
      await consumeQuota(platform, [{ key: `slots ${member.tenantId}`, ...SLOTS_OF_COMPANY }])
      return findSlots(deps, member, query)
    },
  )
}

function planRoutes(app: FastifyInstance, deps: PlanningDeps): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  api.post(
    '/plans',
    {
      config: { access: requireStaff('plans:write') },
      schema: { tags, summary: 'Create a plan', body: newPlanBody, response: { 202: planCreated } },
    },
    async ({ member, body, newRowId }, reply) =>
      reply.code(202).send(await createPlan(deps, member, body, newRowId)),
  )
  api.get(
    '/plans',
    {
      config: { access: requireMember('plans:read') },
      schema: { tags, summary: 'List plans', querystring: plansQuery, response: { 200: plansResponse } },
    },
    async ({ member, query }) => {
      const before = query.cursor === undefined ? undefined : idText.safeParse(query.cursor)
      if (before && !before.success)
        throw errors.validation_failed([{ field: 'cursor', message: 'Take the cursor from the page before' }])
      return readPlans(deps, member, {
        limit: query.limit,
        ...(query.date ? { date: query.date } : {}),
        ...(query.updatedSince ? { updatedSince: query.updatedSince } : {}),
        ...(before ? { before: before.data } : {}),
      })
    },
  )
  api.get(
    '/plans/:id',
    {
      config: { access: requireMember('plans:read') },
      schema: { tags, summary: 'Retrieve a plan', params: idParams, response: { 200: planResponse } },
    },
    async ({ member, params }) => readPlan(deps, member, params.id),
  )
  api.get(
    '/plans/:id/geometry',
    {
      config: { access: requireMember('plans:read') },
      schema: {
        tags,
        summary: 'Retrieve the lines of a plan’s routes',
        params: idParams,
        response: { 200: geometryResponse },
      },
    },
    async ({ member, params }) => readGeometry(deps, member, params.id),
  )
  api.get(
    '/plans/:id/risk',
    {
      config: { access: requireMember('plans:read') },
      schema: {
        tags,
        summary: 'Retrieve the chances of a plan to miss its promises',
        description:
          'Simulates the days of the plan with noise in departure, driving and service. A promise is the end of the window in which a stop is planned. `missedDays` divided by `days` is its chance to be missed.',
        params: idParams,
        response: { 200: planRiskResponse },
      },
    },
    async ({ member, params }) => readPlanRisk(deps, member, params.id),
  )
  api.post(
    '/plans/:id/stop',
    {
      config: { access: requireStaff('plans:write') },
      schema: {
        tags,
        summary: 'Stop a run and keep the best plan so far',
        params: idParams,
        response: { 200: planResponse },
      },
    },
    async ({ member, params }) => stopPlan(deps, member, params.id),
  )
  api.post(
    '/plans/:id/routes/:routeId/reroute',
    {
      config: { access: requireStaff('plans:write') },
      schema: {
        tags,
        summary: 'Optimise the sequence of one route',
        params: idParams.extend({ routeId: idText }),
        response: { 200: planRoute },
      },
    },
    async ({ member, params }) => rerouteRoute(deps, member, params.id, params.routeId),
  )
}
