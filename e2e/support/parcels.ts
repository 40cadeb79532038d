// Parcels of a recipient known only by phone and email: imported, and delivered by the demo's driver.
import { expect, type APIRequestContext } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { dispatchToDriver } from './driver-route.ts'
import { dispatcherToken, tokenOf } from './orders.ts'

const EXAMPLE = new URL('../../examples/ashmouth-200-orders.csv', import.meta.url)

export interface Parcel {
  id: string
  reference: string
  trackingNumber: string
  date: string
  windowStart: string | null
}

/** An order without an account's address, so claiming needs phone or email. */
export async function importParcel(
  request: APIRequestContext,
  reference: string,
  date: string,
): Promise<Parcel> {
  const [, line = ''] = (await readFile(EXAMPLE, 'utf8')).split('\n')
  const imported = await request.post('/api/v1/orders/import', {
    headers: { authorization: `Bearer ${await dispatcherToken(request)}` },
    data: {
      rows: [
        {
          reference,
          recipient: 'Ada Penrose',
          phone: '+447700900177',
          email: 'ada.penrose@elsewhere.example',
          address: /"([^"]+)"/.exec(line)?.[1] ?? '',
          date,
          proof: 'none',
        },
      ],
    },
  })
  expect(await imported.json()).toMatchObject({ created: 1 })
  return readParcel(request, reference)
}

/** The order's current state. */
export async function readParcel(request: APIRequestContext, reference: string): Promise<Parcel> {
  const answer = await request.get(`/api/v1/orders?reference=${reference}`, {
    headers: { authorization: `Bearer ${await dispatcherToken(request)}` },
  })
  const { items } = (await answer.json()) as { items: Parcel[] }
  expect(items).toHaveLength(1)
  return items[0]!
}

export async function deliverParcel(request: APIRequestContext, { id, date }: Parcel): Promise<void> {
  await dispatchToDriver(request, date, [id])
  const now = new Date().toISOString()
  const response = await request.post('/api/v1/driver/events', {
    headers: { authorization: `Bearer ${await tokenOf(request, 'driver')}` },
    data: {
      events: ['arrived', 'delivered'].map((kind) => ({
        id: randomUUID(),
        orderId: id,
        kind,
        at: now,
        sentAt: now,
      })),
    },
  })
  expect(await response.json()).toMatchObject({ results: [{ status: 'accepted' }, { status: 'accepted' }] })
}
