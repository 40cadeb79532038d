// A company's plan and invoices over HTTP (docs/api.md, part B).
import {
  billingDetailsBody,
  cancelSubscriptionBody,
  choosePlanBody,
  choosePlanResponse,
  idText,
  paymentPageResponse,
  planPreview,
  subscriptionResponse,
} from '@dropwise/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireAdmin, requireMember } from '../../platform/access.ts'
import type { Platform } from '../../platform/platform.ts'
import { readerLanguage } from '../../platform/reader-language.ts'
import { creditNoteFileName, findCreditNote } from './credit-notes.ts'
import { drawCreditNote, drawInvoice, invoiceFileName } from './invoice-pdf.ts'
import { previewPlan } from './preview-plan.ts'
import { findInvoice } from './queries.ts'
import { openPortal } from './stripe-checkout.ts'
import {
  cancelSubscription,
  choosePlan,
  readSubscription,
  resumeSubscription,
  writeDetails,
} from './subscription.ts'

const tags = ['Billing']
const admin = { access: requireAdmin(undefined, 'billing:manage') }

/** Registers below /api/v1. All members see the plan; administrators choose it and see the invoices. */
export function companyBillingRoutes(app: FastifyInstance, platform: Platform): void {
  subscriptionRoutes(app, platform)
  paymentRoutes(app, platform)
  documentRoutes(app, platform)
}

function subscriptionRoutes(app: FastifyInstance, platform: Platform): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  api.get(
    '/subscription',
    {
      config: { access: requireMember() },
      schema: {
        tags,
        summary: 'Retrieve the subscription, its usage and its invoices',
        response: { 200: subscriptionResponse },
      },
    },
    ({ member }) => readSubscription(platform, member),
  )
  api.post(
    '/subscription',
    {
      config: admin,
      schema: {
        tags,
        summary: 'Choose a subscription plan',
        body: choosePlanBody,
        response: { 200: choosePlanResponse },
      },
    },
    ({ member, body }) => choosePlan(platform, member, body),
  )
  api.post(
    '/subscription/preview',
    {
      config: { ...admin, keepResponse: false },
      schema: {
        tags,
        summary: 'Preview the price of a subscription plan',
        description: 'Returns the plan, proration, tax, total and the next invoice. Nothing is changed.',
        body: choosePlanBody,
        response: { 200: planPreview },
      },
    },
    ({ member, body }) => previewPlan(platform, member, body),
  )
  api.post(
    '/subscription/cancel',
    {
      config: admin,
      schema: {
        tags,
        summary: 'Cancel the subscription at the end of the period',
        body: cancelSubscriptionBody,
        response: { 200: subscriptionResponse },
      },
    },
    async ({ member, body }) => {
      await cancelSubscription(platform, member, body.reason)
      return readSubscription(platform, member)
    },
  )
  api.post(
    '/subscription/resume',
    {
      config: admin,
      schema: {
        tags,
        summary: 'Undo a cancellation or a planned change of plan',
        response: { 200: subscriptionResponse },
      },
    },
    async ({ member }) => {
      await resumeSubscription(platform, member)
      return readSubscription(platform, member)
    },
  )
}

/** How the company pays, and what its invoices name. */
function paymentRoutes(app: FastifyInstance, platform: Platform): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  api.post(
    '/subscription/payment-page',
    {
      config: admin,
      schema: {
        tags,
        summary: 'Create a link to the payment page',
        response: { 200: paymentPageResponse },
      },
    },
    async ({ member }) => ({ url: await openPortal(platform, member) }),
  )
  api.put(
    '/subscription/billing-details',
    {
      config: admin,
      schema: {
        tags,
        summary: 'Set the billing details',
        body: billingDetailsBody,
        response: { 204: z.null() },
      },
    },
    async ({ member, body }, reply) => {
      await writeDetails(platform, member, body)
      return reply.code(204).send(null)
    },
  )
}

/** Invoices and credit notes as PDF. */
function documentRoutes(app: FastifyInstance, platform: Platform): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  api.get(
    '/invoices/:id/pdf',
    {
      config: admin,
      schema: { tags, summary: 'Download an invoice', params: z.object({ id: idText }) },
    },
    async (request, reply) => {
      const { member, params } = request
      const invoice = await platform.asService('invoice', ({ trx }) =>
        findInvoice(trx, params.id, member.tenantId),
      )
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${invoiceFileName(invoice)}"`)
        .send(await drawInvoice(invoice, readerLanguage(request)))
    },
  )
  api.get(
    '/credit-notes/:id/pdf',
    {
      config: admin,
      schema: { tags, summary: 'Download a credit note', params: z.object({ id: idText }) },
    },
    async (request, reply) => {
      const { member, params } = request
      const { invoice, note } = await platform.asService('credit note', ({ trx }) =>
        findCreditNote(trx, params.id, member.tenantId),
      )
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${creditNoteFileName(note)}"`)
        .send(await drawCreditNote(invoice, note, readerLanguage(request)))
    },
  )
}
