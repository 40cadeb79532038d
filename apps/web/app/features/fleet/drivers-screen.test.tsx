// @vitest-environment happy-dom
// Tests drivers: assigned vehicles, and saving optional fields empty.
import { fireEvent, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Refusal } from '../../testing/fake-backend.ts'
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
  isDeactivated: false,
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
  // A driver without a vehicle is never planned: the list says where to set one.
  expect(screen.getByText(/No vehicle: set it in Fleet/)).toBeDefined()
  await user.type(filter, ' zed')
  expect(await screen.findByText('No drivers match')).toBeDefined()
})

it('lists drivers with a deactivated account after the others, and says so', async () => {
  const of = (n: number, more: object) => ({ ...driver, id: `${driver.id.slice(0, -1)}${n}`, ...more })
  const items = [
    of(1, { name: 'Abe Cole', hasAccount: true, isDeactivated: true }),
    of(2, { name: 'Zoe Marsh', hasAccount: true }),
  ]
  const { screen, user } = renderScreen(<DriversScreen />, {
    answers: { ...answers, 'GET /api/v1/drivers': { items, cursor: null } },
  })
  const list = within(await screen.findByRole('list', { name: 'Drivers' }))
  const names = () => list.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 8))
  expect(names()).toEqual(['Zoe Mars', 'Abe Cole'])
  expect(list.getByText(/account deactivated/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: /^Driver$/ }))
  expect(names()).toEqual(['Zoe Mars', 'Abe Cole'])
})

it('sends an emptied field as null and archives with a way back', async () => {
  const { screen, user, requests } = renderScreen(<DriversScreen />, {
    path: `/tenant/drivers?driver=${driver.id}`,
    answers: { ...answers, [`PATCH /api/v1/drivers/${driver.id}`]: driver },
  })
  await user.clear(await screen.findByLabelText('Phone'))
  await user.click(screen.getByRole('button', { name: 'Save driver' }))
  expect(await screen.findByText('Mo Khan changed')).toBeDefined()
  expect(requests.findLast((request) => request.method === 'PATCH')?.body).toMatchObject({
    name: 'Mo Khan',
    phone: null,
    email: null,
    licence: null,
  })

  // The row toggles its panel, so wait until it is closed.
  await vi.waitFor(() => expect(screen.queryByLabelText('Phone')).toBeNull(), { timeout: 60_000 })
  await user.click(within(screen.getByRole('list', { name: 'Drivers' })).getByRole('button'))
  await user.click(await screen.findByRole('button', { name: 'Archive' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(
    requests.filter((request) => request.method === 'PATCH').map((request) => request.body),
  ).toMatchObject([{}, { status: 'archived' }, { status: 'active' }])
})

it('[2.2-6] shows a code by which a driver signs in, as text and as a picture, while it works', async () => {
  const code = {
    code: 'ACDE-FHJK',
    link: 'http://localhost:3000/driver/code#ACDEFHJK',
    qrCode: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    expiresAt: new Date(Date.now() + 900_000).toISOString(),
  }
  let answer: object = code
  const { screen, user } = renderScreen(<DriversScreen />, {
    path: `/tenant/drivers?driver=${driver.id}`,
    answers: { ...answers, [`POST /api/v1/drivers/${driver.id}/sign-in-code`]: () => answer },
  })
  await user.click(await screen.findByRole('button', { name: 'Show a sign-in code' }))
  const group = within(screen.getByRole('group', { name: 'Sign-in code' }))
  expect(await group.findByText('ACDE-FHJK')).toBeDefined()
  expect(group.getByText(/Scan it, or type it at localhost:3000\/driver\/code/)).toBeDefined()
  expect(group.getByRole('img').getAttribute('src')).toMatch(/^data:image\/svg\+xml,%3Csvg/)

  answer = { ...code, expiresAt: new Date(Date.now() + 50).toISOString() }
  await user.click(group.getByRole('button', { name: 'New code' }))
  expect(await group.findByText('The code has expired.')).toBeDefined()
  expect(group.queryByText('ACDE-FHJK')).toBeNull()

  answer = new Refusal(409, { code: 'driver_signs_in_alone', message: 'Mo Khan cannot sign in by a code.' })
  await user.click(group.getByRole('button', { name: 'New code' }))
  expect(await screen.findByText(/Mo Khan cannot sign in by a code/)).toBeDefined()
})

it('[2.10-3] gives a driver days of work, counts the hours, and shows the week of all', async () => {
  const { screen, user, requests } = renderScreen(<DriversScreen />, {
    path: `/tenant/drivers?driver=${driver.id}&view=week`,
    answers: { ...answers, [`PATCH /api/v1/drivers/${driver.id}`]: driver },
  })
  await user.click(await screen.findByLabelText('Monday'))
  await user.click(screen.getByLabelText('Tuesday'))
  expect(screen.getByText(/15 h 00 a week, excluding breaks, of 40 h 00 at most/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Save driver' }))
  expect(await screen.findByText('Mo Khan changed')).toBeDefined()
  expect(requests.findLast((request) => request.method === 'PATCH')?.body).toMatchObject({
    week: [
      { day: 1, from: '08:00', to: '16:00', breakMinutes: 30 },
      { day: 2, from: '08:00', to: '16:00', breakMinutes: 30 },
    ],
  })
})

it('[M15] [2.10-3] warns of hours beyond the most, of papers that run out and of a van without its driver', async () => {
  const busy = {
    ...driver,
    week: [1, 2, 3, 4, 5].map((day) => ({ day, from: '06:00', to: '16:00', breakMinutes: 0 })),
    papers: [{ kind: 'Licence', number: null, expiresOn: '2026-12-01' }],
  }
  const { screen } = renderScreen(<DriversScreen />, {
    path: '/tenant/drivers?view=week',
    answers: { ...answers, 'GET /api/v1/drivers': { items: [busy], cursor: null } },
  })
  const week = await screen.findByRole('region', { name: 'Week of the drivers' })
  expect(within(week).getByText(/50 h 00/)).toBeDefined()
  expect(within(week).getByText('over 40 h 00')).toBeDefined()
  expect(screen.getByText('Licence of Mo Khan runs out on Tue 1 Dec')).toBeDefined()
})

it('[2.10-3] imports drivers after looking at the file, and stores nothing that has a wrong cell', async () => {
  let isWrong = true
  const { screen, user, requests } = renderScreen(<DriversScreen />, {
    path: '/tenant/drivers?panel=import',
    answers: {
      ...answers,
      'POST /api/v1/drivers/import': () =>
        isWrong
          ? { created: 0, updated: 0, rejected: [{ row: 2, column: 'email', message: 'is not complete' }] }
          : { created: 2, updated: 1, rejected: [] },
    },
  })
  const input = await screen.findByLabelText('File of drivers')
  await user.upload(input, new File(['name,email\nAda,a@'], 'drivers.csv', { type: 'text/csv' }))
  expect(await screen.findByText('is not complete')).toBeDefined()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Import' }).disabled).toBe(true)
  isWrong = false
  await user.upload(input, new File(['name\nAda'], 'drivers.csv', { type: 'text/csv' }))
  await user.click(await screen.findByRole('button', { name: 'Import 3' }))
  expect(await screen.findByText('2 drivers added, 1 changed')).toBeDefined()
  expect(requests.filter(({ path }) => path.endsWith('/import')).map(({ body }) => body)).toMatchObject([
    { dryRun: true },
    { dryRun: true },
    { dryRun: false },
  ])
})

it('[2.10-3] adds the same days off to several drivers, and keeps their other days off', async () => {
  const ownAbsence = { from: '2026-12-01', to: '2026-12-02', reason: 'Training' }
  const other = { ...driver, id: '66666666-6666-4666-8666-666666666666', name: 'Ada', absences: [ownAbsence] }
  const { screen, user, requests } = renderScreen(<DriversScreen />, {
    answers: {
      ...answers,
      'GET /api/v1/drivers': { items: [driver, other], cursor: null },
      [`PATCH /api/v1/drivers/${driver.id}`]: driver,
      [`PATCH /api/v1/drivers/${other.id}`]: other,
    },
  })
  await user.click(await screen.findByRole('checkbox', { name: /^Select all/ }))
  await user.click(screen.getByRole('button', { name: 'Change hours, days off or skills…' }))
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Change 2 drivers' })
  expect(save.disabled).toBe(true)
  await user.type(screen.getByLabelText('At most a week'), 'lots')
  expect(await screen.findByText('1 to 168 hours')).toBeDefined()
  await user.clear(screen.getByLabelText('At most a week'))
  fireEvent.change(screen.getByLabelText('First day off'), { target: { value: '2026-12-24' } })
  fireEvent.change(screen.getByLabelText('Last day off'), { target: { value: '2026-12-20' } })
  expect(await screen.findByText('Days off end before they begin')).toBeDefined()
  fireEvent.change(screen.getByLabelText('Last day off'), { target: { value: '2026-12-26' } })
  await user.click(save)
  expect(await screen.findByText('2 drivers changed')).toBeDefined()
  const added = { from: '2026-12-24', to: '2026-12-26', reason: 'Holiday' }
  expect(requests.flatMap(({ method, path, body }) => (method === 'PATCH' ? [[path, body]] : []))).toEqual(
    expect.arrayContaining([
      [`/api/v1/drivers/${driver.id}`, { absences: [added] }],
      [`/api/v1/drivers/${other.id}`, { absences: [ownAbsence, added] }],
    ]),
  )
})
