// Inspections over the API on a real database: staff record them, viewers read them, and the newest of each
// kind gives the next due date.
import { inspectionsResponse, vehiclesResponse } from '@dropwise/contracts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { testApi, type TestApi, type TestCompany } from '../testing.ts'
import { fleet } from './module.ts'

let api: TestApi
let company: TestCompany
let vehicleId = ''

beforeAll(async () => {
  api = await testApi([fleet])
})
afterAll(() => api.close())
beforeEach(async () => {
  company = await api.company()
  const body = { name: 'Van 1', registration: 'ONE' }
  vehicleId = (await api.call(company.keys.dispatcher, 'POST', '/vehicles', { body })).json().id
})

const path = () => `/vehicles/${vehicleId}/inspections`
const note = (more: object = {}, key = company.keys.dispatcher) =>
  api.call(key, 'POST', path(), {
    body: {
      kind: 'Safety inspection',
      inspectedOn: '2026-10-01',
      inspectedBy: 'Quayside Garage',
      result: 'passed',
      ...more,
    },
  })
async function list(key = company.keys.viewer) {
  const answer = await api.call(key, 'GET', path())
  expect(answer.statusCode, answer.body).toBe(200)
  return inspectionsResponse.parse(answer.json()).items
}
async function dueDates() {
  const answer = await api.call(company.keys.viewer, 'GET', '/vehicles')
  return vehiclesResponse.parse(answer.json()).items[0]?.inspectionsDue
}

it('[2.10-3] records when and by whom a vehicle was inspected, the result, and the next date', async () => {
  expect(await dueDates()).toEqual([])
  const created = await note({ result: 'advisories', note: 'Tyres at 3 mm', nextDueOn: '2026-12-01' })
  expect(created.statusCode, created.body).toBe(201)
  expect(await list()).toEqual([created.json()])
  expect(created.json()).toMatchObject({
    kind: 'Safety inspection',
    inspectedOn: '2026-10-01',
    inspectedBy: 'Quayside Garage',
    result: 'advisories',
    note: 'Tyres at 3 mm',
    nextDueOn: '2026-12-01',
  })
})

it('is due by the newest inspection of its kind, in whichever order they were entered', async () => {
  await note({ inspectedOn: '2026-10-01', nextDueOn: '2026-12-01' })
  await note({ kind: 'MOT', inspectedOn: '2026-06-01', nextDueOn: '2027-06-01' })
  await note({ kind: 'safety inspection', inspectedOn: '2026-08-01', nextDueOn: '2026-10-01' })
  expect(await dueDates()).toEqual([
    { kind: 'Safety inspection', dueOn: '2026-12-01' },
    { kind: 'MOT', dueOn: '2027-06-01' },
  ])
  const last = await note({ inspectedOn: '2026-11-20' })
  expect(await dueDates()).toEqual([{ kind: 'MOT', dueOn: '2027-06-01' }])
  const removed = await api.call(company.keys.dispatcher, 'DELETE', `${path()}/${last.json().id}`)
  expect(removed.statusCode).toBe(204)
  expect(await dueDates()).toHaveLength(2)
})

it('marks the vehicle as changed when an inspection is added or removed', async () => {
  const changed = async (since: string) => {
    const url = `/vehicles?updatedSince=${encodeURIComponent(since)}`
    const answer = await api.call(company.keys.viewer, 'GET', url)
    return vehiclesResponse.parse(answer.json()).items.map(({ inspectionsDue }) => inspectionsDue)
  }
  /** Moves everything recorded so far into the past. */
  const now = async () => {
    const [row] = await api.platform.database.asOwner<{ at: string }>(
      `select to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at`,
    )
    return row!.at
  }
  const before = await now()
  expect(await changed(before)).toEqual([])
  const { id } = (await note({ nextDueOn: '2026-12-01' })).json()
  expect(await changed(before)).toEqual([[{ kind: 'Safety inspection', dueOn: '2026-12-01' }]])
  const noted = await now()
  expect(await changed(noted)).toEqual([])
  await api.call(company.keys.dispatcher, 'DELETE', `${path()}/${id}`)
  expect(await changed(noted)).toEqual([[]])
})

it('is refused without a name, an inspector or a result, and with a next day that is not after it', async () => {
  const refused = [
    { kind: ' ' },
    { inspectedBy: '' },
    { result: 'perhaps' },
    { inspectedOn: '2026-02-30' },
    { inspectedOn: '1999-12-31' },
    { nextDueOn: '2026-10-01' },
    { note: 'x'.repeat(1_001) },
  ]
  for (const more of refused) expect((await note(more)).statusCode, JSON.stringify(more)).toBe(400)
  expect(await list()).toEqual([])
})

it('is recorded and deleted only by staff of the company', async () => {
  const { id } = (await note()).json()
  const other = await api.company()
  for (const key of [company.keys.viewer, company.keys.driver]) {
    expect((await note({}, key)).statusCode).toBe(403)
    expect((await api.call(key, 'DELETE', `${path()}/${id}`)).statusCode).toBe(403)
  }
  // A driver only sees the vehicles of the driver's own routes.
  for (const key of [company.keys.driver, other.keys.admin])
    expect((await api.call(key, 'GET', path())).statusCode).toBe(404)
  expect((await note({}, other.keys.dispatcher)).statusCode).toBe(404)
  expect((await api.call(other.keys.admin, 'DELETE', `${path()}/${id}`)).statusCode).toBe(404)
  expect(await list()).toHaveLength(1)
})
