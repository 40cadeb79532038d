// The live day over HTTP (docs/api.md, part B).
import {
  dayGeometryResponse,
  dayText,
  geometryResponse,
  idText,
  liveResponse,
  trailsResponse,
} from '@dropwise/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireMember } from '../../platform/access.ts'
import { errors } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { liveDay } from './day.ts'
import { readDay, readDayLegs, readRouteLegs, readUnsettledDays, todayOf } from './queries.ts'
import { readKeptSince, readTrails, toTrails } from './trails.ts'

/** Registers the live day below /api/v1. */
export function liveRoutes(app: FastifyInstance, { asUser, readAsUser, clock }: Platform): void {
  const typed = app.withTypeProvider<ZodTypeProvider>()
  typed.get(
    '/live',
    {
      config: { access: requireMember('live:read') },
      schema: {
        tags: ['Live'],
        summary: 'Retrieve the live state of a day',
        querystring: z.object({ date: dayText.optional() }),
        response: { 200: liveResponse },
      },
    },
    ({ member, query }) =>
      asUser(member.claims, async ({ trx }) => {
        const { tenantId } = member
        const now = clock.now()
        const date = query.date ?? (await todayOf(trx, tenantId, new Date(now)))
        const day = liveDay(date, await readDay(trx, tenantId, date), now)
        return { ...day, unsettled: await readUnsettledDays(trx, tenantId, date, new Date(now)) }
      }),
  )
  typed.get(
    '/live/geometry',
    {
      config: { access: requireMember('live:read') },
      schema: {
        tags: ['Live'],
        summary: 'Retrieve the lines of all routes of a day',
        querystring: z.object({ date: dayText.optional() }),
        response: { 200: dayGeometryResponse },
      },
    },
    ({ member, query }) =>
      asUser(member.claims, async ({ trx }) => {
        const { tenantId } = member
        const date = query.date ?? (await todayOf(trx, tenantId, new Date(clock.now())))
        return { routes: await readDayLegs(trx, tenantId, date) }
      }),
  )
  typed.get(
    '/routes/:id/geometry',
    {
      config: { access: requireMember('live:read') },
      schema: {
        tags: ['Live'],
        summary: 'Retrieve the line of a dispatched route',
        params: z.object({ id: idText }),
        response: { 200: geometryResponse },
      },
    },
    ({ member, params }) =>
      asUser(member.claims, async ({ trx }) => {
        const route = await readRouteLegs(trx, params.id)
        if (!route) throw errors.not_found('The route')
        return { routes: [{ number: route.number, routeId: route.id, legs: route.legs }] }
      }),
  )
  typed.get(
    '/live/trails',
    {
      config: { access: requireMember('live:read') },
      schema: {
        tags: ['Live'],
        summary: 'Retrieve the trails of all vehicles of a day',
        querystring: z.object({ date: dayText.optional() }),
        response: { 200: trailsResponse },
      },
    },
    ({ member, query }) =>
      asUser(member.claims, async ({ trx }) => {
        const { tenantId } = member
        const date = query.date ?? (await todayOf(trx, tenantId, new Date(clock.now())))
        return toTrails(date, await readKeptSince(trx), await readTrails(trx, tenantId, { date }))
      }),
  )
  typed.get(
    '/routes/:id/trail',
    {
      config: { access: requireMember('live:read') },
      schema: {
        tags: ['Live'],
        summary: 'Retrieve the trail of a dispatched route',
        params: z.object({ id: idText }),
        response: { 200: trailsResponse },
      },
    },
    ({ member, params }) =>
      readAsUser(member.claims, async ({ trx }) => {
        const rows = await readTrails(trx, member.tenantId, { routeId: params.id })
        const [route] = rows
        if (!route) throw errors.not_found('The route')
        return toTrails(route.date, await readKeptSince(trx), rows)
      }),
  )
}
