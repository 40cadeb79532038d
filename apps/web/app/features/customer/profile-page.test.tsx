// @vitest-environment happy-dom
// Tests the recipient's profile: validation, and the stored values.
import { within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DISPATCHER, renderScreen } from '../../testing/render-screen.tsx'
import { ProfilePage } from './profile-page.tsx'

const PROFILE = {
  id: DISPATCHER.userId,
  email: 'nora@weaver.example',
  first_name: 'Nora',
  last_name: null,
  phone: null,
  locale: null,
  notification_choices: {},
  created_at: '2026-03-01T09:00:00Z',
}
const ADDRESS = {
  address_id: '99999999-9999-4999-8999-999999999999',
  company: 'Harbour Lane Couriers',
  address: '7 Snowdrop Road, Ashmouth',
  deliveries: 3,
  last_at: '2026-04-16T09:00:00Z',
  place: 'garage',
  instructions: null,
}
const page = () =>
  renderScreen(<ProfilePage />, {
    answers: {
      'GET /rest/v1/profiles': PROFILE,
      'GET /rest/v1/loyalty_points': [],
      'POST /rest/v1/rpc/own_addresses': [ADDRESS],
      'POST /rest/v1/rpc/save_standing_wish': () => true,
      'PATCH /rest/v1/profiles': ({ body }: { body: unknown }) => ({ ...PROFILE, ...(body as object) }),
    },
  })

it('[2.11-8] requires the country code of a phone number', async () => {
  const { screen, user, requests } = page()
  await user.type(await screen.findByLabelText('Phone'), 'call me')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Include the country code, such as +1 555 0187.')
  expect(requests.filter(({ method }) => method === 'PATCH')).toEqual([])
})

it('[2.11-8] saves names without the blanks around them, and no empty text', async () => {
  const { screen, user, requests } = page()
  const save = await screen.findByRole('button', { name: 'Save' })
  expect(save.hasAttribute('disabled')).toBe(true)
  await user.type(screen.getByLabelText('Last name'), ' Hale ')
  await user.click(save)
  await screen.findByText('Your profile is saved.')
  expect(requests.find(({ method }) => method === 'PATCH')?.body).toEqual({
    first_name: 'Nora',
    last_name: 'Hale',
    phone: null,
  })
})

it('[2.11-8] keeps a tick of the notification grid under the name of its notice', async () => {
  const { screen, user, requests } = page()
  const near = await screen.findByRole('checkbox', { name: '30 minutes before: Text' })
  expect(near.getAttribute('aria-checked') ?? String((near as HTMLInputElement).checked)).toBe('true')
  await user.click(near)
  expect(requests.find(({ method }) => method === 'PATCH')?.body).toEqual({
    notification_choices: { driver_near: ['email', 'here'] },
  })
})

it('[2.11-8] stores the preferred language of emails', async () => {
  const { screen, user, requests } = page()
  const field = await screen.findByRole('combobox', { name: 'Emails in' })
  expect(field.textContent).toBe('As the company writes')
  field.focus()
  await user.keyboard('{Enter}')
  await user.click(await screen.findByRole('option', { name: 'Deutsch' }))
  expect(requests.find(({ method }) => method === 'PATCH')?.body).toEqual({ locale: 'de' })
  expect(field.textContent).toBe('Deutsch')
})

it('[2.11-8] lists the addresses of the recipient’s parcels, and stores preferences for each', async () => {
  const { screen, user, requests } = page()
  expect(await screen.findByText('7 Snowdrop Road, Ashmouth')).toBeDefined()
  expect(screen.getByText('Harbour Lane Couriers, 3 parcels')).toBeDefined()
  expect(screen.getByText('Garage')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Edit wishes for 7 Snowdrop Road, Ashmouth' }))
  const form = within(screen.getByRole('form', { name: 'Wishes for 7 Snowdrop Road, Ashmouth' }))
  await user.type(form.getByLabelText('The driver should know'), ' Mind the dog ')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Saved for this address')).toBeDefined()
  expect(requests.find(({ path }) => path.endsWith('/save_standing_wish'))?.body).toEqual({
    address: ADDRESS.address_id,
    place: 'garage',
    instructions: 'Mind the dog',
  })
})
