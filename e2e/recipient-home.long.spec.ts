// The recipient's home: tracking form, cards, active parcels, profile, history.
import { expect, test, type APIRequestContext } from '@playwright/test'
import { ACTIVE_DELIVERIES_LIMIT, DELIVERY_STATUSES } from '@dropwise/contracts'
import { dayFromNow } from './support/day-of-work.ts'
import { dispatchToDriver, demoToday, freeVan, startShift } from './support/driver-route.ts'
import { dispatcherToken, tokenOf } from './support/orders.ts'
import { deliverParcel, importParcel, readParcel, type Parcel } from './support/parcels.ts'
import { openSession } from './support/session.ts'

test.use({ actionTimeout: 120_000 })

const PHONE_END = '0177'

/** Adds a parcel to the demo recipient's list. */
async function claimParcel(request: APIRequestContext, { trackingNumber }: Parcel): Promise<void> {
  const answer = await request.post('/rest/v1/rpc/claim_delivery', {
    headers: await recipientHeaders(request),
    data: { number: trackingNumber, proof: PHONE_END },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

async function recipientHeaders(request: APIRequestContext): Promise<Record<string, string>> {
  const { anonKey } = (await (await request.get('/config.json')).json()) as { anonKey: string }
  return { apikey: anonKey, authorization: `Bearer ${await tokenOf(request, 'customer')}` }
}

/** Tracking numbers of the recipient's active parcels, newest first, from the database. */
async function readActive(request: APIRequestContext): Promise<string[]> {
  const answer = await request.get(
    '/rest/v1/deliveries?select=tracking_number&status=in.(in_transit,out_for_delivery)&order=created_at.desc',
    { headers: await recipientHeaders(request) },
  )
  return ((await answer.json()) as { tracking_number: string }[]).map((row) => row.tracking_number)
}

async function countDeliveries(request: APIRequestContext, statuses: readonly string[]): Promise<number> {
  const answer = await request.get(`/rest/v1/deliveries?select=id&status=in.(${statuses.join()})&limit=1`, {
    headers: { ...(await recipientHeaders(request)), prefer: 'count=exact' },
  })
  return Number(answer.headers()['content-range']?.split('/')[1])
}

test('[2.11-1] the banner leads to the number that is typed, by its button and by Enter; an empty box does nothing', async ({
  page,
  context,
  request,
}) => {
  await openSession(context, request, 'customer')
  const parcel = await importParcel(request, `BANNER-${Date.now()}`, dayFromNow(18))
  await page.goto('/customer')
  const banner = page.getByRole('region', { name: 'Track Your Delivery' })
  const box = banner.getByRole('textbox', { name: 'Tracking number' })
  const track = banner.getByRole('button', { name: 'Track', exact: true })
  await track.click()
  await box.press('Enter')
  await box.fill('   ')
  await track.click()
  await expect(banner.getByRole('alert')).toHaveCount(0)
  await expect(page).toHaveURL('/customer')
  await box.fill(parcel.trackingNumber)
  await track.click()
  await expect(page).toHaveURL(`/customer/track/${parcel.trackingNumber}`)
  await page.goto('/customer')
  await box.fill(parcel.trackingNumber)
  await box.press('Enter')
  await expect(page).toHaveURL(`/customer/track/${parcel.trackingNumber}`)
})

test('[2.11-2] the home page has three cards, the newest ten parcels on the road, each with its page, and tips', async ({
  page,
  context,
  request,
}) => {
  const today = demoToday()
  await test.step('dispatch sends eleven parcels of the recipient', async () => {
    await freeVan(request, today)
    const orderIds: string[] = []
    for (let i = 0; i <= ACTIVE_DELIVERIES_LIMIT; i++) {
      const parcel = await importParcel(request, `ROAD-${today}-${i}`, today)
      await claimParcel(request, parcel)
      orderIds.push(parcel.id)
    }
    await dispatchToDriver(request, today, orderIds)
    await startShift(request)
    await expect.poll(async () => (await readActive(request)).length).toBeGreaterThan(ACTIVE_DELIVERIES_LIMIT)
  })
  await openSession(context, request, 'customer')
  await page.goto('/customer')
  const active = await readActive(request)
  const links = page
    .getByRole('list')
    .filter({ has: page.getByRole('progressbar', { name: 'Delivery progress' }) })
    .getByRole('link')
  await expect(links).toHaveCount(ACTIVE_DELIVERIES_LIMIT)
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(addresses).toEqual(
    active.slice(0, ACTIVE_DELIVERIES_LIMIT).map((number) => `/customer/track/${number}`),
  )
  await links.first().click()
  await expect(page).toHaveURL(`/customer/track/${active[0]}`)
  const cards = page.getByRole('navigation', { name: 'What you can do' }).getByRole('link')
  for (const [name, path] of [
    [/^Schedule Delivery/, '/customer/schedule'],
    [/^Notifications/, '/customer/notifications'],
    [/^Past Deliveries/, '/customer/history'],
  ] as const) {
    await page.goto('/customer')
    await cards.filter({ hasText: name }).click()
    await expect(page).toHaveURL(path)
  }
  await page.goto('/customer')
  await expect(page.getByRole('region', { name: 'Delivery Tips' }).getByRole('listitem')).toHaveCount(3)
})

test('[2.11-8] the profile has name, phone, notices and points, and preferences of an address reach the driver', async ({
  page,
  context,
  request,
}) => {
  const reference = `WISH-${Date.now()}`
  const first = await importParcel(request, reference, dayFromNow(19))
  await claimParcel(request, first)
  await openSession(context, request, 'customer')
  await page.goto('/customer/profile')
  await test.step('name, phone and a notice are kept', async () => {
    await page.getByLabel('First name').fill('Edith')
    await page.getByLabel('Last name').fill('Ward-Finch')
    await page.getByLabel('Phone', { exact: true }).fill('+44 7700 900188')
    await page.getByRole('button', { name: 'Save', exact: true }).first().click()
    await expect(page.getByText('Your profile is saved.')).toBeVisible()
    const notice = page.getByRole('region', { name: 'Tell me' }).getByRole('checkbox').first()
    const wasOn = await notice.isChecked()
    const stored = page.waitForResponse(
      (response) => response.url().includes('/rest/v1/profiles') && response.request().method() === 'PATCH',
    )
    // The checkbox changes once the choice is stored.
    await notice.click()
    expect((await stored).ok()).toBe(true)
    await page.reload()
    await expect(page.getByLabel('Last name')).toHaveValue('Ward-Finch')
    await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('+44 7700 900188')
    await expect(notice).toBeChecked({ checked: !wasOn })
    await notice.click()
    await expect(notice).toBeChecked({ checked: wasOn })
    await expect(page.getByRole('region', { name: 'Loyalty points' })).toContainText(/\d/)
  })
  const address = page.getByRole('list', { name: 'Addresses' }).getByRole('listitem').first()
  await test.step('an address stores a standing wish', async () => {
    await address.getByRole('button', { name: /^Edit wishes for/ }).click()
    await address.getByLabel('Leave parcels at').click()
    await page.getByRole('option', { name: 'Garage' }).click()
    await address.getByLabel('The driver should know').fill('The garage is behind the house')
    await address.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved for this address')).toBeVisible()
  })
  await test.step('the next parcel to it shows the wish to the driver', async () => {
    const next = await importParcel(request, `${reference}-NEXT`, dayFromNow(19))
    await claimParcel(request, next)
    await dispatchToDriver(request, next.date, [next.id])
    const wish = await readStop(request, next)
    expect(wish).toContain('The garage is behind the house')
  })
  await test.step('the history is searched by number, and paged', async () => {
    const doneParcel = await importParcel(request, `${reference}-DONE`, dayFromNow(18))
    await claimParcel(request, doneParcel)
    await deliverParcel(request, doneParcel)
    await page.goto('/customer/history')
    const table = page.getByRole('main')
    const over = await countDeliveries(request, DELIVERY_STATUSES.slice(-4))
    await expect(table).toContainText(`of ${over}`)
    await page
      .getByRole('searchbox')
      .or(page.getByLabel(/Search/))
      .first()
      .fill(doneParcel.trackingNumber)
    await expect(table).toContainText('of 1')
    expect((await readParcel(request, `${reference}-DONE`)).trackingNumber).toBe(doneParcel.trackingNumber)
  })
})

/** The driver's view of a parcel's stop. */
async function readStop(request: APIRequestContext, { id, date }: Parcel): Promise<string> {
  const answer = await request.get(`/api/v1/driver/day?date=${date}`, {
    headers: { authorization: `Bearer ${await dispatcherToken(request)}` },
  })
  const { routes } = (await answer.json()) as { routes: { stops: { orderId: string }[] }[] }
  const stop = routes.flatMap(({ stops }) => stops).find(({ orderId }) => orderId === id)
  return JSON.stringify(stop ?? null)
}
