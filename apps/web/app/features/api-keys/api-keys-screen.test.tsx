// @vitest-environment happy-dom
// Tests API keys: create with scopes, show once, revoke after confirmation.
import { within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Refusal } from '../../testing/fake-backend.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { ApiKeysScreen } from './api-keys-screen.tsx'

const KEY = {
  id: '99999999-9999-4999-8999-999999999999',
  name: 'Shop',
  prefix: 'dwk_ab12',
  scopes: ['orders:write'],
  isTest: false,
  callsPerMinute: 60,
  origins: ['https://shop.example'],
  createdBy: 'Dana Reed',
  createdAt: '2026-11-20T08:00:00.000Z',
  lastUsedAt: null,
}

it('shows a new key once, with the rights that were ticked', async () => {
  const { screen, user, requests } = renderScreen(<ApiKeysScreen />, {
    answers: {
      'GET /api/v1/api-keys': { items: [], cursor: null },
      'POST /api/v1/api-keys': { id: KEY.id, key: 'dwk_test_secret' },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'New key' }))
  await user.type(screen.getByLabelText('Name'), 'Shop')
  await user.click(screen.getByRole('button', { name: 'Create key' }))
  expect(await screen.findByText('Choose at least one')).toBeDefined()
  await user.click(
    screen.getByRole('checkbox', {
      name: 'Add, import, change and cancel orders, and write to recipients and drivers',
    }),
  )
  await user.type(screen.getByLabelText('Calls per minute'), '60')
  await user.type(screen.getByLabelText('Pages that may call with it'), 'https://shop.example')
  await user.click(screen.getByRole('checkbox', { name: 'Test key' }))
  await user.click(screen.getByRole('button', { name: 'Create key' }))
  expect(await screen.findByText('dwk_test_secret')).toBeDefined()
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
    name: 'Shop',
    scopes: ['orders:write'],
    isTest: true,
    callsPerMinute: 60,
    origins: ['https://shop.example'],
  })
  await user.click(screen.getByRole('button', { name: 'I have copied it' }))
  expect(screen.queryByText('dwk_test_secret')).toBeNull()
})

it('revokes a key after a question', async () => {
  const { screen, user, requests } = renderScreen(<ApiKeysScreen />, {
    answers: {
      'GET /api/v1/api-keys': { items: [KEY], cursor: null },
      [`DELETE /api/v1/api-keys/${KEY.id}`]: () => null,
    },
  })
  expect(
    await screen.findByText(/at most 60 calls per minute, from pages of https:\/\/shop.example/),
  ).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Revoke' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Revoke' }))
  expect(await screen.findByText('Shop no longer works')).toBeDefined()
  expect(requests.some(({ method }) => method === 'DELETE')).toBe(true)
})

it('says whose business keys are', async () => {
  const { screen } = renderScreen(<ApiKeysScreen />, {
    answers: {
      'GET /api/v1/api-keys': () =>
        new Refusal(403, { code: 'not_allowed', message: 'Your role does not allow this.' }),
    },
  })
  expect(await screen.findByText('API keys are for administrators')).toBeDefined()
})
