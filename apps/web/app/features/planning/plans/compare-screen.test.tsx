// @vitest-environment happy-dom
// Tests comparing two plans: Dispatch sends the chosen one.
import type { PlanComparison } from '@dropwise/contracts'
import { within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { planFixture } from '../../../testing/plan-fixture.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { useUrlState } from '../../../lib/url-state.ts'
import { usePlanData } from '../use-plan.ts'
import { CompareScreen } from './compare-screen.tsx'

const id = (n: number) => `55555555-5555-4555-8555-55555555555${n}`
const run = (n: number) => ({
  id: id(n),
  status: 'done',
  created_at: `2026-11-23T1${n}:00:00Z`,
  dispatched_at: null,
})
const planOf = (n: number) => planFixture({ id: id(n), vehicleId: id(7) }).plan
const empty = { items: [], cursor: null }

function Comparison() {
  const data = usePlanData()
  const [otherId, setOtherId] = useUrlState('compare')
  if (!data.plan) return null
  if (!otherId) return <p>Shows {data.plan.id === id(1) ? 'Plan A' : 'Plan B'}</p>
  return <CompareScreen data={data} otherId={otherId} onClose={() => setOtherId(null)} />
}

it.each(['Plan A', 'Plan B'])('keeps %s on screen when it is kept', async (name) => {
  const { screen, user } = renderScreen(<Comparison />, {
    path: `/tenant/plan?plan=${id(2)}&compare=${id(1)}`,
    answers: {
      'GET /api/v1/orders': empty,
      'GET /api/v1/vehicles': empty,
      'GET /rest/v1/plans': [run(1), run(2)],
      [`GET /api/v1/plans/${id(1)}`]: planOf(1),
      [`GET /api/v1/plans/${id(2)}`]: planOf(2),
      // The comparison may load after the choice.
      [`GET /api/v1/plans/${id(1)}/compare`]: () => new Promise(() => {}),
    },
  })
  await user.click(await screen.findByRole('button', { name: `Keep ${name}` }))
  expect(await screen.findByText(`Shows ${name}`)).toBeDefined()
})

it('[M42] says how much the routes of either plan overlap', async () => {
  const comparison: PlanComparison = {
    a: planFixture({ id: id(1), vehicleId: id(7) }).item,
    b: planFixture({ id: id(2), vehicleId: id(7) }).item,
    differences: {
      summary: {
        served: 0,
        late: 0,
        routes: 0,
        distanceMetres: 0,
        durationSeconds: 0,
        driveSeconds: 0,
        waitSeconds: 0,
        cost: null,
      },
      overlap: { a: { stops: 40, inOthers: 18 }, b: { stops: 40, inOthers: 6 } },
      orders: [],
      vehicles: [],
    },
  }
  const { screen } = renderScreen(<Comparison />, {
    path: `/tenant/plan?plan=${id(2)}&compare=${id(1)}`,
    answers: {
      'GET /api/v1/orders': empty,
      'GET /api/v1/vehicles': empty,
      'GET /rest/v1/plans': [run(1), run(2)],
      [`GET /api/v1/plans/${id(1)}`]: planOf(1),
      [`GET /api/v1/plans/${id(2)}`]: planOf(2),
      [`GET /api/v1/plans/${id(1)}/compare`]: comparison,
    },
  })
  const row = (await screen.findByRole('rowheader', { name: 'Overlapping stops' })).parentElement!
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['18', '6', '−12'])
})
