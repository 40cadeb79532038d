// Forecasts learn from the day's pace on the road and at doors, and from earlier visits to an address.
import { etaReasonText } from '@dropwise/contracts'
import { describe, expect, it } from 'vitest'
import { forecastRoute, paceOf, type StopToForecast } from './forecast.ts'

const START = Date.parse('2026-04-16T08:00:00Z')
const MINUTE = 60_000
const depot = { lat: 51, lng: 0 }

/** Ten minutes' drive to each stop, five at its door. */
function stop(sequence: number, more: Partial<StopToForecast> = {}): StopToForecast {
  const plannedServiceAt = START + (sequence * 10 + (sequence - 1) * 5) * MINUTE
  return {
    id: String(sequence),
    sequence,
    status: 'pending',
    lat: 51,
    lng: 0.01 * sequence,
    serviceSeconds: 300,
    arrivedAt: null,
    departedAt: null,
    windowStart: null,
    plannedServiceAt,
    plannedDepartAt: plannedServiceAt + 5 * MINUTE,
    promisedTo: null,
    leg: [{ kind: 'travel', seconds: 600 }],
    learntServiceSeconds: null,
    ...more,
  }
}

/** Served stops with these minutes for each leg and service. */
function served(count: number, driveMinutes: number, serviceMinutes: number): StopToForecast[] {
  let at = START
  return Array.from({ length: count }, (_, index) => {
    const arrivedAt = at + driveMinutes * MINUTE
    const departedAt = arrivedAt + serviceMinutes * MINUTE
    at = departedAt
    return stop(index + 1, { status: 'served', arrivedAt, departedAt })
  })
}

function forecast(stops: StopToForecast[]) {
  const clock = Math.max(START, ...stops.map(({ departedAt }) => departedAt ?? 0))
  return forecastRoute({
    route: {
      departAt: START,
      returnAt: START + 300 * MINUTE,
      startedAt: START,
      depot,
      speeds: null,
      returnLeg: [],
    },
    stops,
    clock,
    position: depot,
    secondsToNext: 600,
  }).stops.map(({ etaAt }) => (etaAt - clock) / MINUTE)
}

describe('the pace of a day', () => {
  it('uses the plan’s time without visits, and on a day that goes as planned', () => {
    expect(paceOf([stop(1), stop(2)])).toEqual({ driving: 1, service: 1 })
    expect(paceOf([...served(5, 10, 5), stop(6)])).toEqual({ driving: 1, service: 1 })
    expect(forecast([...served(5, 10, 5), stop(6), stop(7)])).toEqual([10, 25])
  })

  it('grows with slow roads and slow doors, bit by bit, and never beyond reason', () => {
    const slow = paceOf(served(7, 15, 5))
    // Six legs of 15 instead of 10 minutes, and an hour that counts as planned.
    expect(slow.driving).toBeCloseTo((90 + 60) / (60 + 60))
    expect(slow.service).toBe(1)
    const [next, after] = forecast([...served(7, 15, 5), stop(8), stop(9)])
    expect(next).toBeCloseTo(12.5)
    expect(after).toBeCloseTo(12.5 + 5 + 12.5)
    expect(paceOf(served(7, 500, 5)).driving).toBe(1.6)
    expect(paceOf(served(7, 10, 10)).service).toBeCloseTo((70 + 30) / (35 + 30))
  })

  it('leaves out legs that were not driven as planned', () => {
    const [first, , third] = served(3, 30, 5)
    expect(paceOf([first!, third!]).driving).toBe(1)
  })

  it('is replaced by the measured time at the address', () => {
    const learnt = stop(1, { learntServiceSeconds: 900 })
    expect(forecast([learnt, stop(2)])).toEqual([10, 35])
  })
})

describe('a break of 45 minutes at ten', () => {
  const at = (clock: string) => Date.parse(`2026-04-16T${clock}:00Z`)
  const clockOf = (time: number) => new Date(time).toISOString().slice(11, 16)
  const drive = (minutes: number) => ({ kind: 'travel' as const, seconds: minutes * 60 })
  const [startAt, to] = ['2026-04-16T10:00:00Z', '2026-04-16T10:30:00Z']
  const rest = { kind: 'break' as const, id: 1, seconds: 2_700, startAt, from: startAt, to }
  /** Each stop takes 25 minutes to reach and 5 to serve; the break is on the way to the fifth. */
  const stops = ['08:20', '08:50', '09:20', '09:50', '11:05', '11:35'].map((clock, index) =>
    stop(index + 1, {
      plannedServiceAt: at(clock),
      plannedDepartAt: at(clock) + 5 * MINUTE,
      leg: index === 4 ? [drive(5), rest, drive(20)] : [drive(25)],
    }),
  )
  const route = {
    departAt: at('07:55'),
    returnAt: at('12:05'),
    startedAt: null,
    depot,
    speeds: null,
    returnLeg: [drive(25)],
  }

  it('forecasts the planned times at departure', () => {
    const day = forecastRoute({
      route,
      stops,
      clock: route.departAt,
      position: null,
      secondsToNext: null,
    })
    expect(day.stops.map(({ etaAt }) => clockOf(etaAt))).toEqual([
      '08:20',
      '08:50',
      '09:20',
      '09:50',
      '11:05',
      '11:35',
    ])
    expect(clockOf(day.etaReturnAt)).toBe('12:05')
  })

  it('leaves the pace at 1 after a drive as planned', () => {
    const driven = stops.map((one) =>
      one.sequence > 5
        ? one
        : {
            ...one,
            status: 'served' as const,
            arrivedAt: one.plannedServiceAt,
            departedAt: one.plannedDepartAt,
          },
    )
    expect(paceOf(driven)).toEqual({ driving: 1, service: 1 })
  })
})

describe('a van that ended its day', () => {
  it('keeps its delay at the end, however long ago that was', () => {
    const stops = served(5, 10, 5)
    const returnAt = START + 80 * MINUTE
    const finishedAt = returnAt + 20 * MINUTE
    const route = {
      departAt: START,
      returnAt,
      startedAt: START,
      finishedAt,
      depot,
      speeds: null,
      returnLeg: [],
    }
    const afterHours = forecastRoute({
      route,
      stops,
      clock: finishedAt + 180 * MINUTE,
      position: depot,
      secondsToNext: null,
    })
    expect(afterHours).toMatchObject({ etaReturnAt: finishedAt, driftSeconds: 20 * 60 })
  })
})

describe('the reason of a forecast', () => {
  const reason = (slowerPercent?: number) =>
    etaReasonText({
      code: 'in_turn',
      values: { stopsBefore: 2, driftMinutes: 6, ...(slowerPercent === undefined ? {} : { slowerPercent }) },
    })

  it('names the roads as the reason when they cause the delay', () => {
    expect(reason()).toBe('2 stops before yours; 6 min behind plan')
    expect(reason(5)).toBe('2 stops before yours; 6 min behind plan')
    expect(reason(15)).toBe('2 stops before yours; 6 min behind plan; roads 15 % slower than planned today')
  })
})
