// Orders over the API on a real database: files in, every kind of bad input, changes, cancelling, undo.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dispatch } from '../dispatch/module.ts'
import { testApi, townAddresses, type TestApi, type TestCompany } from '../testing.ts'
import { orders } from './module.ts'

let api: TestApi
let company: TestCompany
let labels: string[]
const DAY = new Date().toISOString().slice(0, 10)
const HEAD =
  'reference,recipient,phone,email,address,lat,lng,date,window_start,window_end,service_minutes,packages,weight_kg,priority,instructions'

beforeAll(async () => {
  api = await testApi([orders, dispatch])
  labels = townAddresses(api, 40)
})
afterAll(() => api.close())

function line(reference: string, address: string, more: Partial<Record<string, string>> = {}): string {
  const row: Record<string, string> = {
    reference,
    recipient: `Recipient ${reference}`,
    address: `"${address}"`,
    date: DAY,
    ...more,
  }
  return HEAD.split(',')
    .map((name) => row[name] ?? '')
    .join(',')
}

const csv = (...lines: string[]) => [HEAD, ...lines].join('\r\n')

async function send(
  body: string | Buffer | object,
  query = '',
  type = 'text/csv',
  key = company.keys.dispatcher,
) {
  const headers = {
    'content-type': typeof body === 'object' && !Buffer.isBuffer(body) ? 'application/json' : type,
  }
  return api.call(key, 'POST', `/orders/import${query}`, { body, headers })
}

async function count(): Promise<number> {
  const [row] = await api.platform.database.asOwner<{ n: number }>(
    'select count(*)::int as n from public.orders where tenant_id = $1',
    [company.tenantId],
  )
  return row!.n
}

describe('importing a file', () => {
  beforeAll(async () => {
    company = await api.company()
  })

  it('stores every order with its place, its recipient and a delivery to follow', async () => {
    const answer = await send(
      csv(
        line('A-1', labels[0]!, {
          window_start: '09:00',
          window_end: '11:30',
          packages: '3',
          weight_kg: '4.5',
          priority: 'high',
        }),
        line('A-2', labels[1]!),
      ),
    )
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ created: 2, updated: 0, rejected: [] })
    const list = (await api.call(company.keys.viewer, 'GET', `/orders?date=${DAY}`)).json()
    expect(list.items.map((item: { reference: string }) => item.reference)).toEqual(['A-1', 'A-2'])
    expect(list.items[0]).toMatchObject({
      status: 'open',
      deliveryStatus: 'pending',
      recipient: 'Recipient A-1',
      address: labels[0],
      windowStart: `${DAY}T09:00:00.000Z`,
      windowEnd: `${DAY}T11:30:00.000Z`,
      packages: 3,
      weightKg: 4.5,
      priority: 100,
    })
    expect(list.items[0].trackingNumber).toMatch(/^[0-9A-Z]{14}$/)
    expect(list.cursor).toBeNull()
  })

  it('changes nothing when the same file comes again, and only what differs when it differs', async () => {
    const again = await send(
      csv(
        line('A-1', labels[0]!, {
          window_start: '09:00',
          window_end: '11:30',
          packages: '3',
          weight_kg: '4.5',
          priority: 'high',
        }),
        line('A-2', labels[1]!),
      ),
    )
    expect(again.json()).toEqual({ created: 0, updated: 0, rejected: [], importId: null })
    const changed = await send(
      csv(line('A-1', labels[0]!, { packages: '4' }), line('A-2', labels[1]!), line('A-3', labels[2]!)),
    )
    expect(changed.json()).toMatchObject({ created: 1, updated: 1 })
  })

  it('says what would happen without storing on a dry run', async () => {
    const before = await count()
    const answer = await send(csv(line('DRY-1', labels[3]!)), '?dryRun=true')
    expect(answer.json()).toEqual({ created: 1, updated: 0, rejected: [], importId: null })
    expect(await count()).toBe(before)
  })
})
