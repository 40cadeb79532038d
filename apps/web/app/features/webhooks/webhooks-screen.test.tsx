// @vitest-environment happy-dom
// Tests webhooks: add with events, show the secret once, test, resend, delete.
import { within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Refusal } from '../../testing/fake-backend.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { WebhooksScreen } from './webhooks-screen.tsx'

const ID = '99999999-9999-4999-8999-999999999999'
const HOOK = {
  id: ID,
  url: 'https://shop.example/hook',
  events: ['delivery.delivered'],
  description: 'Shop',
  isActive: true,
  pausedReason: null,
  previousSecretUntil: null,
  createdAt: '2026-11-20T08:00:00.000Z',
  delivered: 4,
  failed: 1,
  waiting: 0,
}
const CALL = {
  id: '88888888-8888-4888-8888-888888888888',
  event: 'delivery.delivered',
  state: 'failed',
  attempts: 10,
  status: 500,
  error: null,
  milliseconds: 12,
  createdAt: '2026-11-20T08:00:00.000Z',
  triedAt: '2026-11-22T08:00:00.000Z',
  nextAt: null,
  payload: { type: 'delivery.delivered' },
}
const LISTED = { 'GET /api/v1/webhooks': { items: [HOOK], cursor: null } }
const LOG = { [`GET /api/v1/webhooks/${ID}/deliveries`]: { items: [CALL], cursor: null } }
const path = `/tenant/settings/webhooks?webhook=${ID}`

it('shows the secret of a new webhook once, and requires an address and an event', async () => {
  const { screen, user, requests } = renderScreen(<WebhooksScreen />, {
    answers: {
      'GET /api/v1/webhooks': { items: [], cursor: null },
      'POST /api/v1/webhooks': { id: ID, secret: 'whsec_once' },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'New webhook' }))
  await user.type(screen.getByLabelText('Address'), 'shop')
  await user.click(screen.getByRole('button', { name: 'Add webhook' }))
  expect(await screen.findByText('Choose at least one')).toBeDefined()
  expect(screen.getByText('Enter an address that begins with https://')).toBeDefined()
  await user.clear(screen.getByLabelText('Address'))
  await user.type(screen.getByLabelText('Address'), HOOK.url)
  await user.click(screen.getByRole('checkbox', { name: /^delivered/ }))
  await user.click(screen.getByRole('button', { name: 'Add webhook' }))
  expect(await screen.findByText('whsec_once')).toBeDefined()
  expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    url: HOOK.url,
    events: ['delivery.delivered'],
  })
  await user.click(screen.getByRole('button', { name: 'I have copied it' }))
  expect(screen.queryByText('whsec_once')).toBeNull()
})

it('shows the result of a test, and sends a call again', async () => {
  const { screen, user, requests } = renderScreen(<WebhooksScreen />, {
    path,
    answers: {
      ...LISTED,
      ...LOG,
      [`POST /api/v1/webhooks/${ID}/test`]: {
        ...CALL,
        error: '10.0.0.5 is not on the public internet.',
        status: null,
      },
      [`POST /api/v1/webhooks/${ID}/deliveries/${CALL.id}/replay`]: { ...CALL, state: 'waiting' },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Test' }))
  expect(await screen.findByText(/10\.0\.0\.5 is not on the public internet/)).toBeDefined()
  await user.click(await screen.findByRole('button', { name: 'Send delivery.delivered again' }))
  expect(await screen.findByText('Sending it again')).toBeDefined()
  expect(requests.some(({ path: requestPath }) => requestPath.endsWith('/replay'))).toBe(true)
})

it('removes a webhook after a question', async () => {
  const { screen, user, requests } = renderScreen(<WebhooksScreen />, {
    path,
    answers: { ...LISTED, ...LOG, [`DELETE /api/v1/webhooks/${ID}`]: () => null },
  })
  await user.click(await screen.findByRole('button', { name: 'Remove' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }))
  await expect.poll(() => requests.some(({ method }) => method === 'DELETE')).toBe(true)
})

it('says whose business webhooks are', async () => {
  const { screen } = renderScreen(<WebhooksScreen />, {
    answers: {
      'GET /api/v1/webhooks': () =>
        new Refusal(403, { code: 'not_allowed', message: 'Your role does not allow this.' }),
    },
  })
  expect(await screen.findByText('Webhooks are for administrators')).toBeDefined()
})
