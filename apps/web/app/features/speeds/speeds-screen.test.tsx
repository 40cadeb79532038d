// @vitest-environment happy-dom
// Tests the table of driving speeds: block by keyboard, save, undo, somebody else's change, files, learned speeds.
import { noSpeeds, type DrivingSpeedsResponse, type LearnedSpeedsResponse } from '@dropwise/contracts'
import { fireEvent } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Refusal, type BackendRequest } from '../../testing/fake-backend.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { SpeedsScreen } from './speeds-screen.tsx'

const table = (more: Partial<DrivingSpeedsResponse> = {}): DrivingSpeedsResponse => ({
  cells: noSpeeds(),
  timeZone: 'Europe/London',
  source: 'typed',
  changedAt: '2026-11-20T08:00:00.000Z',
  canUndo: true,
  ...more,
})
const lesson: LearnedSpeedsResponse = {
  timeZone: 'Europe/London',
  since: '2026-09-01',
  drives: 60,
  leftOut: 4,
  needs: { drives: 20, days: 3 },
  cells: noSpeeds().map((hours, day) =>
    hours.map((_, hour) =>
      day === 0 && hour === 8
        ? { percent: 67, drives: 40, days: 8 }
        : { percent: null, drives: hour === 9 ? 12 : 0, days: 1 },
    ),
  ),
}
const open = (more: object = {}, first = table()) =>
  renderScreen(<SpeedsScreen />, {
    path: '/tenant/settings/speeds',
    answers: {
      'GET /api/v1/driving-speeds': first,
      'GET /api/v1/driving-speeds/learned': lesson,
      'PUT /api/v1/driving-speeds': ({ body }: BackendRequest) =>
        table({ ...(body as object), changedAt: '2026-11-24T08:00:00.000Z' }),
      ...more,
    },
  })
const sent = (requests: readonly BackendRequest[], method: string) =>
  requests.find((request) => request.method === method)?.body as
    | { cells: (number | null)[][]; changedAt: string }
    | undefined

it('[M41] sets a block of hours by keyboard alone, saves it and takes it back', async () => {
  const { screen, user, requests } = open({ 'POST /api/v1/driving-speeds/undo': table() })
  const first = await screen.findByLabelText('Mon 08:00, as on the map')
  first.focus()
  await user.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}')
  expect(screen.getByText('Mon 08:00 to Tue 09:00: 4 hours')).toBeDefined()
  await user.keyboard('75{Enter}')
  expect(screen.getByText('4 hours changed, not saved')).toBeDefined()
  await user.keyboard('{Delete}')
  expect(screen.queryByText(/not saved/)).toBeNull()
  await user.keyboard('75{Enter}')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Driving speeds saved')
  const { cells, changedAt } = sent(requests, 'PUT')!
  expect([cells[0]!.slice(7, 11), cells[1]!.slice(7, 11)]).toEqual([
    [null, 75, 75, null],
    [null, 75, 75, null],
  ])
  expect(changedAt).toBe('2026-11-20T08:00:00.000Z')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('The speeds from before are back')
  expect(sent(requests, 'POST')?.changedAt).toBe('2026-11-24T08:00:00.000Z')
})

it('[M41] selects by dragging, and names the bounds of a speed', async () => {
  const { screen, user } = open()
  const from = await screen.findByLabelText('Mon 06:00, as on the map')
  fireEvent.pointerDown(from, { button: 0 })
  fireEvent.pointerMove(screen.getByLabelText('Fri 07:00, as on the map'))
  fireEvent.pointerUp(window)
  fireEvent.pointerMove(screen.getByLabelText('Sun 22:00, as on the map'))
  expect(screen.getByText('Mon 06:00 to Fri 07:00: 10 hours')).toBeDefined()
  await user.type(screen.getByLabelText('Percent of the map'), '5{Enter}')
  expect(screen.getByText('A whole number from 10 to 200')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Select Wednesday' }))
  expect(screen.getByText('Wed 00:00 to Wed 23:00: 24 hours')).toBeDefined()
})

it('[M41] keeps both tables when somebody else saved meanwhile', async () => {
  const theirs = table({ changedAt: '2026-11-21T08:00:00.000Z' })
  theirs.cells[0]![8] = 50
  theirs.cells[0]![12] = 90
  let isRefused = false
  const { screen, user, requests } = open({
    'GET /api/v1/driving-speeds': () => (isRefused ? theirs : table()),
    'PUT /api/v1/driving-speeds': ({ body }: BackendRequest) => {
      if ((body as { changedAt: string }).changedAt === theirs.changedAt) return theirs
      isRefused = true
      return new Refusal(409, { code: 'speeds_changed_meanwhile', message: 'Somebody changed them.' })
    },
  })
  ;(await screen.findByLabelText('Mon 08:00, as on the map')).focus()
  await user.keyboard('70{Enter}')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Somebody else changed the table meanwhile')
  expect(screen.getByText('Changed by both, shown with your speed: Mon 08:00')).toBeDefined()
  expect(screen.getByLabelText('Mon 12:00, 90 % of the map')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Driving speeds saved')
  const puts = requests.filter(({ method }) => method === 'PUT')
  expect(puts).toHaveLength(2)
  expect((puts[1]!.body as { cells: unknown[][] }).cells[0]!.slice(8, 13)).toEqual([70, null, null, null, 90])
})

it('[M41] names the lines of a file that do not fit', async () => {
  const { screen, user } = open({
    'POST /api/v1/driving-speeds/import': new Refusal(400, {
      code: 'validation_failed',
      message: 'Some fields are invalid.',
      details: [{ field: 'csv', message: 'Line 3, monday: “slow” is no whole percent' }],
    }),
  })
  await user.upload(
    await screen.findByLabelText('Load a CSV file'),
    new File(['hour,monday'], 'roads.csv', { type: 'text/csv' }),
  )
  expect(await screen.findByText('1 problem in roads.csv, nothing changed')).toBeDefined()
  expect(screen.getByText(/Line 3, monday/)).toBeDefined()
})

it('[M41] shows the drives behind each hour, and takes those of the selection', async () => {
  const { screen, user, requests } = open({ 'POST /api/v1/driving-speeds/learned/apply': table() })
  await screen.findByText(/^60 drives from door to door/)
  await user.click(screen.getByRole('radio', { name: 'Own drives' }))
  expect(screen.getByLabelText('Mon 08:00, 67 % learned from 40 drives')).toBeDefined()
  expect(screen.getByLabelText('Mon 09:00, 12 drives, too few to learn from')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Use those of the selection' }))
  await screen.findByText('Learned speeds are in force')
  expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    hours: [{ weekday: 'monday', hour: 8 }],
  })
})
