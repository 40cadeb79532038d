// The range that counts is the one that the recipient read an hour before service, on days that are driven fix by fix.
import { describe, expect, it } from 'vitest'
import { driveAndRecord } from '../../../test/driven-day.ts'
import { isHeld, paceOfDay } from '../../../test/range-shares.ts'
import { etaRange } from './forecast.ts'
import { keepRanges, NEVER_HELD, scoreOf, type ShownRanges } from './shown-ranges.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const NOON = Date.UTC(2026, 3, 16, 12)
/** A range changes minute by minute, and the recorded one is exact to five minutes. */
const isNear = (a: number, b: number) => Math.abs(a - b) <= 5 * MINUTE
const free = { opensAt: null, promisedFrom: null, promisedTo: null, isKept: false }

it('[M4.4] counts the ranges that recipients read an hour before, on replayed days', async () => {
  const counts = { recorded: 0, held: 0, heldAsRead: 0 }
  for (let seed = 1; seed <= 5; seed += 1) {
    const { readings, recorded } = await driveAndRecord(seed, paceOfDay(seed))
    const byStop = Map.groupBy(readings, ({ name }) => name)
    for (const [name, range] of recorded) {
      const ofStop = byStop.get(name) ?? []
      const beganAt = ofStop[0]!.beganAt
      // Read every five minutes: the last reading up to an hour before, and the one after it.
      const index = ofStop.findLastIndex(({ clock }) => clock <= beganAt - HOUR)
      if (index < 0) continue
      const around = ofStop.slice(Math.max(0, index - 1), index + 3)
      expect(
        around.some((one) => isNear(one.range.from, range.from) && isNear(one.range.to, range.to)),
        `${name}: ${JSON.stringify({ range, around: around.map((one) => one.range) })}`,
      ).toBe(true)
      counts.recorded += 1
      counts.held += isHeld({ range, beganAt }) ? 1 : 0
      counts.heldAsRead += isHeld(ofStop[index]!) ? 1 : 0
    }
  }
  expect(counts.recorded).toBeGreaterThan(8)
  expect(Math.abs(counts.held - counts.heldAsRead)).toBeLessThanOrEqual(1)
})

describe('[M4.4] the range shown an hour before', () => {
  const stop = {
    id: 's',
    status: 'pending',
    arrivedAt: null as number | null,
    departedAt: null as number | null,
    windowStart: null as number | null,
    etaFrom: NOON - 30 * MINUTE,
    etaTo: NOON + 30 * MINUTE,
    hasRange: false,
  }
  const forecastAt = (etaAt: number, clock: number) =>
    new Map([['s', { etaAt, range: etaRange(etaAt, clock, free), isCalibrated: false }]])
  /** Forecasts by minutes before noon, then the arrival. */
  function drive(forecasts: [minutes: number, etaAt: number][], arrival: Partial<typeof stop>) {
    let shown: ShownRanges = {}
    for (const [minutes, etaAt] of forecasts) {
      const clock = NOON - minutes * MINUTE
      shown = keepRanges(shown, [stop], forecastAt(etaAt, clock), { clock, seenUntil: clock }).shown
    }
    const served = { ...stop, status: 'served', departedAt: NOON + 5 * MINUTE, ...arrival }
    return keepRanges(shown, [served], new Map(), { clock: NOON + 5 * MINUTE, seenUntil: NOON })
  }

  it('is that of the plan for a van that had not left', () => {
    const { recorded } = drive([[40, NOON]], { arrivedAt: NOON })
    expect(recorded).toEqual([{ id: 's', from: stop.etaFrom, to: stop.etaTo, score: null, aim: null }])
  })

  it('is the forecast in force then, not a later or an earlier one', () => {
    const { recorded, shown } = drive(
      [
        [120, NOON + 40 * MINUTE],
        [70, NOON + 10 * MINUTE],
        [50, NOON],
        [20, NOON],
      ],
      { arrivedAt: NOON },
    )
    const { from, to } = etaRange(NOON + 10 * MINUTE, NOON - 70 * MINUTE, free)
    expect(recorded).toMatchObject([{ from, to, aim: null }])
    expect(shown).toEqual({})
  })

  it('counts from the start of service, since a van may wait for the window', () => {
    const { recorded } = drive(
      [
        [70, NOON],
        [30, NOON + 20 * MINUTE],
      ],
      { arrivedAt: NOON, windowStart: NOON + 20 * MINUTE },
    )
    const { from, to } = etaRange(NOON, NOON - 70 * MINUTE, free)
    expect(recorded).toMatchObject([{ from, to }])
  })

  it('is recorded once, and not for a stop that nobody reached', () => {
    expect(drive([[70, NOON]], { arrivedAt: NOON, hasRange: true }).recorded).toEqual([])
    expect(drive([[70, NOON]], { arrivedAt: null, status: 'skipped' }).recorded).toEqual([])
  })

  it('stays unknown when there was none at the end of the stop', () => {
    const served = { ...stop, status: 'served', arrivedAt: NOON, departedAt: NOON + 5 * MINUTE }
    let shown: ShownRanges = { s: [(NOON - 50 * MINUTE) / 1000, 0, 0, 0, 0, 0] }
    for (const minutes of [5, 6]) {
      const clock = NOON + minutes * MINUTE
      const update = keepRanges(shown, [served], new Map(), { clock, seenUntil: clock })
      expect(update.recorded).toEqual([])
      ;({ shown } = update)
    }
  })

  it('takes less than 20 kB for 40 stops whose forecasts change each minute', () => {
    const stops = Array.from({ length: 40 }, (_, n) => ({ ...stop, id: crypto.randomUUID(), n }))
    let shown: ShownRanges = {}
    for (let minutes = 0; minutes <= 120; minutes += 1) {
      const clock = NOON + minutes * MINUTE
      const forecasts = new Map(
        stops.map(({ id, n }) => {
          const etaAt = clock + (5 + n * 4 + (minutes % 3)) * MINUTE
          return [id, { etaAt, range: etaRange(etaAt, clock, free), isCalibrated: true }]
        }),
      )
      shown = keepRanges(shown, stops, forecasts, { clock, seenUntil: clock }).shown
    }
    expect(Object.keys(shown)).toHaveLength(stops.length)
    const kilobytes = JSON.stringify(shown).length / 1000
    expect(kilobytes).toBeLessThan(20)
  })

  it('scores an arrival at the end of an uncalibrated range as 1, and an arrival after the promise as never held', () => {
    const range = etaRange(NOON, NOON - HOUR, free)
    const entry = { at: 0, from: 0, to: range.to / 1000, eta: NOON / 1000, half: range.half / 1000, flags: 0 }
    expect(scoreOf(entry, NOON + range.half)).toBeCloseTo(1, 1)
    expect(scoreOf(entry, NOON)).toBe(0)
    expect(scoreOf({ ...entry, flags: 2 }, range.to + MINUTE)).toBe(NEVER_HELD)
  })
})
