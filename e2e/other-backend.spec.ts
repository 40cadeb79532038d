// The web app takes its backend from configuration: with another origin the same build signs in, selects and
// subscribes. Here the origin is the product's other host name; other-backend.long.spec.ts uses another
// database.
import { expect, test } from '@playwright/test'
import { tokenOf } from './support/orders.ts'
import { signIn } from './support/sign-in.ts'

// The server sets the allowed origins, and this one is not configured (page-config.test.ts).
test.use({ bypassCSP: true })

test('[1-5][7-4] told of another backend, the pages sign in, select and listen there', async ({
  page,
  request,
  baseURL,
}) => {
  const own = new URL(baseURL!).origin
  const other = own.replace('127.0.0.1', 'localhost')
  expect(other).not.toBe(own)
  await page.route(`${own}/config.json`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), url: other } })
  })
  const asked = new Set<string>()
  const heard: string[] = []
  page.on('websocket', (socket) => {
    asked.add(socket.url().replace('ws:', 'http:'))
    socket.on('framereceived', ({ payload }) => heard.push(String(payload)))
  })
  page.on('request', (call) => asked.add(call.url()))

  await test.step('signs in', async () => {
    await signIn(page, 'Recipient')
    await expect(page).toHaveURL(`${own}/customer`)
    expect([...asked].some((url) => url.startsWith(`${other}/auth/v1/token`))).toBe(true)
  })

  const { anonKey } = (await (await request.get('/config.json')).json()) as { anonKey: string }
  const headers = { apikey: anonKey, authorization: `Bearer ${await tokenOf(request, 'customer')}` }
  const unread = '/rest/v1/notifications?select=id,message&read_at=is.null&limit=1'
  const [notice] = (await (await request.get(unread, { headers })).json()) as {
    id: string
    message: string
  }[]
  const row = page.getByRole('listitem').filter({ hasText: notice!.message })

  await test.step('selects', async () => {
    await page.goto('/customer/notifications')
    await expect(row).toContainText('New:')
  })

  await test.step('listens', async () => {
    await expect
      .poll(() => heard.some((frame) => frame.includes('Subscribed to PostgreSQL')), { timeout: 120_000 })
      .toBe(true)
    const answer = await request.patch(`/rest/v1/notifications?id=eq.${notice!.id}`, {
      headers,
      data: { read_at: new Date().toISOString() },
    })
    expect(answer.ok(), await answer.text()).toBe(true)
    // The list refetches only once a minute, so an earlier update came by socket.
    await expect(row).not.toContainText('New:')
    expect(heard.some((frame) => frame.includes('"UPDATE"') && frame.includes(notice!.id))).toBe(true)
  })

  expect(
    [...asked].filter((url) => /\/(auth|rest|realtime|storage)\/v1\//.test(url) && !url.startsWith(other)),
  ).toEqual([])
})
