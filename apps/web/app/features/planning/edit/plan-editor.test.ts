// Tests manual edits: shown at once, stored in sequence, undone; two dispatchers; offline.
import type { PlanResponse, PlanStop } from '@dropwise/contracts'
import { expect, it } from 'vitest'
import { sequencesOf } from './edited-plan.ts'
import { PlanEditor, type Edit, type MovesBody, type Saved } from './plan-editor.ts'
import type { Scorer } from './scorer.ts'

const stop = (orderId: string, sequence: number): PlanStop => ({
  orderId,
  sequence,
  arriveAt: '2026-11-24T09:00:00.000Z',
  serviceAt: '2026-11-24T09:00:00.000Z',
  departAt: '2026-11-24T09:05:00.000Z',
  waitSeconds: 0,
  lateSeconds: 0,
  legDistanceMetres: 0,
  legDurationSeconds: 0,
  reload: null,
})
const route = (vehicleId: string, number: number, orders: string[]): PlanResponse['routes'][number] => ({
  id: `route ${number}`,
  number,
  vehicleId,
  driverId: null,
  departAt: '2026-11-24T08:00:00.000Z',
  returnAt: '2026-11-24T12:00:00.000Z',
  distanceMetres: 1,
  durationSeconds: 1,
  driveSeconds: 1,
  serviceSeconds: 1,
  waitSeconds: 0,
  load: { packages: 1, kg: 1 },
  cost: 1,
  overtimeCost: 0,
  co2Grams: null,
  efficiency: 100,
  stops: orders.map((id, i) => stop(id, i + 1)),
})
const plan = (version: number, a: string[], b: string[]): PlanResponse => ({
  id: 'p',
  date: '2026-11-24',
  name: null,
  version,
  basePlanId: null,
  objective: 'cost',
  rules: {},
  status: 'done',
  progress: { elapsedSeconds: 1, cost: 1, served: 1, total: 1, limitSeconds: 1, history: [] },
  summary: {
    routes: 2,
    stops: a.length + b.length,
    distanceMetres: 2,
    durationSeconds: 2,
    driveSeconds: 2,
    waitSeconds: 0,
    unserved: 0,
    late: 0,
    cost: 2,
    lowerBound: null,
    cheapestCost: null,
    isStarved: false,
    hasUnknownLimits: false,
    baselineDistanceMetres: null,
    onRoads: true,
    roads: 'roads',
    estimate: null,
  },
  routes: [route('a', 1, a), route('b', 2, b)].filter(({ stops }) => stops.length > 0),
  overlap: { stops: 0, inOthers: 0 },
  unserved: [],
  violations: [],
  locks: { orders: [], vehicles: [] },
  adjustments: [],
  isOutOfDate: false,
  speeds: 'map',
  error: null,
  createdAt: '2026-11-24T07:00:00.000Z',
})

/**
 * A fake server that stores moves as the real one does, and can be offline or receive another person's change
 * first.
 */
function server(start: PlanResponse) {
  let now = start
  const bodies: MovesBody[] = []
  const answers: Saved[] = []
  const world = {
    isAway: false,
    now: () => now,
    bodies,
    kept: [] as Edit[],
    foreign: 0,
    refused: [] as string[],
    left: [] as string[],
  }
  const editor = new PlanEditor(start, [], {
    async save(body) {
      if (world.isAway) return { kind: 'unreachable' }
      bodies.push(body)
      const next = answers.shift()
      if (next) {
        if (next.kind === 'changed') now = next.plan
        return next
      }
      if (body.version !== now.version) return { kind: 'changed', plan: now }
      const local = new PlanEditor(now, [], deps())
      await local.perform({ label: 'stored', moves: body.moves })
      const after = Object.fromEntries(local.sequences)
      now = plan(now.version + 1, [...(after['a'] ?? [])], [...(after['b'] ?? [])])
      return { kind: 'stored', plan: now }
    },
    keep: (edits) => (world.kept = [...edits]),
    onStored: () => {},
    onForeign: () => (world.foreign += 1),
    onRefused: (_edit, message) => world.refused.push(message),
    onLeft: (_plan, edits) => world.left.push(...edits.map(({ label }) => label)),
  })
  return { editor, world, answers }
}
const deps = () => ({
  save: () => new Promise<Saved>(() => {}),
  keep: () => {},
  onStored: () => {},
  onForeign: () => {},
  onRefused: () => {},
  onLeft: () => {},
})
const shown = (editor: PlanEditor) => Object.fromEntries(sequencesOf(editor.getSnapshot().plan))
/** Waits until everything storable is stored. */
async function settle(editor: PlanEditor): Promise<void> {
  await new Promise<void>((resolve) => {
    const look = () => {
      if (editor.getSnapshot().unsaved > 0) return
      leave()
      resolve()
    }
    const leave = editor.subscribe(look)
    look()
  })
}
const toB = (orderId: string, position = 1) => ({
  label: `${orderId} to B`,
  moves: [{ orderId, vehicleId: 'b', position }],
})

it('shows a change at once and stores it', async () => {
  const { editor, world } = server(plan(1, ['1', '2'], ['3']))
  await editor.perform(toB('2'))
  expect(shown(editor)).toEqual({ a: ['1'], b: ['2', '3'] })
  await settle(editor)
  expect(world.bodies).toEqual([{ version: 1, moves: [{ orderId: '2', vehicleId: 'b', position: 1 }] }])
  expect(editor.getSnapshot().plan).toEqual(plan(2, ['1'], ['2', '3']))
})

it('takes changes back one by one and makes them again', async () => {
  const { editor } = server(plan(1, ['1', '2'], ['3']))
  await editor.perform(toB('2'))
  await editor.perform({ label: '3 off', moves: [{ orderId: '3', vehicleId: null }] })
  expect(editor.getSnapshot().plan.unserved).toMatchObject([{ orderId: '3', reason: 'by_hand' }])
  await editor.undo()
  await editor.undo()
  expect(shown(editor)).toEqual({ a: ['1', '2'], b: ['3'] })
  expect(editor.getSnapshot()).toMatchObject({ undo: undefined, redo: { label: '2 to B' } })
  await editor.redo()
  expect(shown(editor)).toEqual({ a: ['1'], b: ['2', '3'] })
  await editor.perform(toB('1', 9))
  expect(editor.getSnapshot().redo).toBeUndefined()
  await settle(editor)
  expect(shown(editor)).toEqual({ b: ['2', '3', '1'] })
})

it('puts its change on top of what another dispatcher did, and says so', async () => {
  const { editor, world, answers } = server(plan(1, ['1', '2'], ['3']))
  answers.push({ kind: 'changed', plan: plan(2, ['2'], ['3', '1']) })
  await editor.perform(toB('2', 9))
  await settle(editor)
  expect(shown(editor)).toEqual({ b: ['3', '1', '2'] })
  expect(world.foreign).toBe(1)
  expect(world.bodies.map(({ version }) => version)).toEqual([1, 2])
  // Undo affects only the changes made here.
  await editor.undo()
  await settle(editor)
  expect(shown(editor)).toEqual({ a: ['2'], b: ['3', '1'] })
})

it('shows what another dispatcher did while nothing is changed here', () => {
  const { editor, world } = server(plan(1, ['1', '2'], ['3']))
  editor.receive(plan(2, ['1'], ['3', '2']))
  expect(shown(editor)).toEqual({ a: ['1'], b: ['3', '2'] })
  expect(world.foreign).toBe(1)
  editor.receive(plan(1, ['1', '2'], ['3']))
  expect(shown(editor)).toEqual({ a: ['1'], b: ['3', '2'] })
})

it('keeps changes while nobody answers, over a reload too, and stores them when somebody does', async () => {
  const { editor, world } = server(plan(1, ['1', '2'], ['3']))
  world.isAway = true
  await editor.perform(toB('2'))
  await editor.perform(toB('1'))
  await editor.flush()
  expect(editor.getSnapshot()).toMatchObject({ unsaved: 2, isUnreachable: true })
  expect(shown(editor)).toEqual({ b: ['1', '2', '3'] })

  const reloaded = new PlanEditor(plan(1, ['1', '2'], ['3']), structuredClone(world.kept), deps())
  expect(shown(reloaded)).toEqual({ b: ['1', '2', '3'] })

  world.isAway = false
  await editor.flush()
  await settle(editor)
  expect(world.now()).toEqual(plan(3, [], ['1', '2', '3']))
  expect(world.kept).toEqual([])
})

it('lets go of a change that is refused, says why, and forgets how to undo it', async () => {
  const { editor, world, answers } = server(plan(1, ['1', '2'], ['3']))
  answers.push({ kind: 'refused', message: 'Van 2 has just left.' })
  await editor.perform(toB('2'))
  await settle(editor)
  expect(shown(editor)).toEqual({ a: ['1', '2'], b: ['3'] })
  expect(world.refused).toEqual(['Van 2 has just left.'])
  expect(editor.getSnapshot().undo).toBeUndefined()
})

it('drops moves of orders that the newer plan no longer holds', async () => {
  const { editor, answers } = server(plan(1, ['1', '2'], ['3']))
  answers.push({ kind: 'changed', plan: plan(2, ['1'], ['3']) })
  await editor.perform(toB('2'))
  await settle(editor)
  expect(shown(editor)).toEqual({ a: ['1'], b: ['3'] })
})

it('prices offers that were requested before the scorer was ready, once it is', async () => {
  const editor = new PlanEditor(plan(1, ['x', 'y'], ['z']), [], deps())
  const earlyOffers = editor.offers('x', { vehicleId: 'b', position: 1 })
  const offers: Scorer['offers'] = async (orderId, sequences, at) => [
    {
      vehicleId: at?.vehicleId ?? '',
      position: sequences.get('b')?.length ?? 0,
      cost: orderId.length,
      duration: 60,
      distance: 0,
      broken: [],
    },
  ]
  const nothing = { matrices: {}, vehicles: [], orders: [] }
  const scorer = { offers, score: async () => [], close() {} } as unknown as Scorer
  editor.open(scorer, { problem: nothing, originMs: 0, numbers: new Map(), gramsPerKm: new Map() })
  expect(await earlyOffers).toMatchObject([{ vehicleId: 'b', position: 1, duration: 60 }])
})

it('hands over all unsaved edits once the plan is dispatched, and sends nothing more', async () => {
  const { editor, world, answers } = server(plan(1, ['1', '2', '3'], ['4']))
  world.isAway = true
  await editor.perform(toB('1'))
  await editor.perform(toB('2'))
  world.isAway = false
  answers.push({ kind: 'left' })
  await editor.flush()
  expect(world.left).toEqual(['1 to B', '2 to B'])
  expect(world.bodies).toHaveLength(1)
  expect(world.kept).toEqual([])
  expect(shown(editor)).toEqual({ a: ['1', '2', '3'], b: ['4'] })
  expect(editor.getSnapshot()).toMatchObject({ unsaved: 0, undo: undefined })
})
