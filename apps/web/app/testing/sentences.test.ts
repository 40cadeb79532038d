// Tests that no sentence with figures contradicts the state it describes. A new sentence of this
// kind gets a row here.
import {
  etaReasonText,
  percentText,
  type AnalyticsFigures,
  type AnalyticsItem,
  type AnalyticsResponse,
} from '@dropwise/contracts'
import { describe, expect, it } from 'vitest'
import { beforeText, comparedText } from '../features/analytics/figure-strip.tsx'
import { measure } from '../features/analytics/measures.ts'
import {
  costTitle,
  failureTitle,
  feedbackTitle,
  onTimeTitle,
  useTitle,
  wayTitle,
} from '../features/analytics/titles.ts'
import { driftText, quietText, reasonText, vanSummary } from '../features/live-map/labels.ts'
import type { VanDay } from '../features/live-map/day.ts'
import { arrivalLabel } from '../features/orders/arrival-labels.ts'
import { groupUnserved } from '../features/planning/edit/needs-groups.ts'
import { isBetter, runSentence, savedOf } from '../features/planning/plans/plan-names.ts'
import { formatLateness } from '../lib/format.ts'
import { uptimeText } from '../lib/uptime-text.ts'
import { exceptionText, slippingText } from '../lib/van-texts.ts'

const UNITS = { units: 'mi', currency: 'GBP' } as const
const FIGURES: AnalyticsFigures = {
  routes: 4,
  stops: 100,
  served: 100,
  onTime: 100,
  failed: 0,
  returned: 0,
  plannedMetres: 100_000,
  drivenMetres: 100_000,
  plannedSeconds: 36_000,
  paidSeconds: 36_000,
  movingSeconds: 9_000,
  serviceSeconds: 18_000,
  shiftSeconds: 72_000,
  packages: 100,
  capacityPackages: 200,
  costMinor: 50_000,
  costFixedMinor: 10_000,
  costTimeMinor: 30_000,
  costWayMinor: 10_000,
  co2Grams: 1,
  co2Metres: 200_000,
  wayMetres: 200_000,
  co2Served: 10,
  ratings: 0,
  ratingSum: 0,
  priceMinor: 0,
}
const item = (key: string, change: Partial<AnalyticsItem> = {}): AnalyticsItem => ({
  ...FIGURES,
  key,
  label: key,
  ...change,
})
const analytics = (days: readonly string[], change: Partial<AnalyticsFigures> = {}): AnalyticsResponse => ({
  total: { ...FIGURES, routes: days.length, ...change },
  items: days.map((day) => item(day)),
  reasons: [],
  lateStops: [],
  ranges: { calibrated: { arrivals: 0, held: 0 }, uncalibrated: { arrivals: 0, held: 0 } },
})
const nearlyAll = { ...FIGURES, stops: 10_000, served: 10_000, onTime: 9_999 }
const halfDriven = { ...FIGURES, served: 5, onTime: 5 }
const summary = (change: object) =>
  ({
    stops: 100,
    unserved: 0,
    routes: 4,
    distanceMetres: 20_000,
    baselineDistanceMetres: 100_000,
    late: 0,
    ...change,
  }) as Parameters<typeof savedOf>[0]
const van = (change: object) =>
  ({
    doneCount: 3,
    stops: [1, 2, 3, 4],
    late: [],
    route: { driftSeconds: 0 },
    ...change,
  }) as unknown as VanDay
const days = (...shares: (number | null)[]) =>
  shares.map((share, i) => ({ day: `2026-11-${String(28 - shares.length + 1 + i).padStart(2, '0')}`, share }))

/** State, the sentence in it, what it says, and what would contradict the state. */
const ROWS: [state: string, said: string | null, says: RegExp, never?: RegExp][] = [
  ['one late stop of ten thousand', percentText(9_999 / 10_000), /^99\.9 %$/],
  ['one served of a hundred thousand', percentText(1 / 100_000), /^0\.1 %$/],
  ['all on time', percentText(1), /^100\.0 %$/],
  [
    'a day with one late stop of ten thousand',
    onTimeTitle([item('2026-11-27'), item('2026-11-28', nearlyAll)], nearlyAll),
    /99\.9 %/,
    /100\.0|[Ee]very/,
  ],
  ['every stop on time', onTimeTitle([item('2026-11-28')], FIGURES), /^Every stop was on time$/],
  ['nothing delivered', onTimeTitle([], { ...FIGURES, served: 0, onTime: 0 }), /^Nothing was delivered/],
  ['five of a hundred stops done', costTitle(halfDriven, FIGURES, UNITS), /so far/, /than before|as much as/],
  [
    'all stops done',
    costTitle({ ...FIGURES, costMinor: 40_000 }, FIGURES, UNITS),
    /less than before$/,
    /so far/,
  ],
  ['no stop done', costTitle({ ...FIGURES, served: 0 }, FIGURES, UNITS), /^No stop/],
  ['driven as planned', wayTitle([item('Van 9')], UNITS), /^No van drove further/, /more than/],
  ['no positions', wayTitle([item('Van 9', { plannedMetres: 0, drivenMetres: 0 })], UNITS), /^No van sent/],
  ['no shift over', useTitle([item('Van 9', { shiftSeconds: 0 })]), /^No shift is over/],
  ['one van', useTitle([item('Van 9')]), /^Van 9 used 50 %/, /most hours left/],
  ['nothing failed', failureTitle(FIGURES, []), /^Nothing failed$/],
  ['no rating', feedbackTitle([], FIGURES), /^Nobody rated/, /of 5/],
  ['no earlier day', comparedText(analytics([])), /^No earlier day/],
  [
    'two earlier days of thirty',
    comparedText(analytics(['2026-10-29', '2026-10-30'])),
    /2 driven days, Thu 29 Oct to Fri 30 Oct/,
  ],
  [
    'no earlier day, a sum',
    beforeText(analytics(['2026-11-28']), analytics([]), measure('stops'), UNITS),
    /^100 a day$/,
    /before/,
  ],
  [
    'fewer earlier days, a sum',
    beforeText(
      analytics(['2026-11-27', '2026-11-28'], { stops: 200 }),
      analytics(['2026-10-30']),
      measure('stops'),
      UNITS,
    ),
    /^100 a day, 100 before$/,
  ],
  ['twenty seconds late', formatLateness(20), /^1 min late$/],
  [
    'twenty seconds late, the cause',
    reasonText({ kind: 'behind', seconds: 20 }, 'UTC'),
    /^1 min behind/,
    /^0/,
  ],
  ['less than a minute behind', driftText(59), /^0$/, /\+/],
  [
    'a late stop on a van without drift',
    vanSummary(van({ late: [{ sequence: 4, lateSeconds: 60 }] })),
    /stop 4 1 min late/,
    /on plan/,
  ],
  ['an early van', vanSummary(van({ route: { driftSeconds: -600 } })), /10 min ahead/, /behind/],
  [
    'a van that loses nothing',
    slippingText({ behindSeconds: 900, lostPerStopSeconds: 0, breaksAt: '2026-11-28T13:51:00Z' }, 'UTC'),
    /^15 min behind, first promise breaks at 13:51$/,
    /losing/,
  ],
  [
    'a day that is over',
    quietText({ stops: 4, delivered: 4 } as never),
    /^Every stop was delivered/,
    /ahead|spare/,
  ],
  ['a day on the road', quietText({ stops: 4, delivered: 3 } as never), /ahead/, /was delivered/],
  [
    'a van one minute behind',
    etaReasonText({ code: 'in_turn', values: { stopsBefore: 0, driftMinutes: 1 } }),
    /on plan$/,
    /behind/,
  ],
  [
    'a van that stands before any stop',
    exceptionText({ kind: 'standing', since: '2026-11-28T11:06:00Z', sequence: null }, 'UTC'),
    /^Standing still/,
    /stop/,
  ],
  [
    'orders without room beside free vans',
    groupUnserved([{ reason: 'fleet_full' } as never])[0]?.title ?? '',
    /No room/,
    /[Ee]very van/,
  ],
  ['eighty percent less with 113 left out', String(savedOf(summary({ unserved: 113 }))), /^null$/],
  ['eighty percent less with all served', String(savedOf(summary({}))), /^-0\.8$/],
  ['less distance with fewer served', String(isBetter(-10, true, -3)), /^false$/],
  ['less distance with all served', String(isBetter(-10, true, 0)), /^true$/],
  ['orders left out', runSentence(summary({ unserved: 2 }), 'mi'), /^100 of 102 stops/, /^All/],
  ['three minutes of probes', uptimeText({ uptime: 100, days: days(null, null, 1) }), /today$/, /100/],
  ['two days of probes', uptimeText({ uptime: 100, days: days(null, 1, 1) }), /since Fri 27 Nov$/],
  [
    'one failed probe of many',
    uptimeText({ uptime: 99.9999, days: days(1, 1, 1) }),
    /^99\.99 % uptime$/,
    /100/,
  ],
  ['no probe', uptimeText({ uptime: null, days: days(null) }), /^First probe/, /%/],
  ['an order that is over', arrivalLabel('completed'), /^Arrived$/, /Arrives/],
  ['an order on its way', arrivalLabel('dispatched'), /^Arrives$/],
]

describe('sentences made of figures', () => {
  it.each(ROWS)('%s: %s', (_, wrongSentence, says, never) => {
    expect(wrongSentence).toMatch(says)
    if (never) expect(wrongSentence).not.toMatch(never)
  })
})
