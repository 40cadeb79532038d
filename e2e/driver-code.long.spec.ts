// A driver without account signs in by code, later on another phone.
import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test'
import { dispatcherToken } from './support/orders.ts'
import { openSession } from './support/session.ts'

const PATIENCE = { timeout: 60_000 }

interface Route {
  number: number
  status: string
  vehicle: { name: string }
  stops: { orderId: string }[]
}
interface Vehicle {
  name: string
  driver: { id: string } | null
}

/** A route of today whose driver has no account. */
async function findRoute(request: APIRequestContext): Promise<{ driverId: string; route: Route }> {
  const headers = { authorization: `Bearer ${await dispatcherToken(request)}` }
  const read = async <Body>(path: string) =>
    (await (await request.get(`/api/v1${path}`, { headers })).json()) as Body
  const { items: drivers } = await read<{ items: { id: string; hasAccount: boolean }[] }>(
    '/drivers?limit=200',
  )
  const { items: vehicles } = await read<{ items: Vehicle[] }>('/vehicles?limit=200')
  const { routes } = await read<{ routes: Route[] }>('/driver/day')
  for (const route of routes) {
    const driverId = vehicles.find(({ name }) => name === route.vehicle.name)?.driver?.id
    const isFree = drivers.some(({ id, hasAccount }) => id === driverId && !hasAccount)
    if (driverId && isFree && route.status !== 'finished') return { driverId, route }
  }
  throw new Error(
    `No route of today has a driver without an account: ${JSON.stringify(routes.map(({ stops: _, ...route }) => route))}`,
  )
}

/** Creates a code on the driver's panel and reads it. */
async function showCode(dispatcher: Page): Promise<string> {
  const panel = dispatcher.getByRole('group', { name: 'Sign-in code' })
  const codeResponse = dispatcher.waitForResponse((answer) => answer.url().endsWith('/sign-in-code'))
  await panel.getByRole('button').click()
  const { code } = (await (await codeResponse).json()) as { code: string }
  await expect(panel.getByText(code, { exact: true })).toBeVisible()
  await expect(panel.getByRole('img', { name: /QR code/ })).toBeVisible()
  return code
}

async function openPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  return context.newPage()
}

async function signIn(phone: Page): Promise<void> {
  await phone.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(phone).toHaveURL('/driver')
}

const routeOf = (phone: Page, { stops }: Route) =>
  phone.getByRole('button', { name: `of ${stops.length} done, all stops` })

test('[2.2-6] [2.2-7] a phone signs in by a code, gives way to the next one and loses nothing', async ({
  page,
  context,
  browser,
  request,
}) => {
  await openSession(context, request, 'tenant')
  const { driverId, route } = await findRoute(request)
  await page.goto(`/tenant/drivers?driver=${driverId}`)
  await expect(page.getByText('Save an email address to invite')).toBeVisible(PATIENCE)
  const [first, second] = [await openPhone(browser), await openPhone(browser)]
  const note = `Gate is shut, ${driverId}`

  await test.step('the code is typed, once', async () => {
    const code = await showCode(page)
    await expect(page.getByText('Has an account in the driver app.')).toBeVisible()
    await first.goto('/driver/code')
    await first.getByLabel('Code').fill(code.toLowerCase())
    await signIn(first)
    await expect(routeOf(first, route)).toBeVisible(PATIENCE)
    await second.goto(`/driver/code#${code.replace('-', '')}`)
    await second.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(second.getByRole('alert')).toContainText('This code does not work.')
  })

  await test.step('a note is written without a network', async () => {
    await first.goto(`/driver?view=note&stop=${route.stops.at(-1)?.orderId}`)
    await first.getByRole('textbox').fill(note)
    await first.context().setOffline(true)
    await first.getByRole('button', { name: 'Send to dispatch' }).click()
    await expect(first.getByText('1 waiting')).toBeVisible()
  })

  await test.step('another phone signs in by the picture, and the first is notified', async () => {
    const code = await showCode(page)
    // Leave first, because a changed fragment alone does not reload the page.
    await second.goto('about:blank')
    await second.goto(`/driver/code#${code.replace('-', '')}`)
    await signIn(second)
    await expect(routeOf(second, route)).toBeVisible(PATIENCE)
    await first.context().setOffline(false)
    await expect(first.getByText('You signed in on another phone')).toBeVisible(PATIENCE)
    await expect(first).toHaveURL('/driver/code')
  })

  await test.step('queued events are sent when the driver signs in there again', async () => {
    const code = await showCode(page)
    await first.getByLabel('Code').fill(code)
    await signIn(first)
    await expect(routeOf(first, route)).toBeVisible(PATIENCE)
    const headers = { authorization: `Bearer ${await dispatcherToken(request)}` }
    const events = async () => {
      const answer = await request.get(`/api/v1/orders/${route.stops.at(-1)?.orderId}/events`, { headers })
      const { items } = (await answer.json()) as { items: { note: string | null }[] }
      return items.filter((event) => event.note === note).length
    }
    await expect.poll(events, PATIENCE).toBe(1)
    await expect(second.getByText('You signed in on another phone')).toBeVisible(PATIENCE)
  })
})
