// The hue of each van of a day: the database chooses it once; until then pages choose the same way (decision
// 0412).
import { chooseHues } from '@dropwise/contracts/route-hues'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addresses } from '../addresses/module.ts'
import { dispatch } from '../dispatch/module.ts'
import { driver } from '../driver/testing.ts'
import { fleet } from '../fleet/module.ts'
import { orders } from '../orders/module.ts'
import { testApi, townAddresses, type TestApi, type TestCompany } from '../testing.ts'
import { planning } from './module.ts'

const DAY = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
let api: TestApi
let company: TestCompany

beforeAll(async () => {
  api = await testApi([orders, addresses, fleet, planning, dispatch, driver])
  company = await api.company()
})
afterAll(() => api.close())

const post = async (url: string, body: object = {}) => {
  const answer = await api.call(company.keys.dispatcher, 'POST', url, { body })
  expect(answer.statusCode, answer.body).toBeLessThan(300)
  return answer.json()
}
async function hues(day: string): Promise<Map<number, number>> {
  const rows = await api.platform.database.asOwner<{ number: number; hue: number }>(
    `select number, hue from public.route_hues where tenant_id = $1 and date = $2 order by number`,
    [company.tenantId, day],
  )
  return new Map(rows.map(({ number, hue }) => [number, hue]))
}
const sorted = (map: Map<number, number>) => [...map].toSorted(([a], [b]) => a - b)

it('are the hues that a page predicts for a new van', async () => {
  const day = '2031-03-04'
  let guessed = new Map<number, number>()
  const steps = [[2, 5, 8], [1, 2, 5, 8], [5, 9], Array.from({ length: 30 }, (_, i) => i + 1), [40, 31, 8]]
  for (const numbers of steps) {
    await api.platform.database.asOwner('select app.choose_hues($1, $2, $3)', [
      company.tenantId,
      day,
      numbers,
    ])
    guessed = chooseHues(guessed, numbers)
    expect(sorted(await hues(day))).toEqual(sorted(guessed))
  }
})

it('stay with a van from plan to plan and onto the road', async () => {
  for (const name of ['Van 1', 'Van 2', 'Van 3'])
    await post('/vehicles', { name, registration: name, capacityPackages: 4 })
  const rows = townAddresses(api, 12).map((address, i) => ({
    reference: `O-${i}`,
    recipient: 'Somebody',
    date: DAY,
    address,
    packages: '1',
  }))
  await post('/orders/import', { rows })
  const run = async (): Promise<{ id: string; numbers: number[] }> => {
    const { id } = await post('/plans', { date: DAY, timeLimitSeconds: 1 })
    for (;;) {
      const plan = (await api.call(company.keys.viewer, 'GET', `/plans/${id}`)).json()
      if (plan.status === 'done')
        return { id, numbers: plan.routes.map(({ number }: { number: number }) => number) }
      expect(['queued', 'running']).toContain(plan.status)
      await sleep(50)
    }
  }
  const { numbers } = await run()
  const first = await hues(DAY)
  expect([...first.keys()]).toEqual(numbers)
  expect(new Set(first.values()).size).toBe(numbers.length)
  const { id } = await run()
  await post(`/plans/${id}/dispatch`)
  expect(sorted(await hues(DAY))).toEqual(sorted(first))
  const day = (await api.call(company.keys.dispatcher, 'GET', `/driver/day?date=${DAY}`)).json()
  expect(day.routes).toHaveLength(numbers.length)
  for (const route of day.routes) expect(route.hue).toBe(first.get(route.number))
})

it('stay with a van from day to day, while new vans get free ones', async () => {
  const vans = await api.platform.database.asOwner<{ id: string; depot_id: string }>(
    `select id, depot_id from public.vehicles where tenant_id = $1 order by name limit 3`,
    [company.tenantId],
  )
  const drive = (day: string, numbers: readonly number[]) =>
    Promise.all(
      numbers.map((number, i) =>
        api.platform.database.asOwner(
          `insert into public.routes (tenant_id, date, number, vehicle_id, depot_id, depart_at, return_at, distance_metres, duration_seconds)
           values ($1, $2, $3, $4, $5, $2::date + time '08:00', $2::date + time '12:00', 1, 1)`,
          [company.tenantId, day, number, vans[i]!.id, vans[i]!.depot_id],
        ),
      ),
    )
  const [first, next] = ['2031-05-05', '2031-05-06']
  await drive(first, [1, 2, 3])
  const was = await hues(first)
  // The same vans under other numbers, in another order.
  await drive(next, [9, 4, 7])
  const now = await hues(next)
  expect([now.get(9), now.get(4), now.get(7)]).toEqual([was.get(1), was.get(2), was.get(3)])
})
