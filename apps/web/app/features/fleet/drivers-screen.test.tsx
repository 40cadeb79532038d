// @vitest-environment happy-dom
// The drivers screen: who drives what, and a driver's form with optional fields left empty.
import { within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { DriversScreen } from './drivers-screen.tsx'

const driver = {
  id: '55555555-5555-4555-8555-555555555555',
  name: 'Mo Khan',
  phone: '+44 20 7946 0018',
  email: null,
  licence: null,
  skills: [],
  papers: [],
  week: [],
  absences: [],
  maxWeekMinutes: 2400,
  status: 'active',
  hasAccount: false,
}
const answers = {
  'GET /api/v1/drivers': { items: [driver], cursor: null },
  'GET /api/v1/vehicles': { items: [], cursor: null },
}

it('finds a driver by words in any order and says when none match', async () => {
  const { screen, user } = renderScreen(<DriversScreen />, { answers })
  const filter = await screen.findByLabelText('Filter drivers')
  await user.type(filter, 'khan mo')
  expect(within(await screen.findByRole('list', { name: 'Drivers' })).getByText('Mo Khan')).toBeDefined()
  await user.type(filter, ' zed')
  expect(await screen.findByText('No drivers match')).toBeDefined()
})

it('sends an emptied field as null and archives with a way back', async () => {
  const { screen, user, requests } = renderScreen(<DriversScreen />, {
    path: `/tenant/drivers?driver=${driver.id}`,
    answers: { ...answers, [`PATCH /api/v1/drivers/${driver.id}`]: driver },
  })
  await user.clear(await screen.findByLabelText('Phone'))
  await user.click(screen.getByRole('button', { name: 'Save driver' }))
  expect(await screen.findByText('Mo Khan changed')).toBeDefined()
  expect(requests.findLast((request) => request.method === 'PATCH')?.body).toEqual({
    name: 'Mo Khan',
    phone: null,
    email: null,
    licence: null,
  })

  // The row toggles its panel: the click must find it closed.
  await vi.waitFor(() => expect(screen.queryByLabelText('Phone')).toBeNull(), { timeout: 20_000 })
  await user.click(within(screen.getByRole('list', { name: 'Drivers' })).getByRole('button'))
  await user.click(await screen.findByRole('button', { name: 'Archive' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(
    requests.filter((request) => request.method === 'PATCH').map((request) => request.body),
  ).toMatchObject([{}, { status: 'archived' }, { status: 'active' }])
})
