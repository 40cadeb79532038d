// A company connects its Shopify shop, and the shop's order appears in the list.
import { expect, test } from '@playwright/test'
import { createHmac, randomUUID } from 'node:crypto'
import { openSession } from './support/session.ts'

const SECRET = 'a-secret-of-the-shop'

test('an order of a connected shop arrives by itself', async ({ page, context, request }) => {
  await openSession(context, request, 'tenant')
  await page.goto('/tenant/settings/shops')
  await page.getByRole('button', { name: 'New shop' }).click()
  await page.getByLabel('Name').fill('Mug shop')
  await page.getByLabel('Secret').fill(SECRET)
  await page.getByRole('button', { name: 'Connect shop' }).click()
  const path = new URL((await page.getByText(/\/api\/v1\/shops\/.+\/orders$/).textContent()) ?? '').pathname

  const reference = `#${Date.now()}`
  const body = JSON.stringify({
    name: reference,
    email: 'edith@example.com',
    shipping_address: { name: 'Edith Ward', address1: '23 Bramble Street', city: 'Ashmouth' },
    line_items: [{ name: 'Blue mug', quantity: 2 }],
  })
  const send = (secret: string) =>
    request.post(path, {
      headers: {
        'content-type': 'application/json',
        'x-shopify-topic': 'orders/create',
        'x-shopify-webhook-id': randomUUID(),
        'x-shopify-hmac-sha256': createHmac('sha256', secret).update(body).digest('base64'),
      },
      data: Buffer.from(body),
    })
  expect((await send('somebody-else')).status()).toBe(401)
  expect((await send(SECRET)).status()).toBe(204)

  await page.reload()
  const calls = page.getByRole('list', { name: 'Latest calls' })
  await expect(calls.getByRole('listitem').filter({ hasText: reference })).toContainText('stored')
  await expect(page.getByText(/was not signed with the secret/)).toBeVisible()

  await page.getByRole('button', { name: 'Disconnect' }).click()
  await page.getByRole('button', { name: 'Disconnect shop' }).click()
  await expect(page.getByText('No shops yet')).toBeVisible()
})
