// A van that leaves its route or stands between stops: shown with the time, notified once, cleared when it
// drives on.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { positions } from '../positions/module.ts'
import { testApi, type TestApi, type TestCompany } from '../testing.ts'
import { tracking } from '../tracking/module.ts'
import { live } from './module.ts'
import { at, makeLiveDay, type LiveDay } from './testing.ts'

let api: TestApi
let company: TestCompany
let day: LiveDay

beforeAll(async () => {
  // No workers: the test runs the check itself.
  api = await testApi([positions, live, tracking].map(({ work: _, ...module }) => module))
  company = await api.company()
  day = await makeLiveDay(api, company)
})
afterAll(() => api.close())

const exceptions = async () => (await day.read()).routes[0]!.exceptions
const titles = async () =>
  (
    await api.platform.database.asOwner<{ title: string }>(
      'select distinct title from public.notifications where tenant_id = $1',
      [company.tenantId],
    )
  ).map(({ title }) => title.replace(/\d\d:\d\d/, ''))

it('[2.10-6] is an exception with its start until it ends', async () => {
  await day.send(-5, 0)
  for (const minute of [2, 12, 22]) await day.send(minute, 500, 0)
  await day.look()
  expect(await exceptions()).toEqual([])
  await day.send(24, 510, 0)
  await day.look()
  const standing = { kind: 'standing', since: at(2).toISOString(), sequence: null }
  expect(await exceptions()).toEqual([standing])
  await day.send(26, 500, 0)
  await day.look()
  expect(await exceptions()).toEqual([standing])
  expect((await titles()).filter((title) => title === 'Standing still since ')).toHaveLength(1)

  await day.send(27, 700, 20)
  await day.look()
  expect(await exceptions()).toEqual([])
})
