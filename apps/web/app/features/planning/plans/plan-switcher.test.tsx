// @vitest-environment happy-dom
// Tests the plan switcher, on narrow screens too; Undo restores a deleted plan.
import type { PlanResponse } from '@dropwise/contracts'
import { expect, it } from 'vitest'
import { renderScreen } from '../../../testing/render-screen.tsx'
import type { PlanData } from '../use-plan.ts'
import { PlanSwitcher } from './plan-switcher.tsx'

const uuid = (n: number) => `99999999-9999-4999-8999-${String(n).padStart(12, '0')}`
const runs = [1, 2].map((n) => ({ id: uuid(n), name: null, status: 'done' })) as unknown as PlanResponse[]

function open() {
  const picked: string[] = []
  const data = { runs, plan: runs[1], pickPlan: (id: string) => picked.push(id) } as unknown as PlanData
  return {
    picked,
    ...renderScreen(<PlanSwitcher data={data} />, {
      path: '/tenant/plan',
      answers: { [`DELETE /api/v1/plans/${uuid(2)}`]: () => new Response(null, { status: 204 }) },
    }),
  }
}

it('deletes a plan when its Undo has expired, and shows it again after Undo', async () => {
  const { screen, user, requests, picked } = open()
  await user.click(await screen.findByRole('button', { name: 'This plan' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  expect(await screen.findByText('Plan B deleted')).toBeDefined()
  expect(screen.queryByRole('radio', { name: 'Plan B' })).toBeNull()
  expect(picked).toEqual([uuid(1)])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('radio', { name: 'Plan B' })).toBeDefined()
  expect(picked).toEqual([uuid(1), uuid(2)])
  expect(requests.filter(({ method }) => method === 'DELETE')).toEqual([])
})

it('opens another plan from the menu that narrow screens have', async () => {
  const { screen, user, picked } = open()
  await user.click(await screen.findByRole('button', { name: 'Plan: Plan B' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Open Plan A' }))
  expect(picked).toEqual([uuid(1)])
})
