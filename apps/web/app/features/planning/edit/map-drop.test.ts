// Tests where a stop dragged over a line or pin of the map would go.
import { expect, it } from 'vitest'
import type { PlannedStop } from '../plan-model.ts'
import { placesOn } from './map-drop.tsx'

const stops = ['a', 'b', 'c', 'd'].map((orderId, i) => ({ orderId, sequence: i + 1 })) as PlannedStop[]
const route = { vehicleId: 'van', stops }
const places = (orderId: string, on: Parameters<typeof placesOn>[2]) =>
  placesOn(route, { orderId }, on).positions

it('puts a stop between the two that a line joins', () => {
  expect(places('new', { leg: 0 })).toEqual([1])
  expect(places('new', { leg: 2 })).toEqual([3])
  expect(places('new', { leg: 4 })).toEqual([5])
})

it('does not count the stop itself on its own route', () => {
  expect(places('a', { leg: 3 })).toEqual([3])
  expect(places('d', { leg: 1 })).toEqual([2])
})

it('leaves it where it is on the lines that end at it', () => {
  expect(places('b', { leg: 1 })).toEqual([2])
  expect(places('b', { leg: 2 })).toEqual([2])
})

it('offers the places before and after a pin', () => {
  expect(places('new', { id: 'b', count: 1 })).toEqual([2, 3])
  expect(places('a', { id: 'c', count: 1 })).toEqual([2, 3])
})

it('offers the best place where a pin represents several stops', () => {
  expect(places('new', { id: 'b', count: 3 })).toEqual([])
})
