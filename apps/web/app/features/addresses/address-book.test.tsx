// @vitest-environment happy-dom
// Tests the address book: server search, learnt facts beside set ones, adding, changing and deleting
// addresses.
import type { AddressEntry } from '@dropwise/contracts'
import { expect, it } from 'vitest'
import type { BackendRequest } from '../../testing/fake-backend.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { AddressBookScreen } from './address-book-screen.tsx'

const MILL: AddressEntry = {
  id: '88888888-8888-4888-8888-888888888888',
  text: '9 Mill Lane, Ashmouth',
  lat: 50.71,
  lng: -1.91,
  accuracy: 'rooftop',
  source: 'corrected',
  serviceMinutes: null,
  learnt: { seconds: 431, visits: 4 },
  notes: 'Ring twice',
  window: { from: '08:00', to: '12:00' },
}
const QUAY: AddressEntry = {
  ...MILL,
  id: '88888888-8888-4888-8888-888888888889',
  text: '1 Quayside, Ashmouth',
  source: 'region',
  serviceMinutes: 12,
  notes: null,
  window: null,
}
const FOUND = { lat: 50.72, lng: -1.92, label: '3 Fish Street, Ashmouth', accuracy: 'rooftop', confidence: 1 }

const open = (items: AddressEntry[], search = '', total = items.length) =>
  renderScreen(<AddressBookScreen />, {
    path: `/tenant/settings/addresses${search}`,
    answers: {
      'GET /api/v1/addresses': { items, cursor: null, total },
      'GET /api/v1/addresses/geocode': { items: [FOUND], attribution: '' },
      'POST /api/v1/addresses': ({ body }: BackendRequest) => ({ ...QUAY, ...(body as object) }),
      [`PATCH /api/v1/addresses/${MILL.id}`]: ({ body }: BackendRequest) => ({
        ...MILL,
        ...(body as object),
      }),
      [`DELETE /api/v1/addresses/${MILL.id}`]: () => null,
    },
  })
const sent = (requests: readonly BackendRequest[], method: string) =>
  requests.find((request) => request.method === method)?.body

it('[2.10-3] says where a time at the door comes from, and how many addresses there are beyond those shown', async () => {
  const { screen } = open([MILL, QUAY], '', 3_412)
  expect((await screen.findAllByText(/7 min from 4 visits/)).length).toBeGreaterThan(0)
  expect(screen.getAllByText(/12 min set/).length).toBeGreaterThan(0)
  expect(screen.getByText('2 of 3,412 addresses shown. Search to find the others.')).toBeDefined()
})

it('[2.10-3] changes the data of an address, and sends no service time if the field is empty', async () => {
  const { screen, user, requests } = open([MILL], `?address=${MILL.id}`)
  expect(await screen.findByText('Empty: what drivers needed, 7 min from 4 visits.')).toBeDefined()
  await user.clear(screen.getByLabelText('Notes for drivers'))
  await user.type(screen.getByLabelText('Notes for drivers'), 'Blue gate')
  await user.click(screen.getByRole('button', { name: 'Save address' }))
  expect(await screen.findByText('9 Mill Lane, Ashmouth changed')).toBeDefined()
  expect(sent(requests, 'PATCH')).toEqual({
    lat: 50.71,
    lng: -1.91,
    serviceMinutes: null,
    notes: 'Blue gate',
    window: { from: '08:00', to: '12:00' },
  })
})

it('[2.10-3] adds an address that was searched, with its minutes as a number', async () => {
  const { screen, user, requests } = open([])
  await user.click((await screen.findAllByRole('button', { name: 'Add address' }))[0]!)
  await user.click(await screen.findByLabelText('Address'))
  await user.type(await screen.findByPlaceholderText('Address, coordinates or map link'), '3 Fish')
  await user.click(await screen.findByText('3 Fish Street, Ashmouth'))
  await user.type(screen.getByLabelText('Time at the door'), '6.5')
  const panel = screen.getByRole('complementary', { name: 'New address' })
  await user.click([...panel.querySelectorAll('button')].find((b) => b.textContent === 'Add address')!)
  expect(await screen.findByText('3 Fish Street, Ashmouth added')).toBeDefined()
  expect(sent(requests, 'POST')).toEqual({
    text: '3 Fish Street, Ashmouth',
    lat: 50.72,
    lng: -1.92,
    serviceMinutes: 6.5,
    notes: null,
    window: null,
  })
})

it('forgets an address after a question', async () => {
  const { screen, user, requests } = open([MILL], `?address=${MILL.id}`)
  await user.click(await screen.findByRole('button', { name: 'Forget' }))
  await user.click(await screen.findByRole('button', { name: 'Forget address' }))
  expect(await screen.findByText('9 Mill Lane, Ashmouth forgotten')).toBeDefined()
  expect(requests.some(({ method }) => method === 'DELETE')).toBe(true)
})
