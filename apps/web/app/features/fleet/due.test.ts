// Tests which paper or service is due first, and its text.
import type { VehicleItem } from '@dropwise/contracts'
import { expect, it } from 'vitest'
import { nextDue } from './due.ts'

const TODAY = '2026-11-25'
const nothingDue = {
  papers: [],
  inspectionsDue: [],
  serviceDueOn: null,
  serviceDueKm: null,
  odometerKm: null,
}
const nextDueOf = (more: Partial<VehicleItem>) =>
  nextDue({ ...nothingDue, ...more } as VehicleItem, TODAY, 'km')
const paper = (kind: string, expiresOn: string | null) => ({ kind, number: null, expiresOn })

it('is empty if no document expires', () => {
  expect(nextDueOf({})).toBeNull()
  expect(nextDueOf({ papers: [paper('Registration', null)], odometerKm: 10 })).toBeNull()
})

it('is the first of papers and services, by its day while that is near', () => {
  expect(
    nextDueOf({ papers: [paper('Insurance', '2027-03-31'), paper('Inspection', '2026-12-04')] }),
  ).toMatchObject({ what: 'Inspection', when: 'Fri 4 Dec', isSoon: true })
  expect(nextDueOf({ papers: [paper('Insurance', '2027-03-31')] })).toMatchObject({
    what: 'Insurance',
    when: 'Mar 2027',
    isSoon: false,
  })
  expect(
    nextDueOf({
      papers: [paper('Insurance', '2027-03-31')],
      inspectionsDue: [{ kind: 'MOT', dueOn: '2026-12-01' }],
    }),
  ).toMatchObject({ what: 'MOT', when: 'Tue 1 Dec' })
  expect(nextDueOf({ serviceDueOn: '2026-11-20' })).toMatchObject({ when: 'since Fri 20 Nov', isSoon: true })
})

it('weighs a mileage against a day', () => {
  const papers = [paper('Insurance', '2027-03-31')]
  expect(nextDueOf({ papers, odometerKm: 59_250, serviceDueKm: 60_000 })).toMatchObject({
    what: 'Service',
    when: 'in 750 km',
    isSoon: true,
  })
  expect(nextDueOf({ papers, odometerKm: 10_000, serviceDueKm: 60_000 })).toMatchObject({ what: 'Insurance' })
  expect(nextDueOf({ odometerKm: 60_100, serviceDueKm: 60_000 })).toMatchObject({ when: '100 km over' })
})

it('says a mileage in miles to a company in miles', () => {
  const vehicle = { ...nothingDue, odometerKm: 59_250, serviceDueKm: 60_000 } as unknown as VehicleItem
  expect(nextDue(vehicle, TODAY, 'mi')?.when).toBe('in 466 mi')
})
