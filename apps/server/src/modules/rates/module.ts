// Rate cards, quotes and prices of orders over HTTP (docs/api.md, part B).
import {
  idText,
  orderPrice,
  orderPriceBody,
  orderPriceResponse,
  PRICE_LINE_KINDS,
  priceFileQuery,
  quoteBody,
  quoteResponse,
  rateCardBody,
  rateCardItem,
  rateCardsResponse,
} from '@dropwise/contracts'
import { writeTable } from '@dropwise/order-files/write-table'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireReader, requireStaff } from '../../platform/access.ts'
import type { Platform, ServerModule } from '../../platform/platform.ts'
import { TABLE_TYPES } from '../../platform/table-file.ts'
import { listCards, removeCard, saveCard } from './cards.ts'
import { priceOrder, quote, readPrice, readPricedOrders, type PricedOrderRow } from './prices.ts'

const tags = ['Rates']
const params = z.object({ id: idText })
const mayRead = { access: requireReader('orders:read') }
const mayWrite = { access: requireStaff('orders:write') }

export const rates: ServerModule = {
  name: 'rates',
  api(app, platform) {
    cardRoutes(app, platform)
    priceRoutes(app, platform)
  },
}

function cardRoutes(app: FastifyInstance, platform: Platform): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  api.get(
    '/rate-cards',
    {
      config: mayRead,
      schema: { tags, summary: 'List rate cards', response: { 200: rateCardsResponse } },
    },
    async ({ member }) => ({ items: await listCards(platform, member) }),
  )
  api.post(
    '/rate-cards',
    {
      config: mayWrite,
      schema: { tags, summary: 'Add a rate card', body: rateCardBody, response: { 201: rateCardItem } },
    },
    async ({ member, body, newRowId }, reply) =>
      reply.code(201).send(await saveCard(platform, member, null, body, newRowId)),
  )
  api.put(
    '/rate-cards/:id',
    {
      config: mayWrite,
      schema: {
        tags,
        summary: 'Replace a rate card',
        description: 'Orders keep the prices that they have.',
        params,
        body: rateCardBody,
        response: { 200: rateCardItem },
      },
    },
    ({ member, params, body }) => saveCard(platform, member, params.id, body, null),
  )
  api.delete(
    '/rate-cards/:id',
    {
      config: mayWrite,
      schema: { tags, summary: 'Delete a rate card', params, response: { 204: z.null() } },
    },
    async ({ member, params }, reply) => {
      await removeCard(platform, member, params.id)
      return reply.code(204).send(null)
    },
  )
}

function priceRoutes(app: FastifyInstance, platform: Platform): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  api.post(
    '/rate-cards/quote',
    {
      config: mayRead,
      schema: {
        tags,
        summary: 'Quote the price of a delivery',
        description: 'Stores nothing. The distance is the road from the nearest depot to the address.',
        body: quoteBody,
        response: { 200: quoteResponse },
      },
    },
    ({ member, body }) => quote(platform, member, body),
  )
  api.get(
    '/orders/:id/price',
    {
      config: mayRead,
      schema: {
        tags,
        summary: 'Retrieve the price of an order',
        params,
        response: { 200: orderPriceResponse },
      },
    },
    async ({ member, params }) => ({ price: await readPrice(platform, member, params.id) }),
  )
  api.post(
    '/orders/:id/price',
    {
      config: mayWrite,
      schema: {
        tags,
        summary: 'Price an order by a rate card',
        description: 'Replaces an earlier price. The price stays when the card or the order changes.',
        params,
        body: orderPriceBody,
        response: { 200: orderPrice },
      },
    },
    ({ member, params, body }) => priceOrder(platform, member, params.id, body.rateCardId),
  )
  api.get(
    '/orders/prices/file',
    {
      config: mayRead,
      schema: {
        tags,
        summary: 'Download prices of orders as CSV or XLSX',
        description: 'At most 20,000 orders.',
        querystring: priceFileQuery,
      },
    },
    async ({ member, query: { from, to, format } }, reply) =>
      reply
        .type(TABLE_TYPES[format])
        .header('content-disposition', `attachment; filename="prices-${from}-${to}.${format}"`)
        .send(
          await writeTable(
            format,
            HEADERS,
            (await readPricedOrders(platform, member, { from, to })).map(toRow),
          ),
        ),
  )
}

const HEADERS = [
  'reference',
  'date',
  'recipient',
  'rate_card',
  'km',
  ...PRICE_LINE_KINDS,
  'total',
  'currency',
]

const toRow = ({
  reference,
  date,
  recipient,
  price: { rateCard, metres, lines, totalMinor, currency },
}: PricedOrderRow) => ({
  reference,
  date,
  recipient,
  rate_card: rateCard,
  km: metres / 1000,
  ...Object.fromEntries(lines.map(({ kind, amountMinor }) => [kind, amountMinor / 100])),
  total: totalMinor / 100,
  currency,
})
