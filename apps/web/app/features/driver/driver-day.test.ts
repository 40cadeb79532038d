// Tests the pure parts of the driver's app: next step, local events over server data, changes.
import { describe, expect, it } from 'vitest'
import { isOneOfCodes, type DriverEvent } from '@dropwise/contracts'
import { changesOf, seenOf } from './changes.ts'
import { dayOf, orderId, routeOf, ROUTE_ID, stopOf } from './driver-fixture.ts'
import { nextStep } from './next-step.ts'
import { withDeeds } from './overlay.ts'
import type { OutboxEntry } from './phone/database.ts'
import { canBePinOf } from './proof/checks.ts'

const three = [stopOf(1), stopOf(2), stopOf(3)]

function entry(kind: DriverEvent['kind'], stop: number | null, more: Partial<OutboxEntry> = {}): OutboxEntry {
  return {
    seq: 1,
    userId: 'driver',
    routeId: ROUTE_ID,
    state: 'waiting',
    answeredAt: null,
    misses: 0,
    event: {
      id: crypto.randomUUID(),
      kind,
      at: '2026-11-24T10:05:00.000Z',
      orderId: stop === null ? null : orderId(stop),
    },
    ...more,
  }
}

describe('[2.1-3] what comes next', () => {
  it('goes from the start of the shift by each stop to its end', () => {
    const at = (status: 'dispatched' | 'started' | 'finished', stops = three) =>
      nextStep(routeOf(stops, { status }))
    expect(at('dispatched').kind).toBe('start_shift')
    expect(at('started')).toMatchObject({ kind: 'arrive', stop: { sequence: 1 } })
    expect(at('started', [stopOf(1, { status: 'served' }), stopOf(2, { status: 'arrived' })])).toMatchObject({
      kind: 'deliver',
      stop: { sequence: 2 },
      needsProof: false,
    })
    expect(at('started', [stopOf(1, { status: 'served' }), stopOf(2, { status: 'failed' })]).kind).toBe(
      'end_shift',
    )
    expect(at('finished').kind).toBe('done')
  })

  it('leaves out what was cancelled or taken off', () => {
    const stops = [stopOf(1, { orderStatus: 'cancelled' }), stopOf(2, { status: 'skipped' }), stopOf(3)]
    expect(nextStep(routeOf(stops))).toMatchObject({ stop: { sequence: 3 } })
  })

  it('opens the form where proof or cash is required', () => {
    const arrived = { status: 'arrived' } as const
    expect(nextStep(routeOf([stopOf(1, { ...arrived, tasks: ['photo'] })]))).toMatchObject({
      needsProof: true,
    })
    expect(nextStep(routeOf([stopOf(1, { ...arrived, cash: 12.5 })]))).toMatchObject({ needsProof: true })
  })

  it('offers a second try at a door that failed, and ends a break first', () => {
    const failed = stopOf(1, { status: 'failed' })
    expect(nextStep(routeOf([failed, stopOf(2)]), failed)).toMatchObject({
      kind: 'deliver',
      stop: { sequence: 1 },
    })
    expect(nextStep(routeOf(three, { isOnBreak: true })).kind).toBe('end_break')
  })
})

describe('[4-3] what was done on this phone', () => {
  const statusesAfter = (...entries: OutboxEntry[]) =>
    withDeeds(dayOf(routeOf(three)), entries).routes[0]?.stops.map(({ status }) => status)

  it('[M58] sets a step of the company without a network, and then offers the next step', () => {
    const step = (id: string, name: string, afterId: string | null = null) => ({
      id,
      name,
      colour: null,
      afterId,
    })
    const stop = stopOf(1, {
      steps: { now: null, next: [step('a', 'Parked'), step('b', 'Rang the bell', 'a')] },
    })
    const reached = entry('step_reached', 1)
    const stepsAfter = (stepId: string) =>
      withDeeds(dayOf(routeOf([stop])), [{ ...reached, event: { ...reached.event, stepId } }]).routes[0]
        ?.stops[0]?.steps
    expect(stepsAfter('a')).toEqual({
      now: { id: 'a', name: 'Parked', colour: null },
      next: [step('b', 'Rang the bell')],
    })
    expect(stepsAfter('unknown')).toEqual(stop.steps)
  })

  it('is shown at once, before the server has it', () => {
    expect(statusesAfter(entry('arrived', 1), entry('delivered', 1), entry('failed', 2))).toEqual([
      'served',
      'failed',
      'pending',
    ])
  })

  it('is taken back when the server refused it', () => {
    expect(statusesAfter(entry('delivered', 1, { state: 'refused', code: 'wrong_pin' }))?.[0]).toBe('pending')
  })

  it('counts for its own route only', () => {
    expect(statusesAfter(entry('delivered', 1, { routeId: 'another' }))?.[0]).toBe('pending')
  })
})

describe('what changed since the last look', () => {
  const shownRoute = seenOf('driver', routeOf([stopOf(1), stopOf(2), stopOf(3), stopOf(4)]), [])
  const changes = (...stops: ReturnType<typeof stopOf>[]) =>
    changesOf(routeOf(stops, { version: 'v2' }), shownRoute, [])

  it('marks the stop that moved, not those it passed', () => {
    const { byOrder } = changes(stopOf(4), stopOf(1), stopOf(2), stopOf(3))
    expect([...byOrder]).toEqual([[orderId(4), { kind: 'moved' }]])
  })

  it('marks stops that are new, changed, cancelled or removed', () => {
    const { byOrder, takenAway, count } = changes(
      stopOf(1, { instructions: 'Ring twice' }),
      stopOf(5),
      stopOf(2, { orderStatus: 'cancelled' }),
      stopOf(3),
    )
    expect([...byOrder]).toEqual([
      [orderId(1), { kind: 'changed', facts: ['note'] }],
      [orderId(5), { kind: 'added' }],
      [orderId(2), { kind: 'cancelled' }],
    ])
    expect(takenAway).toEqual([stopOf(4).name])
    expect(count).toBe(4)
  })

  it.each([
    { asked: 'a skill', fact: 'needs', stop: { skills: ['two people'] } },
    { asked: 'the other half of a pair', fact: 'pair', stop: { pair: { name: 'P-1', reference: 'DW-9' } } },
    { asked: 'pallets', fact: 'parcels', stop: { pallets: 1.5 } },
    { asked: 'a signature', fact: 'proof', stop: { tasks: ['signature' as const] } },
  ])('marks a stop that asks for $asked since', ({ stop, fact }) => {
    const { byOrder } = changes(stopOf(1), stopOf(2, stop), stopOf(3), stopOf(4))
    expect([...byOrder]).toEqual([[orderId(2), { kind: 'changed', facts: [fact] }]])
  })

  it('counts the company’s proof rule once, and marks no stop for it', () => {
    const asks = { tasks: ['photo' as const] }
    const route = routeOf(
      [1, 2, 3, 4].map((n) => stopOf(n, asks)),
      { version: 'v2' },
    )
    const changed = changesOf(route, shownRoute, ['photo'])
    expect(changed.byOrder.size).toBe(0)
    expect(changed).toMatchObject({ companyProof: ['photo'], count: 1 })
  })

  it('marks no change in a version of the route that the driver has seen', () => {
    expect(changesOf(routeOf([stopOf(1, { status: 'served' })]), shownRoute, []).count).toBe(0)
  })
})

describe('what the phone checks itself', () => {
  it('finds most wrong PINs by one digit of the hash, and leaves hundreds that can be right', async () => {
    // SHA-256 of `<order>:4417`.
    const bytes = new TextEncoder().encode(`${orderId(1)}:4417`)
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
    const stop = stopOf(1, { pinCheck: Buffer.from(digest).toString('hex').slice(0, 1) })
    expect(await canBePinOf(stop, '4417')).toBe(true)
    for (const pin of ['', '441', '44170', 'four']) expect(await canBePinOf(stop, pin)).toBe(false)
    const pins = Array.from({ length: 10_000 }, (_, i) => String(i).padStart(4, '0'))
    const possible = await Promise.all(pins.map((pin) => canBePinOf(stop, pin)))
    const count = possible.filter(Boolean).length
    expect(count).toBeGreaterThan(500)
    expect(count).toBeLessThan(750)
  })

  it('reads codes without spaces and in either case', () => {
    expect(isOneOfCodes(' dw-1 ', ['DW-1'])).toBe(true)
    expect(isOneOfCodes('DW-2', ['DW-1'])).toBe(false)
    expect(isOneOfCodes('', ['DW-1'])).toBe(false)
  })
})
