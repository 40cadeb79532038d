// @vitest-environment happy-dom
// Tests the plan of a day: which plan opens, its figures while loading, and what dispatch leaves behind.
import { ordersResponse, readPlanningRules, type PlanResponse } from '@dropwise/contracts'
import { expect, it } from 'vitest'
import { Refusal } from '../../testing/fake-backend.ts'
import { planFixture } from '../../testing/plan-fixture.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { sampleOf } from '../../testing/sample-answer.ts'
import { PlanBar } from './plan-bar.tsx'
import { PlanNote } from './plans/plan-note.tsx'
import { usePlanActions, usePlanData } from './use-plan.ts'

const id = (n: number) => `55555555-5555-4555-8555-55555555555${n}`
const run = (n: number, status = 'done', dispatchedAt: string | null = null) => ({
  id: id(n),
  status,
  created_at: `2026-11-23T1${n}:00:00Z`,
  dispatched_at: dispatchedAt,
})
const unserved = (n: number) => ({
  orderId: id(n),
  reason: 'capacity',
  message: 'Every van is full.',
  fix: null,
})
const plan = (
  n: number,
  more: {
    status?: PlanResponse['status']
    unserved?: object[]
    distance?: number
    lowerBound?: number
    cheapestCost?: number
  } = {},
) => {
  const { plan: base } = planFixture({ id: id(n), vehicleId: id(7) })
  return {
    ...base,
    status: more.status ?? base.status,
    summary: {
      ...base.summary,
      stops: 1,
      distanceMetres: more.distance ?? 900,
      unserved: more.unserved?.length ?? 0,
      lowerBound: more.lowerBound ?? null,
      cheapestCost: more.cheapestCost ?? null,
      isStarved: false,
      hasUnknownLimits: false,
    },
    unserved: more.unserved ?? [],
  }
}
const empty = { items: [], cursor: null }

function Bar() {
  const data = usePlanData()
  const actions = usePlanActions(data)
  return <PlanBar data={data} actions={actions} />
}
function Note() {
  const data = usePlanData()
  return <PlanNote data={data} actions={usePlanActions(data)} />
}
const open = (answers: Record<string, object | ((request: never) => unknown)>) =>
  renderScreen(<Bar />, {
    path: '/tenant/plan',
    answers: { 'GET /api/v1/orders': empty, 'GET /api/v1/vehicles': empty, ...answers } as never,
  })

it('says how many plans of the company a queued one waits for', async () => {
  const { screen } = open({
    'GET /rest/v1/plans': [run(1, 'queued')],
    [`GET /api/v1/plans/${id(1)}`]: { ...plan(1, { status: 'queued' }), plansAhead: 2 },
  })
  expect(await screen.findByText('2 plans of your company before this one')).toBeDefined()
})

it('opens the plan that is driven, not a newer one, and says that it is dispatched', async () => {
  const { screen } = open({
    'GET /rest/v1/plans': [run(1, 'dispatched', '2026-11-23T13:00:00Z'), run(2)],
    [`GET /api/v1/plans/${id(1)}`]: plan(1, { status: 'dispatched' }),
    [`GET /api/v1/plans/${id(2)}`]: plan(2),
  })
  expect(await screen.findByText('Dispatched')).toBeDefined()
  expect(screen.getByRole('radio', { name: 'Plan A' }).getAttribute('aria-checked')).toBe('true')
})

it('says on another plan which one is dispatched', async () => {
  const { screen, user } = open({
    'GET /rest/v1/plans': [run(1, 'dispatched', '2026-11-23T13:00:00Z'), run(2)],
    [`GET /api/v1/plans/${id(1)}`]: plan(1, { status: 'dispatched' }),
    [`GET /api/v1/plans/${id(2)}`]: plan(2),
  })
  await user.click(await screen.findByRole('radio', { name: 'Plan B' }))
  expect(await screen.findByText('Plan A is dispatched')).toBeDefined()
})

it('says before dispatch how many orders it leaves, and takes it back with Undo', async () => {
  const { screen, user, requests, router } = open({
    'GET /rest/v1/plans': [run(1)],
    [`GET /api/v1/plans/${id(1)}`]: plan(1, { unserved: [unserved(3), unserved(4)] }),
    [`POST /api/v1/plans/${id(1)}/dispatch`]: { routes: [{ id: id(8) }] },
    [`POST /api/v1/plans/${id(1)}/recall`]: {
      planId: id(1),
      routes: [{ id: id(8) }],
      told: [{ orderId: id(3), reference: 'DW-3', recipient: 'Ada' }],
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Dispatch 1, leave 2' }))
  expect(await screen.findByText('1 route dispatched')).toBeDefined()
  expect(screen.getByText(/2 orders left without a van/)).toBeDefined()

  // Navigating away from the plan's screen, which has its own Undo.
  await screen.findByText('Another page')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('1 route recalled')).toBeDefined()
  expect(
    screen.getByText(/1 recipient had been told already: DW-3\. Messages that waited are not sent\./),
  ).toBeDefined()
  expect(requests.some((request) => request.path.endsWith('/recall'))).toBe(true)
  expect(router.state.location.search).toBe(`?plan=${id(1)}`)
})

it('[M4.15] says how many promises a plan is expected to miss, how that was counted, and what made it safer', async () => {
  const stop = (n: number, missedDays: number | null) => ({
    orderId: id(n),
    promisedTo: missedDays === null ? null : '2026-11-24T10:00:00Z',
    missedDays,
  })
  const stops = [stop(3, 24), stop(4, null)]
  const route = { id: id(1), number: 4, vehicleId: id(7), promises: 1, expectedMisses: 0.12, stops }
  const spreads = {
    drivingMedian: 1,
    serviceMedian: 1,
    drivingOfRoute: 0.1,
    drivingOfLeg: 0.1,
    serviceOfStop: 0.3,
  }
  const risk = {
    planId: id(1),
    version: 1,
    days: 200,
    promises: 1,
    expectedMisses: 0.12,
    spreads: { source: 'usual', routes: 0, departureSeconds: 240, ...spreads },
    routes: [{ ...route, shiftEndsAt: '2026-11-24T17:00:00Z', lateEndDays: 3 }],
  }
  const safety = {
    promises: 1,
    extraCost: 140,
    extraPercent: 1.4,
    allowedPercent: 2,
    earlierRoutes: 2,
    movedOrders: 1,
  }
  const base = plan(1)
  const summary = { ...base.summary, safety: { missesBefore: 6.2, missesAfter: 2.9, ...safety } }
  const { screen, user, router } = renderScreen(<Note />, {
    path: '/tenant/plan',
    answers: {
      'GET /api/v1/orders': empty,
      'GET /api/v1/vehicles': empty,
      'GET /rest/v1/plans': [run(1)],
      [`GET /api/v1/plans/${id(1)}`]: { ...base, summary },
      [`GET /api/v1/plans/${id(1)}/risk`]: risk,
    } as never,
  })
  expect(await screen.findByText(/0\.1 of 1 promise expected to be missed\./)).toBeDefined()
  expect(screen.getByText(/Counted on 200 simulated days with usual delays/)).toBeDefined()
  expect(
    screen.getByText(
      /6\.2 expected misses fell to 2\.9, for 1\.4.% more cost\. 2 routes leave earlier, 1 stop moved\./,
    ),
  ).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Show the stops' }))
  expect(router.state.location.search).toContain('tab=stops')
})

it('[M42] says how much routes overlap, what compact routes won, and that nothing was won', async () => {
  const square: [number, number][] = [
    [0, 0],
    [0, 4],
    [4, 4],
    [4, 0],
    [2, 2],
    [9, 9],
  ]
  const base = plan(1)
  const orderId = (n: number) => `66666666-6666-4666-8666-66666666666${n}`
  const stops = square.map((_, n) => ({
    orderId: orderId(n),
    sequence: n + 1,
    arriveAt: '2026-11-24T09:00:00Z',
    serviceAt: '2026-11-24T09:00:00Z',
    departAt: '2026-11-24T09:05:00Z',
    waitSeconds: 0,
    lateSeconds: 0,
    legDistanceMetres: 1_000,
    legDurationSeconds: 600,
    reload: null,
  }))
  const [sample] = sampleOf(ordersResponse).items
  const routes = [
    { ...base.routes[0], stops: stops.slice(0, 4) },
    { ...base.routes[0], id: id(2), number: 5, vehicleId: id(8), stops: stops.slice(4) },
  ]
  const orders = square.map(([lat, lng], n) => ({ ...sample!, id: orderId(n), status: 'open', lat, lng }))
  const compactness = {
    before: { stops: 6, inOthers: 3 },
    after: { stops: 6, inOthers: 1 },
    extraCost: 150,
    extraPercent: 1.5,
    allowedPercent: 5,
    movedOrders: 2,
  }
  const answers = (more: object) => ({
    'GET /api/v1/orders': { items: orders, cursor: null },
    'GET /api/v1/vehicles': empty,
    'GET /rest/v1/plans': [run(1)],
    [`GET /api/v1/plans/${id(1)}`]: { ...base, ...more, routes },
  })
  const { screen, unmount } = renderScreen(<Note />, {
    path: '/tenant/plan',
    answers: answers({ summary: { ...base.summary, compactness } }) as never,
  })
  expect(
    await screen.findByText(
      /Routes overlap at 16\.7.% of stops: 1 of 6 lie within the area of another route\./,
    ),
  ).toBeDefined()
  expect(screen.getByText(/fell from 3 to 1, for 1\.5.% more cost\. 2 stops changed vans\./)).toBeDefined()
  unmount()
  const nothing = { ...compactness, after: compactness.before, extraCost: 0, movedOrders: 0 }
  const again = renderScreen(<Note />, {
    path: '/tenant/plan',
    answers: answers({ summary: { ...base.summary, compactness: nothing } }) as never,
  })
  expect(
    await again.screen.findByText(
      /Compact routes: nothing within 5\.0.% more cost lets routes overlap less\./,
    ),
  ).toBeDefined()
})

it('dispatches some routes now, and opens the plan of the others', async () => {
  const routes = [1, 2, 3].map((n) => ({ ...plan(n).routes[0], id: id(n + 3), number: n, vehicleId: id(n) }))
  const { screen, user, requests, router } = open({
    'GET /rest/v1/plans': [run(1)],
    [`GET /api/v1/plans/${id(1)}`]: { ...plan(1), routes },
    [`POST /api/v1/plans/${id(1)}/dispatch`]: { routes: [{ id: id(8) }], restPlanId: id(2) },
  })
  await user.click(await screen.findByRole('button', { name: 'Choose routes to dispatch' }))
  const send = await screen.findByRole<HTMLButtonElement>('button', { name: 'Dispatch 0 of 3 routes' })
  expect(send.disabled).toBe(true)
  await user.click(screen.getByRole('checkbox', { name: 'Every route' }))
  await user.click(screen.getByRole('checkbox', { name: /^R2 / }))
  await user.click(screen.getByRole('button', { name: 'Dispatch 2 of 3 routes' }))
  expect(await screen.findByText('1 route dispatched')).toBeDefined()
  expect(screen.getByText('1 route stays to be dispatched later')).toBeDefined()
  expect(requests.find((request) => request.path.endsWith('/dispatch'))?.body).toEqual({
    vehicleIds: [id(1), id(3)],
  })
  expect(router.state.location.search).toBe(`?plan=${id(2)}`)
})

const partlySent = {
  [`GET /api/v1/plans/${id(1)}`]: { ...plan(1), status: 'dispatched', restPlanId: id(2) },
  [`GET /api/v1/plans/${id(2)}`]: plan(2),
}
const sentRun = { ...run(1), status: 'dispatched' }

it('leads from a dispatched plan to the plan of what was left', async () => {
  const { screen } = open({ ...partlySent, 'GET /rest/v1/plans': [sentRun, run(2)] })
  const link = await screen.findByRole('link', { name: /^Left for later: / })
  expect(link.getAttribute('href')).toContain(`plan=${id(2)}`)
})

it('leads to no plan that was deleted since', async () => {
  const { screen } = open({ ...partlySent, 'GET /rest/v1/plans': [sentRun] })
  expect(await screen.findByText('Dispatched')).toBeDefined()
  expect(screen.queryByText(/^Left for later/)).toBeNull()
})

it('names the rules that routes break, and dispatches them once they are confirmed', async () => {
  const vehicleId = plan(1).routes[0]!.vehicleId
  const rules = [
    { code: 'overlap', amount: 3900, unit: 'seconds', text: '1 h 05 on two routes at once' },
    { code: 'max_duration', amount: 480, unit: 'seconds', text: '8 min over hours' },
  ].map((rule) => ({ ...rule, vehicleId, orderId: null }))
  let tries = 0
  const { screen, user, requests } = open({
    'GET /rest/v1/plans': [run(1)],
    [`GET /api/v1/plans/${id(1)}`]: plan(1),
    [`POST /api/v1/plans/${id(1)}/dispatch`]: () =>
      tries++ === 0
        ? new Refusal(409, {
            code: 'rules_broken',
            message: 'This breaks rules',
            details: { violations: rules },
          })
        : { routes: [{ id: id(8) }] },
  })
  await user.click(await screen.findByRole('button', { name: /^Dispatch \d+ route/ }))
  const question = await screen.findByRole('dialog', { name: 'These routes break rules of the day' })
  expect(question.textContent).toMatch(/R\d+: 1 h 05 on two routes at once.*R\d+: 8 min over hours/)
  await user.click(screen.getByRole('button', { name: 'Dispatch all the same' }))
  expect(await screen.findByText('1 route dispatched')).toBeDefined()
  const dispatchBodies = requests.filter(({ path }) => path.endsWith('/dispatch')).map(({ body }) => body)
  expect(dispatchBodies).toEqual([{}, { confirmedRules: ['overlap', 'max_duration'] }])
})

it('says why a dispatch can no longer be undone', async () => {
  const { screen, user } = open({
    'GET /rest/v1/plans': [run(1)],
    [`GET /api/v1/plans/${id(1)}`]: plan(1),
    [`POST /api/v1/plans/${id(1)}/dispatch`]: { routes: [{ id: id(8) }] },
    [`POST /api/v1/plans/${id(1)}/recall`]: () =>
      new Refusal(409, { code: 'route_under_way', message: 'R1 is under way and cannot be recalled.' }),
  })
  await user.click(await screen.findByRole('button', { name: 'Dispatch 1 route' }))
  await screen.findByText('Another page')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText(/R1 is under way/)).toBeDefined()
})

it('shows no count of vans before they are known', async () => {
  const { screen } = open({
    'GET /rest/v1/plans': [],
    'GET /api/v1/vehicles': () => new Promise(() => {}),
  })
  expect(await screen.findByText('Vans')).toBeDefined()
  expect(screen.getAllByText('Loading')).toHaveLength(2)
  expect(screen.queryByText('of 0')).toBeNull()
})

it('praises a shorter plan and not a longer one', async () => {
  const { screen } = open({
    'GET /rest/v1/plans': [run(1), run(2)],
    [`GET /api/v1/plans/${id(1)}`]: plan(1, { distance: 900 }),
    [`GET /api/v1/plans/${id(2)}`]: plan(2, { distance: 1110 }),
  })
  const longer = await screen.findByText(/\+11 %/)
  expect(longer.closest('.text-ok-ink')).toBeNull()
})

it('says how far the cost may be from the least', async () => {
  const { screen } = open({
    'GET /rest/v1/plans': [run(1)],
    [`GET /api/v1/plans/${id(1)}`]: plan(1, { lowerBound: 93 }),
  })
  expect(await screen.findByText('no plan can be more than 7 % cheaper')).toBeDefined()
})

it('hides a lower bound that is too loose to judge the plan', async () => {
  const { screen } = open({
    'GET /rest/v1/plans': [run(1)],
    [`GET /api/v1/plans/${id(1)}`]: plan(1, { lowerBound: 91 }),
  })
  expect(await screen.findByText('Cost')).toBeDefined()
  expect(screen.queryByText(/cheaper/)).toBeNull()
})

it('says what even days cost more than the cheapest plan', async () => {
  const { screen } = open({
    'GET /rest/v1/plans': [run(1)],
    [`GET /api/v1/plans/${id(1)}`]: plan(1, { cheapestCost: 80 }),
  })
  expect(await screen.findByText('25.0 % for even days')).toBeDefined()
})

it('[M14] [M32] [M43] says what of the cost is overtime, and that the map has no limits for sizes', async () => {
  const base = plan(1)
  const { screen } = renderScreen(<Note />, {
    path: '/tenant/plan',
    answers: {
      'GET /api/v1/orders': empty,
      'GET /api/v1/vehicles': empty,
      'GET /rest/v1/plans': [run(1)],
      [`GET /api/v1/plans/${id(1)}`]: {
        ...base,
        routes: base.routes.map((route) => ({ ...route, overtimeCost: 4300 })),
        summary: { ...base.summary, hasUnknownLimits: true },
      },
    } as never,
  })
  expect(await screen.findByText(/^Of the cost, .43(\.00)? is for overtime\.$/)).toBeDefined()
  expect(screen.getByRole('status').textContent).toContain('routes do not avoid low bridges')
})

it('[M4.21] says the CO2 of a plan, which routes lack it, and its price', async () => {
  const base = plan(1)
  const [route] = base.routes
  const { screen } = renderScreen(<Note />, {
    path: '/tenant/plan',
    answers: {
      'GET /api/v1/orders': empty,
      'GET /api/v1/vehicles': empty,
      'GET /rest/v1/plans': [run(1)],
      'GET /api/v1/planning/rules': { ...readPlanningRules({}), co2PriceMinor: 12 },
      [`GET /api/v1/plans/${id(1)}`]: {
        ...base,
        routes: [
          { ...route, co2Grams: 5_184 },
          { ...route, id: id(7), number: 5, co2Grams: null },
        ],
      },
    } as never,
  })
  const text =
    /^CO2: 5\.2 kg, without 1 route whose vehicle’s consumption is unknown\. The cost has .0\.12 for each kilogram/
  expect(await screen.findByText(text)).toBeDefined()
})

it('says that a plan is proven to be the best', async () => {
  const { screen } = open({
    'GET /rest/v1/plans': [run(1)],
    [`GET /api/v1/plans/${id(1)}`]: plan(1, { lowerBound: 100 }),
  })
  expect(await screen.findByText('proven best')).toBeDefined()
})
