// @vitest-environment happy-dom
// Tests importing another planner's file: the new plan opens, and misfits are reported.
import { expect, it } from 'vitest'
import { Refusal } from '../../../testing/fake-backend.ts'
import { planFixture } from '../../../testing/plan-fixture.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { usePlanData } from '../use-plan.ts'
import { PlanSwitcher } from './plan-switcher.tsx'

const id = (n: number) => `55555555-5555-4555-8555-55555555555${n}`
const run = (n: number, name: string | null = null) => ({
  id: id(n),
  name,
  status: 'done',
  created_at: `2026-11-23T1${n}:00:00Z`,
  dispatched_at: null,
})
const plan = (n: number) => planFixture({ id: id(n), vehicleId: id(7) }).plan
const SOLUTION = { code: 0, routes: [{ vehicle: 1, steps: [{ type: 'job', id: 1 }] }], unassigned: [] }

function Switcher() {
  return <PlanSwitcher data={usePlanData()} />
}
const open = (post: (request: never) => unknown) => {
  const runs = [run(1)]
  return renderScreen(<Switcher />, {
    path: '/tenant/plan',
    answers: {
      'GET /api/v1/orders': { items: [], cursor: null },
      'GET /api/v1/vehicles': { items: [], cursor: null },
      'GET /rest/v1/plans': () => runs,
      [`GET /api/v1/plans/${id(1)}`]: plan(1),
      [`GET /api/v1/plans/${id(2)}`]: plan(2),
      [`POST /api/v1/plans/${id(1)}/solution`]: (request: never) => {
        const answer = post(request)
        runs.push(run(2, 'From VROOM'))
        return answer
      },
    } as never,
  })
}
const file = (text: string) => new File([text], 'answer.json', { type: 'application/json' })

it('sends the file as it is and opens the plan that it became', async () => {
  const { screen, user, requests } = open(() => plan(2))
  await user.upload(await screen.findByLabelText('VROOM solution'), file(JSON.stringify(SOLUTION)))
  const newPlan = await screen.findByRole('radio', { name: 'From VROOM' })
  expect(newPlan.getAttribute('aria-checked')).toBe('true')
  expect(requests.find(({ path }) => path.endsWith('/solution'))?.body).toEqual(SOLUTION)
  expect(await screen.findByText('Timed on our roads, it breaks no rule.')).toBeDefined()
})

it('says what does not fit', async () => {
  const { screen, user } = open(
    () =>
      new Refusal(422, {
        code: 'solution_does_not_fit',
        message: 'The file does not fit this plan: The plan has no order X-1.',
        hint: 'Export it again.',
      }),
  )
  await user.upload(await screen.findByLabelText('VROOM solution'), file(JSON.stringify(SOLUTION)))
  expect(await screen.findByText('answer.json could not be taken over')).toBeDefined()
  expect(await screen.findByText(/no order X-1. Export it again./)).toBeDefined()
})

it('sends nothing that is no JSON', async () => {
  const { screen, user, requests } = open(() => plan(2))
  await user.upload(await screen.findByLabelText('VROOM solution'), file('Route #1: 3 1 2'))
  expect(await screen.findByText('This is not JSON. Choose the file that VROOM wrote.')).toBeDefined()
  expect(requests.filter(({ path }) => path.endsWith('/solution'))).toEqual([])
})
