// @vitest-environment happy-dom
// Tests depots: changing hours, adding one by address.
import type { DepotItem } from '@dropwise/contracts'
import { expect, it } from 'vitest'
import type { BackendRequest } from '../../testing/fake-backend.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { DepotsScreen } from './depots-screen.tsx'

const QUAY: DepotItem = {
  id: '77777777-7777-4777-8777-777777777777',
  name: 'Quayside depot',
  address: '1 Quayside, Ashmouth',
  lat: 50.7,
  lng: -1.9,
  timeZone: 'Europe/London',
  hours: { from: '06:00', to: '20:00' },
  status: 'active',
  hasSizeLimits: true,
}
const FOUND = { lat: 50.71, lng: -1.91, label: '9 Mill Lane, Ashmouth', accuracy: 'rooftop', confidence: 1 }

const open = (depots: DepotItem[], search = '') =>
  renderScreen(<DepotsScreen />, {
    path: `/tenant/settings/depots${search}`,
    answers: {
      'GET /api/v1/depots': { items: depots, cursor: null, asOf: '2026-04-16T08:00:00Z' },
      'GET /api/v1/vehicles': { items: [], cursor: null, asOf: '2026-04-16T08:00:00Z' },
      'GET /api/v1/addresses/geocode': { items: [FOUND], attribution: '' },
      'POST /api/v1/depots': ({ body }: BackendRequest) => ({ ...QUAY, ...(body as object) }),
      [`PATCH /api/v1/depots/${QUAY.id}`]: ({ body }: BackendRequest) => ({ ...QUAY, ...(body as object) }),
    },
  })
const sent = (requests: readonly BackendRequest[], method: string) =>
  requests.find((request) => request.method === method)?.body

it('[2.10-3] shows a depot with its hours, and changes them', async () => {
  const { screen, user, requests } = open([QUAY], `?depot=${QUAY.id}`)
  expect(await screen.findByDisplayValue('06:00')).toBeDefined()
  await user.click(await screen.findByRole('checkbox', { name: 'Open at all hours' }))
  await user.click(screen.getByRole('button', { name: 'Save depot' }))
  expect(await screen.findByText('Quayside depot changed')).toBeDefined()
  expect(sent(requests, 'PATCH')).toMatchObject({ name: 'Quayside depot', hours: null })
})

it('[2.10-3] adds a depot by its address, and none without one', async () => {
  const { screen, user, requests } = open([])
  await user.click(await screen.findByRole('button', { name: 'Add depot' }))
  const panel = await screen.findByRole('complementary', { name: 'New depot' })
  await user.type(screen.getByLabelText('Name'), 'Mill depot')
  const save = [...panel.querySelectorAll('button')].find(({ textContent }) => textContent === 'Add depot')!
  await user.click(save)
  expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0)
  expect(sent(requests, 'POST')).toBeUndefined()

  await user.click(screen.getByLabelText('Address'))
  await user.type(await screen.findByPlaceholderText('Address, coordinates or map link'), '9 Mill')
  await user.click(await screen.findByText('9 Mill Lane, Ashmouth'))
  await user.click(save)
  expect(await screen.findByText('Mill depot added')).toBeDefined()
  expect(sent(requests, 'POST')).toMatchObject({
    name: 'Mill depot',
    address: '9 Mill Lane, Ashmouth',
    lat: 50.71,
    lng: -1.91,
    hours: null,
  })
})
