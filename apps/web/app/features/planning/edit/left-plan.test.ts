// Tests a plan that was dispatched while it was edited: which edits continue with the remaining routes, and
// the message about the others.
import type { PlanResponse } from '@dropwise/contracts'
import { expect, it } from 'vitest'
import { divide } from './left-plan.ts'
import type { Edit } from './plan-editor.ts'

const plan = (routes: [vehicleId: string, number: number, orders: string[]][], unserved: string[] = []) =>
  ({
    routes: routes.map(([vehicleId, number, orders]) => ({
      vehicleId,
      number,
      stops: orders.map((orderId) => ({ orderId })),
    })),
    unserved: unserved.map((orderId) => ({ orderId })),
  }) as unknown as PlanResponse
const edit = (orderId: string, vehicleId: string | null): Edit => ({
  label: `${orderId} to ${vehicleId}`,
  moves: vehicleId === null ? [{ orderId, vehicleId }] : [{ orderId, vehicleId, position: 1 }],
  inverse: [],
})
const driven = plan([
  ['red', 1, ['a', 'b']],
  ['blue', 4, ['c']],
])
const rest = plan([['green', 2, ['d', 'e']]], ['f'])

it('keeps what touches only routes that stayed', () => {
  const {
    fittingEdits,
    unfittingEdits,
    rest: into,
  } = divide([edit('d', 'green'), edit('a', 'green'), edit('f', 'grey')], driven, rest)
  expect(fittingEdits.map(({ label }) => label)).toEqual(['d to green', 'f to grey'])
  expect(unfittingEdits.map(({ label }) => label)).toEqual(['a to green'])
  expect(into).toBe(rest)
})

it('names the vans that left and the change that came too late', () => {
  expect(divide([edit('e', 'blue'), edit('d', null)], driven, rest)).toMatchObject({
    title: 'R4 has left meanwhile.',
    detail: 'Not done: e to blue. Change it in Live. 1 other change kept in the plan of the other routes.',
  })
  expect(divide([edit('a', 'blue'), edit('b', null)], driven, rest)).toMatchObject({
    title: 'R1 and R4 have left meanwhile.',
    detail: 'Not done: 2 changes, the first is a to blue. Make them in Live.',
    rest: null,
  })
})

it('loses all of them where every route left', () => {
  const { fittingEdits, title } = divide([edit('a', 'blue')], driven, null)
  expect(fittingEdits).toEqual([])
  expect(title).toBe('R1 and R4 have left meanwhile.')
})
