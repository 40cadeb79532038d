// An open order form of a company, and visitors who use it: the set-up of its tests.
import {
  formSlotsResponse,
  publicOrderForm,
  type OrderRequest,
  type PublicOrderForm,
} from '@dropwise/contracts'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { orderForm } from '../../modules.ts'
import { systemClock } from '../../platform/clock.ts'
import { emailTemplates } from '../email-templates/module.ts'
import { fleet } from '../fleet/module.ts'
import { orders } from '../orders/module.ts'
import { rates } from '../rates/module.ts'
import { testApi, townAddresses, type TestApi, type TestCompany } from '../testing.ts'
import { makeMark } from './mark.ts'

/** A Monday at nine; the form's clock stands there. */
export const NOW = Date.parse('2027-03-01T09:00:00Z')
const FORM = {
  isOpen: true,
  needsAcceptance: false,
  services: [
    { id: 'box', name: 'A box', priceMinor: 900, perPackageMinor: 250, serviceMinutes: 6 },
    { id: 'back', name: 'Collection', type: 'pickup', priceMinor: 700 },
  ],
  slots: [
    { id: 'am', weekdays: [1, 2, 3], from: '08:00', to: '12:00', supplementMinor: 300, most: 2 },
    { id: 'pm', weekdays: [2], from: '13:00', to: '17:00' },
  ],
  leadHours: 20,
  daysAhead: 8,
  confirmation: 'We ring before we come.',
}

// Set by startForm, before the first test.
export let api: TestApi
export let company: TestCompany
export let other: TestCompany
export let streets: string[]
export let slug: string

export async function startForm(): Promise<void> {
  api = await testApi([orders, fleet, emailTemplates, orderForm, rates], {
    clock: { ...systemClock, now: () => NOW },
  })
  company = await api.company()
  other = await api.company()
  streets = townAddresses(api, 6)
  expect((await setUp()).statusCode).toBe(200)
  slug = (await setUp()).json().url.split('/').at(-1)
}

export const setUp = (changes: object = {}, key = company.keys.admin) =>
  api.call(key, 'PUT', '/company/order-form', { body: { ...FORM, ...changes } })
export const asOwner = <Row extends Record<string, unknown>>(sql: string, values: unknown[] = []) =>
  api.platform.database.asOwner<Row>(sql, values)
export async function look(): Promise<PublicOrderForm> {
  const answer = await api.call(null, 'GET', `/order-form/${slug}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return publicOrderForm.parse(answer.json())
}
export async function slots(body: object = {}) {
  const answer = await api.call(null, 'POST', `/order-form/${slug}/slots`, {
    body: { serviceId: 'box', address: streets[0], ...body },
  })
  return answer.statusCode === 200 ? formSlotsResponse.parse(answer.json()).slots : answer
}
async function goodMark(): Promise<string> {
  const [row] = await asOwner<{ secret: string }>(
    'select secret from public.order_forms where tenant_id = $1',
    [company.tenantId],
  )
  return makeMark(row!.secret, NOW - 60_000)
}
let visitors = 0
/** Each from an address of its own, so that limits of callers do not count. */
export const send = async (body: object = {}) =>
  api.app.inject({
    method: 'POST',
    url: `/api/v1/order-form/${slug}/orders`,
    remoteAddress: `198.51.100.${(visitors += 1)}`,
    payload: {
      id: randomUUID(),
      mark: await goodMark(),
      serviceId: 'box',
      slotId: 'pm',
      date: '2027-03-02',
      priceMinor: 900,
      recipient: 'Edith Ward',
      address: streets[0],
      email: 'edith@example.com',
      ...body,
    },
  })
export const priceOf = async (id: string) =>
  (await api.call(company.keys.dispatcher, 'GET', `/orders/${id}/price`)).json().price
export const codeOf = (answer: { json(): { code?: string }; statusCode: number }) => [
  answer.statusCode,
  answer.json().code,
]
export const waiting = async (key = company.keys.dispatcher): Promise<OrderRequest[]> =>
  (await api.call(key, 'GET', '/order-requests')).json().items
