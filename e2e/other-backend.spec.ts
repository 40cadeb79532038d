// The web app takes its backend from configuration: with another origin the same build signs in, selects and
// subscribes. Here the origin is the product's other host name; other-backend.long.spec.ts uses another
// database.
import { expect, test } from '@playwright/test'
import { tokenOf } from './support/orders.ts'
import { signIn } from './support/sign-in.ts'

// The server sets the allowed origins, and this one is not configured (page-config.test.ts).
test.use({ bypassCSP: true })

test('[1-5][7-4] pages configured for another backend sign in, select and listen there', async ({
  page,
  request,
  baseURL,
}) => {
  const origin = new URL(baseURL!).origin
  const other = origin.replace('127.0.0.1', 'localhost')
  expect(other).not.toBe(origin)
  await page.route(`${origin}/config.json`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), url: other } })
  })
  const hosts = new Set<string>()
  const messages: string[] = []
  page.on('websocket', (socket) => {
    hosts.add(socket.url().replace('ws:', 'http:'))
    socket.on('framereceived', ({ payload }) => messages.push(String(payload)))
  })
  page.on('request', (call) => hosts.add(call.url()))

  await test.step('signs in', async () => {
    await signIn(page, 'Recipient')
    await expect(page).toHaveURL(`${origin}/customer`)
    expect([...hosts].some((url) => url.startsWith(`${other}/auth/v1/token`))).toBe(true)
  })

  const { anonKey } = (await (await request.get('/config.json')).json()) as { anonKey: string }
  const headers = { apikey: anonKey, authorization: `Bearer ${await tokenOf(request, 'customer')}` }
  // At some hours the demo has sent the recipient nothing yet.
  const [delivery] = (await (
    await request.get('/rest/v1/deliveries?select=order_id&limit=1', { headers })
  ).json()) as { order_id: string }[]
  const sent = await request.post(`/api/v1/orders/${delivery!.order_id}/messages`, {
    headers: { authorization: `Bearer ${await tokenOf(request, 'tenant')}` },
    data: { text: 'The van leaves at nine.' },
  })
  expect(sent.status()).toBe(201)
  const unread = '/rest/v1/notifications?select=id,message&read_at=is.null&order=created_at.desc&limit=1'
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
      .poll(() => messages.some((frame) => frame.includes('Subscribed to PostgreSQL')), { timeout: 120_000 })
      .toBe(true)
    const answer = await request.patch(`/rest/v1/notifications?id=eq.${notice!.id}`, {
      headers,
      data: { read_at: new Date().toISOString() },
    })
    expect(answer.ok(), await answer.text()).toBe(true)
    // The list refetches only once a minute, so an earlier update came by socket.
    await expect(row).not.toContainText('New:')
    expect(messages.some((frame) => frame.includes('"UPDATE"') && frame.includes(notice!.id))).toBe(true)
  })

  expect(
    [...hosts].filter((url) => /\/(auth|rest|realtime|storage)\/v1\//.test(url) && !url.startsWith(other)),
  ).toEqual([])
})
