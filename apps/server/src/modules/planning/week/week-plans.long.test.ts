// Week plans over the API on a real database and roads: what may move, what is refused, accepting and undoing.
import { addDays, weekMovesResponse, weekPlanResponse, type WeekPlanResponse } from '@dropwise/contracts'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { dispatch } from '../../dispatch/module.ts'
import { fleet } from '../../fleet/module.ts'
import { orders } from '../../orders/module.ts'
import { testApi, type TestApi } from '../../testing.ts'
import { planning } from '../module.ts'
import { DAY, planningDesk, type PlanningDesk } from '../testing.ts'

const LAST = addDays(DAY, 4)
let api: TestApi
let desk: PlanningDesk

beforeAll(async () => {
  api = await testApi([orders, fleet, planning, dispatch])
  desk = await planningDesk(api)
})
afterAll(() => api.close())

/** Twelve orders on two days, so that one day can take all; the even ones may move until LAST. */
beforeEach(async () => {
  await desk.newCompany()
  await desk.addVehicles(1, { shiftStart: '08:00', shiftEnd: '18:00', costFixedMinor: 4_000 })
  for (const [day, from] of [
    [DAY, 0],
    [addDays(DAY, 1), 6],
  ] as const) {
    const rows = desk.labels.slice(from, from + 6).map((address, i) => ({
      reference: `W-${from + i}`,
      address,
      packages: '1',
      window_start: '09:00',
      window_end: '17:00',
      ...(i % 2 === 0 ? { last_date: LAST } : {}),
    }))
    await desk.importRows(rows, day)
  }
})

const call = (method: 'GET' | 'POST', path: string, body?: object, key = desk.company.keys.dispatcher) =>
  api.call(key, method, path, body ? { body } : {})
const start = (body: object = {}) =>
  call('POST', '/week-plans', { from: DAY, days: 5, timeLimitSeconds: 1, ...body })
const read = async (id: string): Promise<WeekPlanResponse> =>
  weekPlanResponse.parse((await call('GET', `/week-plans/${id}`)).json())

async function ended(id: string): Promise<WeekPlanResponse> {
  for (;;) {
    const week = await read(id)
    if (week.status !== 'queued' && week.status !== 'running') return week
    await sleep(50)
  }
}

async function run(body: object = {}): Promise<WeekPlanResponse> {
  const answer = await start(body)
  expect(answer.statusCode, answer.body).toBe(202)
  const week = await ended(answer.json().id)
  expect(week).toMatchObject({ status: 'done', error: null })
  return week
}

interface Day {
  id: string
  date: string
  lastDate: string | null
  windowStart: string | null
}
const daysOf = async (): Promise<Map<string, Day>> => {
  const { items } = (await call('GET', '/orders?limit=200')).json()
  return new Map(items.map((item: Day & { reference: string }) => [item.reference, item]))
}
const accept = async (id: string, body: object = { plansDays: false }) =>
  weekMovesResponse.parse((await call('POST', `/week-plans/${id}/accept`, body)).json())
const hold = (orderId: string) =>
  api.platform.database.asOwner(`update public.deliveries set promised_from = now() where order_id = $1`, [
    orderId,
  ])

it('[M45] proposes a day for each order at no higher cost, accepts all, and takes everything back', async () => {
  const before = await daysOf()
  const week = await run({ movesFreely: true })
  const { alone, week: together, days } = week.result!
  expect(together.cost).toBeLessThan(alone.cost)
  expect([alone.orders, together.orders, together.unserved]).toEqual([12, 12, 0])
  expect(days.map(({ date }) => date)).toEqual([0, 1, 2, 3, 4].map((ahead) => addDays(DAY, ahead)))
  expect(await daysOf()).toEqual(before)

  const moves = week.changes.filter(({ proposedDate, date }) => proposedDate !== date)
  expect(moves.length).toBe(week.moves)
  const accepted = await accept(week.id, {})
  expect(accepted).toMatchObject({ moved: moves.length, skipped: [] })
  expect(accepted.plans.length).toBeGreaterThan(0)
  const after = await daysOf()
  for (const { reference, proposedDate } of moves)
    expect(after.get(reference)).toMatchObject({
      date: proposedDate,
      lastDate: null,
      windowStart: `${proposedDate}T09:00:00.000Z`,
    })
  expect((await read(week.id)).accepted).toBe(moves.length)
  expect(await accept(week.id)).toEqual({ moved: 0, skipped: [], plans: [] })

  const undone = weekMovesResponse.parse((await call('POST', `/week-plans/${week.id}/undo`)).json())
  expect(undone).toEqual({ moved: moves.length, skipped: [], plans: [] })
  const untouched = (orders: Map<string, Day>) =>
    [...orders].map(([reference, { date, lastDate, windowStart }]) => [
      reference,
      date,
      lastDate,
      windowStart,
    ])
  expect(untouched(await daysOf())).toEqual(untouched(before))
})

it('[M45] does not move orders with one day, a promise, a tie or outside of the selection, and says why', async () => {
  const before = await daysOf()
  await hold(before.get('W-0')!.id)
  const week = await run()
  const holdOf = new Map(week.changes.map(({ reference, held }) => [reference, held]))
  expect(holdOf.get('W-0')).toBe('promised')
  expect(holdOf.get('W-1')).toBe('one_day')
  expect(week).toMatchObject({ orders: 12, movable: 5 })
  for (const { held: reason, date, proposedDate } of week.changes) if (reason) expect(proposedDate).toBe(date)
  const runOfChosen = await run({ orderIds: [before.get('W-2')!.id] })
  expect(runOfChosen.movable).toBe(1)
  expect(runOfChosen.changes.find(({ reference }) => reference === 'W-4')?.held).toBe('not_chosen')
})

it('[M45] accepts some moves, and none of a recipient who was promised a day meanwhile', async () => {
  const week = await run({ movesFreely: true })
  const [first, second] = week.changes.filter(
    ({ proposedDate, date, held }) => !held && proposedDate !== date,
  )
  await hold(first!.orderId)
  const { moved, skipped } = await accept(week.id, {
    orderIds: [first!.orderId, second!.orderId],
    plansDays: false,
  })
  expect(moved).toBe(1)
  expect(skipped).toEqual([{ orderId: first!.orderId, reference: first!.reference, reason: 'promised' }])
  const after = await daysOf()
  expect(after.get(first!.reference)!.date).toBe(first!.date)
  expect(after.get(second!.reference)!.date).toBe(second!.proposedDate)
})

it('[M45] keeps the best proposal when it is stopped, and every order keeps a day', async () => {
  const before = await daysOf()
  const { id } = (await start({ movesFreely: true, timeLimitSeconds: 60 })).json()
  while ((await read(id)).progress.cost === null) await sleep(50)
  expect((await call('POST', `/week-plans/${id}/stop`)).statusCode).toBe(200)
  const week = await ended(id)
  // Twelve orders may be done before the stop arrives.
  expect(['stopped', 'done']).toContain(week.status)
  expect(week.result!.week.cost).toBeLessThanOrEqual(week.result!.alone.cost)
  expect(await daysOf()).toEqual(before)
})

it('[M45] refuses a second run with the same orders until the first has ended', async () => {
  const { id } = await run()
  // A run of twelve orders may be over before the second request, so its orders are taken again by hand.
  const setPlanning = (isPlanning: boolean) =>
    api.platform.database.asOwner(
      `update public.week_plan_orders set is_planning = $2 where week_plan_id = $1`,
      [id, isPlanning],
    )
  await setPlanning(true)
  const second = await start()
  expect([second.statusCode, second.json()]).toMatchObject([409, { code: 'week_plan_running' }])
  await setPlanning(false)
  await run()
})

it('[M45] refuses bad periods and spans with the field', async () => {
  const [order] = (await daysOf()).values()
  const wrong: [object, string][] = [
    [{ days: 0 }, 'days'],
    [{ days: 400 }, 'days'],
    [{ from: 'soon' }, 'from'],
    [{ spans: [{ orderId: order!.id, earliest: LAST, latest: DAY }] }, 'spans.0.latest'],
    [{ spans: [{ orderId: order!.id, earliest: '2031-01-01', latest: '2031-01-02' }] }, 'spans.0.earliest'],
    [{ orderIds: ['00000000-0000-7000-8000-000000000001'] }, 'orderIds'],
  ]
  for (const [body, field] of wrong) {
    const answer = await start(body)
    expect([answer.statusCode, answer.json().details[0].field]).toEqual([400, field])
  }
  expect((await start({ from: addDays(DAY, -9) })).json()).toMatchObject({ code: 'day_is_over' })
  expect((await start({ from: addDays(DAY, 50) })).json()).toMatchObject({ code: 'nothing_to_plan_in_week' })
  expect((await start({ unknown: 1 })).statusCode).toBe(400)
  expect((await call('POST', '/week-plans', { from: DAY }, desk.company.keys.viewer)).statusCode).toBe(403)
})

it('[M45] does not change a day whose vans are all on the road', async () => {
  const plan = await desk.startPlan({ date: DAY })
  await desk.ended(plan)
  expect((await desk.dispatch(plan)).statusCode).toBe(200)
  const week = await run({ movesFreely: true })
  expect(week.result!.days[0]).toMatchObject({ vehicles: 0, week: { vans: 0 } })
  for (const { proposedDate } of week.changes) expect(proposedDate).not.toBe(DAY)
})
