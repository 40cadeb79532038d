// @vitest-environment happy-dom
// The public order form: times with prices, an unclear address, what is missing, what became of the order.
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { OrderFormView } from './order-form-view.tsx'

const form = {
  company: { name: 'Acme', color: '#0f5257', logoUrl: null, language: 'en', hidesPlatform: false },
  currency: 'EUR',
  intro: 'We bring it.',
  needsAcceptance: false,
  services: [{ id: 'box', name: 'A box', type: 'delivery', priceMinor: 900 }],
  fields: { email: 'required', phone: 'off', packages: 'optional', weight: 'off', note: 'optional' },
  customFields: [{ name: 'Lift', type: 'yes_no', isRequired: true, choices: [] }],
  mark: 'm.k',
}
const slot = { slotId: 'am', date: '2027-03-02', from: '08:00', to: '12:00', priceMinor: 1150 }

it('[M13] shows times with prices, asks for what is missing, and leads to the tracking page', async () => {
  const { screen, user, requests } = renderScreen(<OrderFormView slug="acme" />, {
    answers: {
      'GET /api/v1/order-form/acme': form,
      'POST /api/v1/order-form/acme/slots': { address: '1 Market Street, Ashmouth', slots: [slot] },
      'POST /api/v1/order-form/acme/orders': {
        state: 'accepted',
        trackingUrl: 'http://dropwise.test/track/7K2M',
        confirmation: 'We ring first.',
      },
    },
  })
  await user.type(await screen.findByLabelText('Where to deliver'), '1 Market Street')
  await user.click(screen.getByRole('button', { name: 'Show times and prices' }))
  await user.click(await screen.findByRole('radio', { name: /8.*12.*€11\.50/ }))
  expect(screen.queryByLabelText(/Phone/)).toBeNull()
  await screen.findByRole('combobox', { name: 'Lift' })
  await user.click(screen.getByRole('button', { name: 'Order for €11.50' }))
  expect(await screen.findAllByText('Fill this in')).toHaveLength(3)
  await user.type(screen.getByLabelText('Name'), 'Edith Ward')
  await user.type(screen.getByLabelText('Email'), 'edith@example.com')
  screen.getByRole('combobox', { name: 'Lift' }).focus()
  await user.keyboard('{Enter}')
  await user.click(await screen.findByRole('option', { name: 'No' }))
  await user.click(screen.getByRole('button', { name: 'Order for €11.50' }))
  expect(await screen.findByText('We ring first.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Follow your order' }).getAttribute('href')).toContain(
    '/track/7K2M',
  )
  expect(requests.find(({ path }) => path.endsWith('/orders'))?.body).toMatchObject({
    mark: 'm.k',
    website: '',
    slotId: 'am',
    priceMinor: 1150,
    address: '1 Market Street, Ashmouth',
    recipient: 'Edith Ward',
    custom: { Lift: 'no' },
  })
})
