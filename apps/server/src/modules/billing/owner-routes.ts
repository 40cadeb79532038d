// The platform owner's billing over HTTP: figures, invoices of all companies, plans, terms.
import {
  billingFigures,
  billingTerms,
  couponBody,
  couponPatch,
  couponsResponse,
  creditInvoiceBody,
  idText,
  markPaidBody,
  ownerInvoicesResponse,
  ownerPlansResponse,
  planBody,
  type OwnerInvoice,
} from '@dropwise/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { sql } from 'kysely'
import { z } from 'zod'
import { requirePlatformOwner } from '../../platform/access.ts'
import type { Trx } from '../../platform/db/scope.ts'
import type { Platform } from '../../platform/platform.ts'
import { readerLanguage } from '../../platform/reader-language.ts'
import { listCoupons, switchCoupon, writeCoupon } from './coupons.ts'
import { creditInvoice, creditNoteFileName, findCreditNote } from './credit-notes.ts'
import { readFigures } from './figures.ts'
import { drawCreditNote, drawInvoice, invoiceFileName } from './invoice-pdf.ts'
import { remind, settleInvoice, voidInvoice } from './invoices.ts'
import { deletePlan, listOwnerPlans, writePlan } from './plans.ts'
import { findInvoice, INVOICE_COLUMNS, toInvoiceItem, type InvoiceRow } from './queries.ts'
import { readTerms, writeTerms } from './terms.ts'

const tags = ['Owner: billing']
const owner = { access: requirePlatformOwner() }
const idParams = z.object({ id: idText })

export function ownerBillingRoutes(app: FastifyInstance, platform: Platform): void {
  ownerInvoiceRoutes(app, platform)
  ownerPlanRoutes(app, platform)
  ownerCouponRoutes(app, platform)
  const api = app.withTypeProvider<ZodTypeProvider>()
  const now = () => new Date(platform.clock.now())

  api.get(
    '/owner/billing',
    {
      config: owner,
      schema: {
        tags,
        summary: 'Retrieve revenue and open amounts',
        querystring: z.object({ currency: z.string().length(3).optional() }),
        response: { 200: billingFigures },
      },
    },
    ({ query }) =>
      platform.asService('billing figures', ({ trx }) => readFigures(trx, now(), query.currency)),
  )
  api.get(
    '/owner/billing/terms',
    {
      config: owner,
      schema: { tags, summary: 'Retrieve the invoicing terms', response: { 200: billingTerms } },
    },
    () => platform.asService('billing terms', ({ trx }) => readTerms(trx)),
  )
  api.put(
    '/owner/billing/terms',
    {
      config: owner,
      schema: {
        tags,
        summary: 'Replace the invoicing terms',
        body: billingTerms,
        response: { 200: billingTerms },
      },
    },
    async ({ body }) => {
      await platform.asService('billing terms', ({ trx }) => writeTerms(trx, body))
      return body
    },
  )
}

function ownerInvoiceRoutes(app: FastifyInstance, platform: Platform): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const now = () => new Date(platform.clock.now())
  const response = { 200: ownerInvoicesResponse }
  const itemsOf = (id: string) =>
    platform.asService('invoice', async ({ trx }) => ({ items: await listOwnerInvoices(trx, id) }))

  api.get(
    '/owner/invoices',
    { config: owner, schema: { tags, summary: 'List invoices of all companies', response } },
    () => platform.asService('invoices', async ({ trx }) => ({ items: await listOwnerInvoices(trx) })),
  )
  api.post(
    '/owner/invoices/:id/pay',
    {
      config: owner,
      schema: { tags, summary: 'Mark an invoice as paid', params: idParams, body: markPaidBody, response },
    },
    async ({ params, body }) => {
      await platform.asService('mark an invoice as paid', (work) =>
        settleInvoice(work, platform.publicUrl, params.id, body, now()),
      )
      return itemsOf(params.id)
    },
  )
  api.post(
    '/owner/invoices/:id/remind',
    { config: owner, schema: { tags, summary: 'Send a reminder of an invoice', params: idParams, response } },
    async ({ params }) => {
      await platform.asService('remind of an invoice', (work) => remind(work, platform.publicUrl, params.id))
      return itemsOf(params.id)
    },
  )
  api.post(
    '/owner/invoices/:id/void',
    { config: owner, schema: { tags, summary: 'Void an invoice', params: idParams, response } },
    async ({ params }) => {
      await platform.asService('void an invoice', ({ trx }) => voidInvoice(trx, params.id, now()))
      return itemsOf(params.id)
    },
  )
  api.post(
    '/owner/invoices/:id/credit',
    {
      config: owner,
      schema: {
        tags,
        summary: 'Create a credit note for an invoice',
        params: idParams,
        body: creditInvoiceBody,
        response,
      },
    },
    async ({ params, body }) => {
      await platform.asService('credit an invoice', (work) =>
        creditInvoice(work, platform.publicUrl, params.id, body, now()),
      )
      return itemsOf(params.id)
    },
  )
  api.get(
    '/owner/credit-notes/:id/pdf',
    { config: owner, schema: { tags, summary: 'Download a credit note', params: idParams } },
    async (request, reply) => {
      const { params } = request
      const { invoice, note } = await platform.asService('credit note', ({ trx }) =>
        findCreditNote(trx, params.id, null),
      )
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${creditNoteFileName(note)}"`)
        .send(await drawCreditNote(invoice, note, readerLanguage(request)))
    },
  )
  api.get(
    '/owner/invoices/:id/pdf',
    { config: owner, schema: { tags, summary: 'Download an invoice', params: idParams } },
    async (request, reply) => {
      const { params } = request
      const invoice = await platform.asService('invoice', ({ trx }) => findInvoice(trx, params.id, null))
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${invoiceFileName(invoice)}"`)
        .send(await drawInvoice(invoice, readerLanguage(request)))
    },
  )
}

function ownerPlanRoutes(app: FastifyInstance, platform: Platform): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const response = { 200: ownerPlansResponse }
  const all = () => platform.asService('plans', async ({ trx }) => ({ items: await listOwnerPlans(trx) }))

  api.get(
    '/owner/plans',
    { config: owner, schema: { tags, summary: 'List plans with their versions', response } },
    all,
  )
  api.put(
    '/owner/plans/:id',
    {
      config: owner,
      schema: {
        tags,
        summary: 'Create or replace a subscription plan',
        params: z.object({ id: planBody.shape.id }),
        body: planBody.omit({ id: true }),
        response,
      },
    },
    async ({ params, body }) => {
      await platform.asService('write a plan', ({ trx }) => writePlan(trx, { ...body, id: params.id }))
      return all()
    },
  )
  api.delete(
    '/owner/plans/:id',
    {
      config: owner,
      schema: {
        tags,
        summary: 'Delete an unused subscription plan',
        params: z.object({ id: z.string().max(60) }),
        response,
      },
    },
    async ({ params }) => {
      await platform.asService('delete a plan', ({ trx }) => deletePlan(trx, params.id))
      return all()
    },
  )
}

function ownerCouponRoutes(app: FastifyInstance, platform: Platform): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const response = { 200: couponsResponse }
  const all = () => platform.asService('coupons', async ({ trx }) => ({ items: await listCoupons(trx) }))

  api.get('/owner/coupons', { config: owner, schema: { tags, summary: 'List coupons', response } }, all)
  api.post(
    '/owner/coupons',
    { config: owner, schema: { tags, summary: 'Create a coupon', body: couponBody, response } },
    async ({ body }) => {
      await platform.asService('write a coupon', ({ trx }) => writeCoupon(trx, body))
      return all()
    },
  )
  api.patch(
    '/owner/coupons/:code',
    {
      config: owner,
      schema: {
        tags,
        summary: 'Activate or deactivate a coupon',
        params: z.object({ code: z.string().max(40) }),
        body: couponPatch,
        response,
      },
    },
    async ({ params, body }) => {
      await platform.asService('switch a coupon', ({ trx }) => switchCoupon(trx, params.code, body.isActive))
      return all()
    },
  )
}

/** Newest first; only one when an id is given. */
async function listOwnerInvoices(trx: Trx, id: string | null = null): Promise<OwnerInvoice[]> {
  const { rows } = await sql<InvoiceRow & { company_name: string; plan_name: string }>`
    select ${INVOICE_COLUMNS}, coalesce(t.name, i.buyer ->> 'name') as company_name, p.name as plan_name
    from public.invoices i left join public.tenants t on t.id = i.tenant_id join public.subscription_plans p on p.id = i.plan_id
    where ${id}::uuid is null or i.id = ${id} order by i.issued_at desc, i.id desc limit 1000`.execute(trx)
  return rows.map((row) => ({
    ...toInvoiceItem(row),
    tenantId: row.tenant_id,
    companyName: row.company_name,
    planName: row.plan_name,
  }))
}
