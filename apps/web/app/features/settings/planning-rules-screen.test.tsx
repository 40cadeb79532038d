// @vitest-environment happy-dom
// Tests rules for planning: load, save as a whole, validation.
import { readPlanningRules } from '@dropwise/contracts'
import { expect, it } from 'vitest'
import type { BackendRequest } from '../../testing/fake-backend.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { PlanningRulesScreen } from './planning-rules-screen.tsx'

const open = () =>
  renderScreen(<PlanningRulesScreen />, {
    path: '/tenant/settings/planning',
    answers: {
      'GET /api/v1/planning/rules': { ...readPlanningRules({}), rules: { maxStops: 40 } },
      'PUT /api/v1/planning/rules': ({ body }: BackendRequest) => body,
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
