// What a dispatcher reads of an order that was left out.
import { expect, it } from 'vitest'
import { toDispatcherWords } from './words.ts'

const id = '01a1fe05-7d32-7085-ae8d-31fc955ce4ad'
const names = new Map([[id, 'Van 07']])

it('names the van and counts in minutes', () => {
  expect(toDispatcherWords(`Vehicle ${id} could serve it alone.`, names)).toBe('Van 07 could serve it alone.')
  expect(toDispatcherWords(`Driving there takes vehicle ${id} too long.`, names)).toBe(
    'Driving there takes Van 07 too long.',
  )
  expect(toDispatcherWords('The earliest arrival is 4495 s after its time window.', names)).toBe(
    'The earliest arrival is 1 h 15 after its time window.',
  )
  expect(toDispatcherWords('Let a shift end 61 s later.', names)).toBe('Let a shift end 2 min later.')
})

it('leaves an id alone that it does not know', () => {
  expect(toDispatcherWords(`Vehicle ${id} is full.`, new Map())).toBe(`Vehicle ${id} is full.`)
})
