// Entities, roles and visibility, requested with the page's session.
import { expect, test, type Page } from '@playwright/test'
import { AUTH_STORAGE_KEY } from '@dropwise/contracts'
import { dispatcherToken } from './support/orders.ts'
import { openSession } from './support/session.ts'
import { fill, start, unique } from './support/trial.ts'

interface Answer {
  status: number
  rows: Record<string, unknown>[]
}

/** Requests REST as the page's person, or anonymously with `isSignedIn` false. */
function query(page: Page, path: string, isSignedIn = true): Promise<Answer> {
  return page.evaluate(
    async ([address, storageKey]) => {
      const { anonKey } = (await (await fetch('/config.json')).json()) as { anonKey: string }
      const session = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as {
        access_token: string
      } | null
      const token = storageKey && session ? session.access_token : anonKey
      const answer = await fetch(`/rest/v1/${address}`, {
        headers: { apikey: anonKey, authorization: `Bearer ${token}` },
      })
      const rows = (await answer.json()) as Record<string, unknown>[]
      return { status: answer.status, rows: Array.isArray(rows) ? rows : [] }
    },
    [path, isSignedIn ? AUTH_STORAGE_KEY : ''] as const,
  )
}

const ENTITIES = [
  'profiles',
  'tenants',
  'owners',
  'drivers',
  'vehicles',
  'routes',
  'subscriptions',
  'support_tickets',
  'email_templates',
  'orders',
  'deliveries',
  'stops',
  'vehicle_positions',
  'delivery_events',
  'feedback',
  'notifications',
  'plans',
]

test('[3-1] every entity is a table of the data API, read from the page', async ({
  page,
  context,
  request,
}) => {
  await openSession(context, request, 'owner')
  await page.goto('/owner')
  for (const table of ENTITIES) {
    const { status } = await query(page, `${table}?select=*&limit=1`)
    expect([table, status]).toEqual([table, 200])
  }
  for (const table of [
    'profiles',
    'tenants',
    'owners',
    'vehicles',
    'drivers',
    'subscriptions',
    'email_templates',
  ])
    expect((await query(page, `${table}?select=*&limit=1`)).rows, table).toHaveLength(1)
})

test('[3-2] a person who writes another role into their account sees it there, and gains no access', async ({
  page,
}) => {
  await page.goto('/onboarding')
  await fill(page, { Email: unique('role'), 'Company name': 'Role Parcels' })
  await start(page).click()
  await expect(page).toHaveURL('/dashboard', { timeout: 120_000 })
  const changed = await page.evaluate(async (storageKey) => {
    const { anonKey } = (await (await fetch('/config.json')).json()) as { anonKey: string }
    const { access_token: token } = JSON.parse(localStorage.getItem(storageKey)!) as { access_token: string }
    const answer = await fetch('/auth/v1/user', {
      method: 'PUT',
      headers: { apikey: anonKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ data: { role: 'owner' } }),
    })
    return (await answer.json()) as { user_metadata: { role: string }; app_metadata: { role: string } }
  }, AUTH_STORAGE_KEY)
  expect(changed.user_metadata.role).toBe('owner')
  expect(changed.app_metadata.role).toBe('tenant')
  await page.goto('/owner')
  await expect(page).toHaveURL('/tenant', { timeout: 120_000 })
  expect((await query(page, 'owners?select=id')).rows).toEqual([])
  expect((await query(page, 'tenants?select=id')).rows).toHaveLength(1)
})

test('[6-1] a new company, a recipient, a driver and a stranger each see only their own data', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  await test.step('a company sees nothing of another', async () => {
    await page.goto('/onboarding')
    await fill(page, { Email: unique('alone'), 'Company name': 'Alone Parcels' })
    await start(page).click()
    await expect(page).toHaveURL('/dashboard', { timeout: 120_000 })
    for (const table of ['vehicles', 'drivers', 'orders', 'deliveries', 'routes', 'feedback', 'api_keys'])
      expect((await query(page, `${table}?select=*&limit=5`)).rows, table).toEqual([])
  })
  for (const role of ['customer', 'driver'] as const)
    await test.step(`a ${role}`, async () => {
      const context = await browser.newContext({ baseURL: baseURL! })
      await openSession(context, request, role)
      const ownPage = await context.newPage()
      await ownPage.goto(`/${role}`)
      const own_id = await ownPage.evaluate(
        (key) => (JSON.parse(localStorage.getItem(key)!) as { user: { id: string } }).user.id,
        AUTH_STORAGE_KEY,
      )
      expect((await query(ownPage, 'profiles?select=id')).rows.map(({ id }) => id)).toEqual([own_id])
      for (const table of ['owners', 'subscriptions', 'api_keys'])
        expect((await query(ownPage, `${table}?select=*&limit=5`)).rows, table).toEqual([])
      if (role === 'driver') {
        const drivers = (await query(ownPage, 'drivers?select=id,user_id')).rows
        expect(new Set(drivers.map(({ user_id }) => user_id))).toEqual(new Set([own_id]))
        const ids = drivers.map(({ id }) => id)
        for (const { driver_id: driver } of (await query(ownPage, 'routes?select=driver_id&limit=50')).rows)
          expect(ids).toContain(driver)
      }
      await context.close()
    })
  await test.step('a stranger reads of a parcel no phone and no full name', async () => {
    const context = await browser.newContext({ baseURL: baseURL! })
    const stranger = await context.newPage()
    const frames: string[] = []
    stranger.on('response', (response) => {
      if (response.url().includes('/api/v1/track'))
        void response.text().then(
          (text) => frames.push(text),
          () => {},
        )
    })
    await stranger.goto('/track/demo')
    await expect(stranger.getByRole('progressbar', { name: 'Delivery progress' })).toBeVisible()
    await expect.poll(() => frames.length).toBeGreaterThan(0)
    const { reference } = JSON.parse(frames[0]!) as { reference: string }
    const headers = { authorization: `Bearer ${await dispatcherToken(request)}` }
    const orders = await request.get(`/api/v1/orders?reference=${reference}`, { headers })
    const [order] = ((await orders.json()) as { items: { recipient: string; phone: string }[] }).items
    const content = frames.join() + (await stranger.content())
    expect(order!.recipient).toMatch(/\w+ \w+/)
    expect(order!.phone).toMatch(/\d{6}/)
    for (const secret of [order!.recipient, order!.phone, order!.phone.replaceAll(' ', '')])
      expect(content).not.toContain(secret)
    for (const table of ['orders', 'deliveries', 'profiles', 'drivers', 'vehicles', 'tenants'])
      expect((await query(stranger, `${table}?select=*&limit=5`, false)).rows, table).toEqual([])
    await context.close()
  })
})
