// Order forms over HTTP (docs/api.md, part B2): companies set them up, visitors order without an account, and
// dispatch answers requests.
import {
  declineRequestBody,
  formOrderBody,
  formOrderResponse,
  formSlotsBody,
  formSlotsResponse,
  idText,
  orderFormBody,
  orderFormResponse,
  orderRequestsQuery,
  orderRequestsResponse,
  publicOrderForm,
} from '@dropwise/contracts'
import { callerQuotas } from '@dropwise/surface/core/caller'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { defineJob } from '../../platform/jobs/jobs.ts'
import { allowAnyone, requireAdmin, requireReader, requireStaff } from '../../platform/access.ts'
import type { Platform, ServerModule } from '../../platform/platform.ts'
import { consumeQuota } from '../../platform/quota.ts'
import { clearRequests, listRequests } from './queries.ts'
import { acceptRequest, declineRequest, formOf, restoreRequest } from './requests.ts'
import { offerSlots, openForm, sendOrder, toPublicForm } from './service.ts'
import { changeForm, readForm } from './settings.ts'
import type { FormTools } from './tools.ts'

/** Limit of reads of a form and its slots by one caller, who often types an address in several attempts. */
const LOOKS = { most: 120, seconds: 600, step: 5 }
const QUESTIONS = { most: 40, seconds: 600, step: 15 }
/** Orders of one caller, and of all callers at one form. */
const ORDERS = { most: 10, seconds: 3_600, step: 360 }
const ORDERS_OF_FORM = { most: 300, seconds: 3_600 }

const clearJob = defineJob('order-form.clear', z.object({}), { retryLimit: 0 })

export function orderFormModule(tools: (platform: Platform) => FormTools): ServerModule {
  return {
    name: 'order-form',
    api(app, platform) {
      const given = tools(platform)
      settingsRoutes(app, platform)
      requestRoutes(app, platform, given)
      visitorRoutes(app, platform, given)
    },
    async work({ asService, jobs }) {
      await jobs.work(clearJob, () => asService('old requests', ({ trx }) => clearRequests(trx)))
      await jobs.schedule(clearJob, '13 * * * *', {})
    },
  }
}

const tags = ['Order form']

function settingsRoutes(app: FastifyInstance, platform: Platform): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const response = { 200: orderFormResponse }
  api.get(
    '/company/order-form',
    {
      config: { access: requireReader('orders:read') },
      schema: { tags, summary: 'Read the settings of the company’s order form', response },
    },
    ({ member }) => readForm(platform, member),
  )
  api.put(
    '/company/order-form',
    {
      config: { access: requireAdmin(undefined, 'settings:write'), keepResponse: false },
      schema: { tags, summary: 'Set up the company’s order form', body: orderFormBody, response },
    },
    ({ member, body }) => changeForm(platform, member, body),
  )
}

function requestRoutes(app: FastifyInstance, platform: Platform, tools: FormTools): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const params = z.object({ id: idText })
  const writing = { access: requireStaff('orders:write') }
  const response = { 200: orderRequestsResponse }
  const waiting = (tenantId: string) =>
    platform.asService('requests of a company', async ({ trx }) => ({
      items: await listRequests(trx, tenantId, 'waiting'),
    }))
  api.get(
    '/order-requests',
    {
      config: { access: requireReader('orders:read') },
      schema: {
        tags,
        summary: 'List what visitors sent with the order form',
        querystring: orderRequestsQuery,
        response,
      },
    },
    async ({ member, query: { state } }) => ({
      items: await platform.asService('requests of a company', ({ trx }) =>
        listRequests(trx, member.tenantId, state),
      ),
    }),
  )
  api.post(
    '/order-requests/:id/accept',
    { config: writing, schema: { tags, summary: 'Make a request an order', params, response } },
    async ({ member, params: { id } }) => {
      await acceptRequest(platform, tools, await formOf(platform, member), id, member)
      return waiting(member.tenantId)
    },
  )
  api.post(
    '/order-requests/:id/decline',
    {
      config: writing,
      schema: {
        tags,
        summary: 'Decline a request with a message',
        params,
        body: declineRequestBody,
        response,
      },
    },
    async ({ member, params: { id }, body: { message } }) => {
      await declineRequest(platform, await formOf(platform, member), member, id, message)
      return waiting(member.tenantId)
    },
  )
  api.post(
    '/order-requests/:id/restore',
    { config: writing, schema: { tags, summary: 'Take a refusal back within a minute', params, response } },
    async ({ member, params: { id } }) => {
      await restoreRequest(platform, member, id)
      return waiting(member.tenantId)
    },
  )
}

function visitorRoutes(app: FastifyInstance, platform: Platform, tools: FormTools): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const params = z.object({ slug: z.string().max(60) })
  const open = { access: allowAnyone(), keepResponse: false }
  api.get(
    '/order-form/:slug',
    {
      config: open,
      schema: { tags, summary: 'Retrieve an open order form', params, response: { 200: publicOrderForm } },
    },
    async ({ params: { slug }, ip, companyHost }, reply) => {
      await consumeQuota(platform, callerQuotas('order form', ip, LOOKS))
      reply.header('cache-control', 'no-store')
      return toPublicForm(await openForm(platform, slug, companyHost?.tenantId), platform.clock.now())
    },
  )
  api.post(
    '/order-form/:slug/slots',
    {
      config: open,
      schema: {
        tags,
        summary: 'List slots and prices for an address',
        params,
        body: formSlotsBody,
        response: { 200: formSlotsResponse },
      },
    },
    async ({ params: { slug }, body, ip, companyHost }) => {
      await consumeQuota(platform, callerQuotas('slots of an order form', ip, QUESTIONS))
      return offerSlots(platform, tools, await openForm(platform, slug, companyHost?.tenantId), body)
    },
  )
  api.post(
    '/order-form/:slug/orders',
    {
      config: open,
      schema: {
        tags,
        summary: 'Order as a visitor',
        params,
        body: formOrderBody,
        response: { 200: formOrderResponse },
      },
    },
    async ({ params: { slug }, body, ip, companyHost }) => {
      const form = await openForm(platform, slug, companyHost?.tenantId)
      await consumeQuota(platform, [
        ...callerQuotas('order of an order form', ip, ORDERS),
        { key: `orders of form ${form.tenantId}`, ...ORDERS_OF_FORM },
      ])
      return sendOrder(platform, tools, form, body)
    },
  )
}
