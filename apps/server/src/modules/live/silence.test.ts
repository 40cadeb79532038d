// A van falls silent on the road: the clock carries its day forward, dispatch is notified once, and its next
// fix clears the notice.
import { answerOf } from '@dropwise/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { positions } from '../positions/module.ts'
import { testApi, type TestApi, type TestCompany } from '../testing.ts'
import { tracking } from '../tracking/module.ts'
import { live } from './module.ts'
import { carryQuietRoutes } from './route-updates.ts'
import { at, makeLiveDay, MINUTE, type LiveDay } from './testing.ts'

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

/** Ages all fixes by this many minutes. */
const wait = async (minutes: number) => {
  for (const table of ['positions', 'vehicle_positions'])
    await api.platform.database.asOwner(
      `update public.${table} set received_at = received_at - make_interval(mins => $2) where tenant_id = $1`,
      [company.tenantId, minutes],
    )
}
const warnings = () =>
  api.platform.database.asOwner<{ title: string }>(
    `select distinct title from public.notifications where tenant_id = $1 order by title`,
    [company.tenantId],
  )

it('[2.10-6] is reported, carried forward by the clock, and ends with the next position', async () => {
  await day.send(-5, 0)
  await day.send(6, 500, 20)
  await day.look()
  await wait(80)
  await carryQuietRoutes(api.platform)

  const quiet = await day.read()
  const [route] = quiet.routes
  expect(route!.exceptions).toEqual([{ kind: 'silent', since: at(6).toISOString(), sequence: null }])
  // 90 minutes after eight: at its first stop not before now, and at the others by the plan.
  const etas = route!.stops.map(({ etaAt }) => Math.round((Date.parse(etaAt!) - at(0).getTime()) / MINUTE))
  expect(etas).toEqual([86, 96, 106, 116, 126, 136])
  expect(quiet.counts.atRisk).toBeGreaterThan(0)
  const parcel = await day.track(1)
  expect(Date.parse(parcel.eta!.to)).toBeGreaterThan(at(86).getTime())
  expect(Math.round((Date.parse(parcel.eta!.at!) - at(0).getTime()) / MINUTE)).toBe(86)
  // The tracking page and the customer's pages show the silence in these words.
  expect(answerOf(parcel, new Date(parcel.clock)).note).toMatch(/No position of the van since \d\d:06\./)
  await carryQuietRoutes(api.platform)
  expect(await warnings()).toHaveLength(1)
  expect((await warnings())[0]!.title).toMatch(/^No position since /)

  await day.send(87, 650, 20)
  await day.look()
  expect((await day.read()).routes[0]!.exceptions).toEqual([])
})
