// @vitest-environment happy-dom
// Tests rules for planning: load, save as a whole, validation.
import { readPlanningRules } from '@dropwise/contracts'
import { within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Refusal, type BackendRequest } from '../../testing/fake-backend.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { PlanningRulesScreen } from './planning-rules-screen.tsx'

const open = (refusal?: Refusal) =>
  renderScreen(<PlanningRulesScreen />, {
    path: '/tenant/settings/planning',
    answers: {
      'GET /api/v1/planning/rules': { ...readPlanningRules({}), rules: { maxStops: 40 } },
      'PUT /api/v1/planning/rules': ({ body }: BackendRequest) => refusal ?? body,
    },
  })
const sent = (requests: readonly BackendRequest[]) => requests.find(({ method }) => method === 'PUT')?.body

it('[2.10-3] [M4.14] [M4.21] saves aim, limits, time at the door, fairness and the price of CO2 as one', async () => {
  const { screen, user, requests } = open()
  await user.click(await screen.findByRole('radio', { name: 'Even days for drivers' }))
  await user.clear(screen.getByLabelText('Stops per van'))
  await user.type(screen.getByLabelText('Hours per driver'), '7.5')
  await user.clear(screen.getByLabelText('Time at the door'))
  await user.type(screen.getByLabelText('Time at the door'), '6')
  await user.click(screen.getByRole('radio', { name: '4' }))
  await user.clear(screen.getByLabelText('Price of a kilogram, GBP'))
  await user.type(screen.getByLabelText('Price of a kilogram, GBP'), '0.12')
  await user.type(screen.getByLabelText('Electricity, per kWh'), '45')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Rules for planning saved')).toBeDefined()
  expect(sent(requests)).toEqual({
    objective: 'balance',
    timeLimitSeconds: 10,
    serviceMinutes: 6,
    fairWeeks: 4,
    fairExtraPercent: 0,
    co2PriceMinor: 12,
    co2Factors: { electric: 45 },
    rules: { maxSeconds: 27_000 },
  })
})

it('sends no hours beyond a working day and no invalid time', async () => {
  const { screen, user, requests } = open()
  await user.type(await screen.findByLabelText('Hours per driver'), '12')
  await user.clear(screen.getByLabelText('Time at the door'))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(1)
  expect(sent(requests)).toBeUndefined()
})

it('says what is not saved yet, and takes it back', async () => {
  const { screen, user, requests } = open()
  const stops = await screen.findByLabelText('Stops per van')
  expect(screen.queryByText('Your changes are not saved yet.')).toBeNull()
  await user.clear(stops)
  await user.type(stops, '55')
  expect(await screen.findByText('Your changes are not saved yet.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(screen.getByLabelText('Stops per van')).toHaveProperty('value', '40')
  expect(screen.queryByText('Your changes are not saved yet.')).toBeNull()
  expect(sent(requests)).toBeUndefined()
})

it('keeps what was typed when saving fails, and says so beside Save', async () => {
  const { screen, user } = open(new Refusal(500, { code: 'internal', message: 'It broke on our side.' }))
  await user.type(await screen.findByLabelText('Hours per driver'), '7')
  const save = screen.getByRole('button', { name: 'Save' })
  await user.click(save)
  const foot = within(save.closest('footer')!)
  expect(await foot.findByText(/It broke on our side/)).toBeDefined()
  expect(screen.getByLabelText('Hours per driver')).toHaveProperty('value', '7')
  expect(foot.getByText('Your changes are not saved yet.')).toBeDefined()
})
