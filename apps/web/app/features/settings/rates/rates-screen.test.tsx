// @vitest-environment happy-dom
// [M91] Rate cards: the list, and a card with a line by weight.
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { serviceRates } from '@dropwise/contracts'
import { DISPATCHER, renderScreen } from '../../../testing/render-screen.tsx'
import { RatesScreen } from './rates-screen.tsx'

const id = '00000000-0000-7000-8000-000000000001'
/** 50 p a mile, as a company that counts miles typed it. */
const perKmMinor = 50 / 1.609344
const card = {
  id,
  name: 'Standard',
  isDefault: true,
  rates: serviceRates.parse({ baseMinor: 490, perKmMinor }),
}

it('[M91] adds a rate card with amounts in hundredths', async () => {
  const { requests } = renderScreen(<RatesScreen />, {
    path: '/tenant/settings/rates',
    user: { ...DISPATCHER, memberRole: 'dispatcher' },
    answers: {
      'GET /api/v1/rate-cards': { items: [card] },
      'GET /api/v1/zones': { items: [] },
      'POST /api/v1/rate-cards': card,
    },
  })
  const list = await screen.findByRole('list', { name: 'Rate cards' })
  expect(within(list).getByText('£4.90')).toBeTruthy()
  expect(within(list).getByText('Default')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Add card' }))
  const form = await screen.findByRole('complementary', { name: 'Add card' })
  fireEvent.change(within(form).getByLabelText('Name'), { target: { value: 'Express' } })
  fireEvent.change(within(form).getByLabelText('Base price'), { target: { value: '11.9' } })
  fireEvent.change(within(form).getByLabelText('Per mile'), { target: { value: '0.5' } })
  fireEvent.change(within(form).getByLabelText(/^Distance in the base/), { target: { value: '10' } })
  const weight = within(form).getByRole('group', { name: 'Weight' })
  fireEvent.click(within(weight).getByRole('button', { name: 'Add line' }))
  fireEvent.change(within(weight).getByLabelText('Supplement'), { target: { value: '2.5' } })
  fireEvent.click(within(form).getByRole('button', { name: 'Save card' }))
  await waitFor(() =>
    expect(
      requests.find(({ method, path }) => method === 'POST' && path === '/api/v1/rate-cards')?.body,
    ).toMatchObject({
      name: 'Express',
      isDefault: false,
      rates: {
        baseMinor: 1_190,
        perKmMinor,
        includedKm: 16.093_44,
        weightBands: [{ upToKg: 20, amountMinor: 250 }],
      },
    }),
  )
})
