// Tests vehicle reminders: start and wording.
import type { VehicleItem } from '@dropwise/contracts'
import { expect, it } from 'vitest'
import { fleetWarnings, sharedDriverWarnings, URGENT } from './fleet-warnings.ts'

const TODAY = '2026-04-17'
const vehicle = (more: Partial<VehicleItem>) =>
  ({
    id: 'v',
    name: 'Van 1',
    status: 'active',
    papers: [],
    odometerKm: null,
    serviceDueKm: null,
    serviceDueOn: null,
    inspectionsDue: [],
    ...more,
  }) as unknown as VehicleItem
const texts = (more: Partial<VehicleItem>, notice?: typeof URGENT) =>
  fleetWarnings([vehicle(more)], TODAY, 'km', notice).map(({ text }) => text)

it('says both when a service is due by distance and by date', () => {
  expect(texts({ odometerKm: 29_900, serviceDueKm: 30_000, serviceDueOn: '2026-04-10' })).toEqual([
    'Service of Van 1 in 100 km',
    'Service of Van 1 was due on Fri 10 Apr',
  ])
})

it('begins a month before a document runs out, and says so once more within a week', () => {
  const inspection = (expiresOn: string) => ({ papers: [{ kind: 'Inspection', number: null, expiresOn }] })
  expect(texts(inspection('2026-05-18'))).toEqual([])
  expect(texts(inspection('2026-05-17'))).toEqual(['Inspection of Van 1 runs out on Sun 17 May'])
  expect(texts(inspection('2026-05-17'), URGENT)).toEqual([])
  expect(texts(inspection('2026-04-24'), URGENT)).toEqual(['Inspection of Van 1 runs out on Fri 24 Apr'])
})

it('says which inspection is due, a month before and again within a week', () => {
  const withInspection = (dueOn: string) => ({ inspectionsDue: [{ kind: 'Safety inspection', dueOn }] })
  expect(texts(withInspection('2026-05-18'))).toEqual([])
  expect(texts(withInspection('2026-05-17'))).toEqual(['Safety inspection of Van 1 is due on Sun 17 May'])
  expect(texts(withInspection('2026-05-17'), URGENT)).toEqual([])
  expect(texts(withInspection('2026-04-10'), URGENT)).toEqual([
    'Safety inspection of Van 1 was due on Fri 10 Apr',
  ])
})

it('reminds of nothing for archived vehicles', () => {
  expect(texts({ status: 'archived', serviceDueOn: '2026-04-10' })).toEqual([])
})

it('says who drives several vehicles', () => {
  const driver = { id: 'd', name: 'Mara Lindqvist' }
  const vans = [
    vehicle({ id: 'a', name: 'Van 1', driver }),
    vehicle({ id: 'b', name: 'Van 2', driver: { id: 'e', name: 'Joe Tanner' } }),
    vehicle({ id: 'c', name: 'Van 3', driver }),
    vehicle({ id: 'x', name: 'Van 4', driver, status: 'archived' }),
    vehicle({ id: 'y', name: 'Van 5', driver: null }),
  ]
  expect(sharedDriverWarnings(vans)).toEqual([{ id: 'a', text: 'Mara Lindqvist drives Van 1 and Van 3' }])
})
