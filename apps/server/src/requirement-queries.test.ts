// The queries of section 7 of the requirements, word for word, over REST: each caller gets what the
// requirements say.
import { identityOf, type Person } from '@dropwise/db/access-fixture'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { READ_INSTEAD } from './platform/read-instead.ts'
import { openAccessSurface, type AccessSurface } from './testing-surface.ts'

let world: AccessSurface
beforeAll(async () => {
  world = await openAccessSurface({ readInstead: READ_INSTEAD })
})
afterAll(() => world.close())

const ROLES: Partial<Record<Person, string>> = {
  customer: 'customer',
  otherCustomer: 'customer',
  dispatcher: 'tenant',
  driver: 'driver',
  owner: 'owner',
}

/** A token as the product's accounts sign it: with role and company. */
function tokenOf(person: Person): string {
  const { claims } = identityOf(person)
  const metadata = { ...(claims.app_metadata as object | undefined), role: ROLES[person] }
  return world.sign({ ...claims, app_metadata: metadata })
}

interface RequestOptions {
  method?: 'HEAD' | 'PATCH'
  headers?: Record<string, string>
  body?: string
}
const request = (
  person: Person,
  path: string,
  { headers, ...more }: RequestOptions = {},
): Promise<Response> =>
  fetch(`${world.url}/rest/v1/${path}`, {
    ...more,
    headers: {
      authorization: `Bearer ${tokenOf(person)}`,
      'content-type': 'application/json',
      ...headers,
    },
  })

const ACTIVE = 'routes?select=*&status=in.(in_transit,out_for_delivery)&order=created_at.desc&limit=10'

describe('[7-3] active deliveries in `routes`', () => {
  it('lists the deliveries of the recipient, with the field names of section 3', async () => {
    const [row] = await world.database.asOwner<{ id: string; tracking_number: string }>(
      `update public.deliveries d set status = 'out_for_delivery', location_text = 'Harbour Lane', location_lat = 1,
         location_lng = 2, location_at = '2026-04-17T09:00:00Z', promised_to = '2026-04-17T12:00:00Z'
       from public.delivery_claims c where c.delivery_id = d.id returning d.id, d.tracking_number`,
    )
    const answer = await request('customer', ACTIVE)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual([
      {
        id: row?.id,
        status: 'out_for_delivery',
        trackingNumber: row?.tracking_number,
        recipient: 'Ada',
        address: 'Lane 1',
        currentLocation: expect.objectContaining({ address: 'Harbour Lane', lat: 1, lng: 2 }),
        estimatedDelivery: '2026-04-17T12:00:00+00:00',
        created_at: expect.any(String),
      },
    ])
  })

  it('hides deliveries of other recipients', async () => {
    for (const person of ['otherCustomer', 'dispatcher', 'driver', 'owner'] as const) {
      const answer = await request(person, ACTIVE)
      expect([person, answer.status, await answer.json()]).toEqual([person, 200, []])
    }
    expect(await (await fetch(`${world.url}/rest/v1/${ACTIVE}`)).text()).not.toContain('trackingNumber')
  })

  it('refuses writes through `routes`', async () => {
    const answer = await request('customer', 'routes?status=eq.out_for_delivery', {
      method: 'PATCH',
      body: JSON.stringify({ status: 'delivered' }),
    })
    expect(answer.ok).toBe(false)
    expect(await (await request('customer', ACTIVE)).json()).toMatchObject([{ status: 'out_for_delivery' }])
  })
})

describe('[7-3] counts of a company', () => {
  it.each([
    ['vehicles', 2],
    ['drivers', 2],
    ['routes', 2],
  ])('counts %s without sending rows', async (table, count) => {
    const answer = await request('dispatcher', `${table}?select=*`, {
      method: 'HEAD',
      headers: { prefer: 'count=exact' },
    })
    expect(answer.ok).toBe(true)
    expect(answer.headers.get('content-range')).toMatch(new RegExp(`/${count}$`))
    expect(await answer.text()).toBe('')
  })
})

describe('[7-3] figures of the owner', () => {
  it.each([
    ['tenants?select=*', 2],
    ['subscriptions?select=*&status=eq.active', 2],
    ['subscriptions?select=*&status=eq.trial', 0],
    ['support_tickets?select=*&status=eq.open', 1],
  ])('%s', async (query, count) => {
    const answer = await request('owner', query)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toHaveLength(count)
  })
})

describe('[7-3] email templates', () => {
  it('lists templates newest first, and reads one by its id', async () => {
    const answer = await request('owner', 'email_templates?select=*&order=created_at.desc')
    const list = (await answer.json()) as { id: string; created_at: string }[]
    const createdTimes = list.map(({ created_at }) => created_at)
    expect(createdTimes.length).toBeGreaterThan(0)
    expect(createdTimes).toEqual(createdTimes.toSorted().toReversed())
    const one = await request('owner', `email_templates?select=*&id=eq.${list[0]?.id}`, {
      headers: { accept: 'application/vnd.pgrst.object+json' },
    })
    expect(await one.json()).toEqual(list[0])
  })
})

describe('[7-2] the health check', () => {
  it.each(['profiles', 'tenants', 'owners', 'drivers'])(
    'reads one id of %s without a session',
    async (table) => {
      const answer = await fetch(`${world.url}/rest/v1/${table}?select=id&limit=1`)
      expect([answer.status, await answer.json()]).toEqual([200, []])
    },
  )
})
