// Tests explanations of unserved orders.
import { expect, it } from 'vitest'
import { describeUnserved, dispatcherWording, RAW_WORDING } from './unserved.ts'

const van = '01a1fe05-7d32-7085-ae8d-31fc955ce4ad'
const wording = dispatcherWording(new Map([[van, 'Van 01']]), 'km')

it('names the van and counts parcels, kilograms and minutes', () => {
  const heavy = describeUnserved(
    {
      code: 'capacity',
      values: { vehicle: van, needed: 5_200_000, available: 1_200_000, dimension: 1 },
      changes: [{ kind: 'capacity', vehicle: van, dimension: 1, by: 4_000_000 }],
    },
    wording,
  )
  expect(heavy).toEqual({
    message: 'It needs 5,200 kg, Van 01 takes 1,200 kg.',
    fix: 'Use a vehicle that takes 4,000 kg more, or split the order.',
  })
  const late = describeUnserved(
    { code: 'window', values: { vehicle: van, excess: 4495 }, changes: [{ kind: 'window', by: 4495 }] },
    wording,
  )
  expect(late).toEqual({
    message: 'The earliest arrival is 1 h 15 after its time window.',
    fix: 'Let its time window end 1 h 15 later.',
  })
})

it('offers more time first where that lets a full fleet serve one more', () => {
  const full = describeUnserved(
    { code: 'fleet_full', values: { vehicle: van }, changes: [{ kind: 'shift', vehicle: van, by: 61 }] },
    wording,
  )
  expect(full.fix).toBe('Let the shift of Van 01 end 2 min later. Or add a vehicle like Van 01.')
})

it('measures ways in the unit of the company', () => {
  const far = {
    code: 'max_distance' as const,
    values: { vehicle: van, excess: 16_093 },
    changes: [{ kind: 'max_distance' as const, vehicle: van, by: 16_093 }],
  }
  expect(describeUnserved(far, dispatcherWording(new Map(), 'mi')).fix).toContain('drive 10.0 mi farther')
  expect(describeUnserved(far, wording).message).toBe('Van 01 would drive 16.1 km farther than it may.')
})

it('names the next step if no change is known to help', () => {
  expect(describeUnserved({ code: 'unreachable', values: {}, changes: [] }, wording).fix).toBe(
    'Check its position on the map.',
  )
  expect(describeUnserved({ code: 'search_cut_short', values: {}, changes: [] }, wording)).toEqual({
    message: 'The search was cut short before it found a place.',
    fix: 'Plan again with more time.',
  })
})

it('speaks to programs in their own numbers', () => {
  const { message } = describeUnserved(
    { code: 'shift', values: { vehicle: 3, excess: 90 }, changes: [] },
    RAW_WORDING,
  )
  expect(message).toBe('Vehicle 3 would be back 90 s after the end of its shift.')
})
