// Tests where a stop dragged over the list would go.
import { expect, it } from 'vitest'
import type { PlannedStop, PlanView } from '../plan-model.ts'
import type { Drag } from './drag-store.ts'
import { markInList, placesInList } from './list-drop.ts'

const route = (number: number, ids: string, isLocked = false) => ({
  number,
  vehicleId: `van ${number}`,
  isLocked,
  stops: ids.split('').map((orderId, i) => ({
    orderId,
    sequence: i + 1,
    reload: null,
  })) as unknown as PlannedStop[],
})
const view = { routes: [route(1, 'abcd'), route(2, 'xy'), route(3, 'l', true)] } as unknown as PlanView
const home = (number: number, sequence: number) => ({ route: number, sequence })
const onto = (orderId: string, isUpperHalf: boolean, isInSequence = true) =>
  placesInList(view, { orderId: 'b', home: home(1, 2) }, { orderId, isUpperHalf }, isInSequence)

it('[M47] puts a stop before a row on its upper half, after it on its lower half', () => {
  expect(onto('x', true)).toEqual({ vehicleId: 'van 2', positions: [1] })
  expect(onto('x', false)).toEqual({ vehicleId: 'van 2', positions: [2] })
})

it('counts places on its own route without the stop itself', () => {
  expect(onto('d', false)).toEqual({ vehicleId: 'van 1', positions: [4] })
  expect(onto('a', true)).toEqual({ vehicleId: 'van 1', positions: [1] })
  expect(onto('b', true)).toEqual({ vehicleId: 'van 1', positions: [2] })
})

it('takes both sides of a stop for meant where the list is in another order', () => {
  expect(onto('x', true, false)).toEqual({ vehicleId: 'van 2', positions: [1, 2] })
})

it('takes nothing on a route that is locked', () => {
  expect(onto('l', true)).toBeNull()
})

const dragOver = (vehicleId: string, position: number | null) =>
  ({ stop: { orderId: 'b', home: home(1, 2) }, over: { vehicleId, position } }) as unknown as Drag

it('draws a line before the stop that would follow, and after the last', () => {
  expect(markInList(view, dragOver('van 1', 2), true)).toEqual({ key: 'c', side: 'before' })
  expect(markInList(view, dragOver('van 1', 4), true)).toEqual({ key: 'd', side: 'after' })
  expect(markInList(view, dragOver('van 2', 1), true)).toEqual({ key: 'x', side: 'before' })
  expect(markInList(view, dragOver('van 2', null), true)).toBeNull()
  expect(markInList(view, dragOver('van 2', 1), false)).toBeNull()
})
