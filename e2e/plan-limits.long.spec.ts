// Pages name features that the plan lacks, with a link to the plans (requirements 2.8-7, 2.7-2).
import { AxeBuilder } from '@axe-core/playwright'
import { addDays, DEMO_ACCOUNTS, DEMO_PASSWORD } from '@dropwise/contracts'
import { expect, test, type APIRequestContext } from '@playwright/test'
import { accessTokenOf, openSession } from './support/session.ts'

/** A day without other orders, different in each run. */
const DAY = addDays('2030-01-01', Math.floor(Date.now() / 1000) % 3_000)
const RUN = Date.now().toString(36)

interface Limits {
  vehicleLimit: number
  orderLimit: number
}
let company: Limits & { id: string }
let token = ''

const asOwner = async (request: APIRequestContext, method: 'GET' | 'PATCH', path: string, data?: object) => {
  const answer = await request.fetch(`/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(data && { data }),
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()) as { items: (Limits & { id: string; name: string; vehicles: number })[] }
}
const limit = (request: APIRequestContext, limits: Partial<Limits>) =>
  asOwner(request, 'PATCH', `/owner/tenants/${company.id}`, limits)

test.beforeAll(async ({ request }) => {
  const { anonKey } = (await (await request.get('/config.json')).json()) as { anonKey: string }
  const email = DEMO_ACCOUNTS.find(({ role }) => role === 'owner')?.email
  const answer = await request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: anonKey },
    data: { email, password: DEMO_PASSWORD },
  })
  token = ((await answer.json()) as { access_token: string }).access_token
  const { items } = await asOwner(request, 'GET', '/owner/tenants')
  company = items.find(({ name }) => name === 'Harbour Lane Couriers')!
})
test.afterAll(({ request }) =>
  limit(request, { vehicleLimit: company.vehicleLimit, orderLimit: company.orderLimit }),
)

test('[2.8-7] [2.10-8] a vehicle beyond the plan is kept in its form, and leads to the plans', async ({
  page,
  context,
  request,
}) => {
  const { items } = await asOwner(request, 'GET', '/owner/tenants')
  const inUse = items.find(({ id }) => id === company.id)?.vehicles ?? 0
  await limit(request, { vehicleLimit: inUse })
  await openSession(context, request, 'tenant')
  await page.goto('/tenant/fleet?panel=new')
  const form = page.getByRole('complementary', { name: /vehicle/i })
  await form.getByLabel('Name', { exact: true }).fill(`Van ${RUN}`)
  await form.getByLabel('Number plate').fill(RUN.slice(-6))
  await form.getByRole('button', { name: 'Add vehicle' }).click()
  const alert = form.getByRole('alert')
  await expect(alert).toContainText(`Your plan’s vehicle limit is ${inUse}.`)
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue(`Van ${RUN}`)
  expect((await new AxeBuilder({ page }).include('[role=alert]').analyze()).violations).toEqual([])
  await alert.getByRole('link', { name: 'See plans' }).click()
  await expect(page).toHaveURL(/\/tenant\/settings\/plan$/)
  await expect(page.getByRole('list', { name: 'Plans' })).toContainText('your plan')
  await expect(page.getByRole('main')).toContainText(`${inUse} of ${inUse}`)
})

test('[2.8-7] an order beyond those of its day is kept in its form, and leads to the plans', async ({
  page,
  context,
  request,
}) => {
  await limit(request, { vehicleLimit: company.vehicleLimit, orderLimit: 1 })
  await openSession(context, request, 'tenant')
  await page.goto(`/tenant/orders?day=${DAY}&panel=new`)
  const form = page.getByRole('complementary', { name: 'New order' })
  const add = async (recipient: string) => {
    await form.getByLabel('Recipient').fill(recipient)
    await form.getByLabel('Address').click()
    await page.getByPlaceholder('Address, coordinates or map link').last().fill('26 Lamb Lane')
    await page.getByRole('option').first().click()
    await form.getByRole('button', { name: 'Add order' }).click()
  }
  await add(`Edith ${RUN}`)
  await expect(form).toBeHidden()
  await page.goto(`/tenant/orders?day=${DAY}&panel=new`)
  await add(`Olga ${RUN}`)
  const alert = form.getByRole('alert')
  await expect(alert).toContainText('Your plan does not include more than 1 order a day.')
  await expect(form.getByLabel('Recipient')).toHaveValue(`Olga ${RUN}`)
  await alert.getByRole('link', { name: 'See plans' }).click()
  await expect(page).toHaveURL(/\/tenant\/settings\/plan$/)
})

test('[2.10-8] the server limits companies to 5 vehicles, 25 or none, by their plan', async ({
  page,
  context,
  request,
}) => {
  const { items } = await asOwner(request, 'GET', '/owner/tenants')
  const { vehicles } = items.find(({ id }) => id === company.id)!
  await openSession(context, request, 'tenant')
  await page.goto('/tenant/settings/plan')
  const plans = page.getByRole('list', { name: 'Plans' })
  for (const [plan, vehiclesOfPlan] of [
    ['Starter', /5 vehicles/],
    ['Professional', /25 vehicles/],
    ['Enterprise', /unlimited vehicles/i],
  ] as const)
    await expect(plans.getByRole('listitem').filter({ hasText: plan }).first()).toContainText(vehiclesOfPlan)
  const office = await accessTokenOf(page)
  const add = async (n: number) => {
    const answer = await request.post('/api/v1/vehicles', {
      headers: { authorization: `Bearer ${office}` },
      data: { name: `Limit ${RUN} ${n}`, registration: `L${n} ${RUN}`.slice(0, 12) },
    })
    return { status: answer.status(), body: (await answer.json()) as { id: string; code: string } }
  }
  // The demo company has more than five vans: it keeps them, and cannot add any.
  expect(vehicles).toBeGreaterThan(5)
  await limit(request, { vehicleLimit: 5 })
  expect(await add(1)).toMatchObject({ status: 403, body: { code: 'vehicle_limit' } })
  await limit(request, { vehicleLimit: 25 })
  const added: string[] = []
  for (let n = vehicles + 1; n <= 25; n++) {
    const { status, body } = await add(n)
    expect(status).toBe(201)
    added.push(body.id)
  }
  expect(await add(26)).toMatchObject({ status: 403, body: { code: 'vehicle_limit' } })
  await limit(request, { vehicleLimit: 0 })
  const { status, body } = await add(26)
  expect(status).toBe(201)
  for (const id of [...added, body.id])
    await request.patch(`/api/v1/vehicles/${id}`, {
      headers: { authorization: `Bearer ${office}` },
      data: { status: 'archived' },
    })
})
