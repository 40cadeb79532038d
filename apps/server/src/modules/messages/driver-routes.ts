// Messages between the office and drivers: threads, and one message to many drivers.
import {
  broadcastsResponse,
  driverMessageBody,
  driverMessagesResponse,
  driversMessageBody,
  driversMessageResponse,
  idText,
  idOnly,
  type DriverThread,
} from '@dropwise/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireMember, requireReader, requireStaff } from '../../platform/access.ts'
import type { Trx } from '../../platform/db/scope.ts'
import { errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import type { Platform } from '../../platform/platform.ts'
import { consumeQuota } from '../../platform/quota.ts'
import {
  driverOfUser,
  insertOfDriver,
  listBroadcasts,
  listDriverThreads,
  markDriverThreadRead,
  readDriverThread,
} from './driver-queries.ts'
import { writeToDrivers } from './write-to-drivers.ts'

const tags = ['Messages']
const idParams = z.object({ id: idText })
/** A message an office or driver writes every few seconds is a program's. */
const WRITES = { most: 60, seconds: 600, step: 10 }

/** Threads with drivers that a caller sees. */
export async function ownThreads(trx: Trx, member: Member): Promise<DriverThread[]> {
  if (member.role !== 'driver') return listDriverThreads(trx, { reader: 'dispatch', driverId: null })
  const driverId = await driverOfUser(trx, member.tenantId, member.userId)
  return driverId ? listDriverThreads(trx, { reader: 'driver', driverId }) : []
}

/** The driver that the caller is. Throws not_found for others. */
async function ownDriver(trx: Trx, { tenantId, userId }: Member): Promise<string> {
  const driverId = await driverOfUser(trx, tenantId, userId)
  if (!driverId) throw errors.not_found('A driver with your account')
  return driverId
}

async function threadOf(trx: Trx, driverId: string) {
  const thread = await readDriverThread(trx, driverId)
  if (!thread) throw errors.not_found('This driver')
  return thread
}

export function driverMessageRoutes(app: FastifyInstance, platform: Platform): void {
  officeRoutes(app, platform)
  ownRoutes(app, platform)
}

function officeRoutes(app: FastifyInstance, platform: Platform): void {
  const { asUser, asService } = platform
  const api = app.withTypeProvider<ZodTypeProvider>()
  api.post(
    '/messages/drivers',
    {
      config: { access: requireStaff('orders:write') },
      schema: {
        tags,
        summary: 'Send a message to drivers',
        description: 'Writes to one driver, several, all, or those on the road.',
        body: driversMessageBody,
        response: { 201: driversMessageResponse },
      },
    },
    async ({ member, body, newRowId }, reply) => {
      await consumeQuota(platform, [{ key: `messages to drivers ${member.userId}`, ...WRITES }])
      return reply.code(201).send(await writeToDrivers(platform, member, body, newRowId))
    },
  )
  api.get(
    '/messages/broadcasts',
    {
      config: { access: requireReader('orders:read') },
      schema: {
        tags,
        summary: 'List messages to several drivers, with those who have not read them',
        response: { 200: broadcastsResponse },
      },
    },
    ({ member }) => asUser(member.claims, async ({ trx }) => ({ items: await listBroadcasts(trx) })),
  )
  api.get(
    '/drivers/:id/messages',
    {
      config: { access: requireReader('orders:read') },
      schema: {
        tags,
        summary: 'List messages between the office and a driver',
        params: idParams,
        response: { 200: driverMessagesResponse },
      },
    },
    ({ member, params }) => asUser(member.claims, ({ trx }) => threadOf(trx, params.id)),
  )
  api.post(
    '/drivers/:id/messages/read',
    {
      config: { access: requireStaff('orders:write') },
      schema: {
        tags,
        summary: 'Mark the driver’s messages as read',
        params: idParams,
        response: { 204: z.null() },
      },
    },
    async ({ member, params }, reply) => {
      const { driverId } = await asUser(member.claims, ({ trx }) => threadOf(trx, params.id))
      await asService('read marks of a driver’s messages', ({ trx }) =>
        markDriverThreadRead(trx, { tenantId: member.tenantId, driverId, reader: 'dispatch' }),
      )
      return reply.code(204).send(null)
    },
  )
}

function ownRoutes(app: FastifyInstance, platform: Platform): void {
  const { asUser, asService } = platform
  const api = app.withTypeProvider<ZodTypeProvider>()
  api.get(
    '/driver/messages',
    {
      config: { access: requireMember() },
      schema: {
        tags,
        summary: 'List your messages with the office',
        response: { 200: driverMessagesResponse },
      },
    },
    ({ member }) => asUser(member.claims, async ({ trx }) => threadOf(trx, await ownDriver(trx, member))),
  )
  api.post(
    '/driver/messages',
    {
      config: { access: requireMember() },
      schema: {
        tags,
        summary: 'Send a message to the office as a driver',
        body: driverMessageBody,
        response: { 201: idOnly },
      },
    },
    async ({ member, body }, reply) => {
      await consumeQuota(platform, [{ key: `messages of driver ${member.userId}`, ...WRITES }])
      const driverId = await asUser(member.claims, ({ trx }) => ownDriver(trx, member))
      const { tenantId, userId } = member
      const id = await asService('message of a driver', ({ trx }) =>
        insertOfDriver(trx, { tenantId, userId, driverId }, body.text),
      )
      return reply.code(201).send({ id })
    },
  )
  api.post(
    '/driver/messages/read',
    {
      config: { access: requireMember() },
      schema: { tags, summary: 'Mark the office’s messages as read', response: { 204: z.null() } },
    },
    async ({ member }, reply) => {
      const driverId = await asUser(member.claims, ({ trx }) => ownDriver(trx, member))
      await asService('read marks of the office’s messages', ({ trx }) =>
        markDriverThreadRead(trx, { tenantId: member.tenantId, driverId, reader: 'driver' }),
      )
      return reply.code(204).send(null)
    },
  )
}
