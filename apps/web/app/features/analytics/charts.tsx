// The charts: punctuality, cost, distance, utilisation, failures, feedback.
import {
  ratesOf,
  type AnalyticsFigures,
  type AnalyticsItem,
  type AnalyticsResponse,
} from '@dropwise/contracts'
import { lazy } from 'react'
import { count as countText, dayOfMonth, dayShort, moneyWithCents, shareText } from '../../lib/format.ts'
import { Bars } from './bars.tsx'
import { ChartFrame } from './chart-frame.tsx'
import { FailureChart, reasonTable } from './failure-chart.tsx'
import { FeedbackChart } from './feedback-chart.tsx'
import { LineChart, scaleOf } from './line-chart.tsx'
import { measure, type Units } from './measures.ts'
import { dayRows, namedRows, tableOf, type ChartTable } from './table-data.ts'
import {
  costTitle,
  failureTitle,
  feedbackTitle,
  isUnderWay,
  onTimeTitle,
  useTitle,
  wayTitle,
} from './titles.ts'
import { UseChart, WayChart } from './van-charts.tsx'
import { analyticsWords as words } from '../../lib/words/analytics.ts'
import { reportWords } from '../../lib/words/reports.ts'
import { LatePart } from '../../ui/late-part.tsx'
import { MissingPart } from '../../ui/missing-part.tsx'

interface ChartsProps {
  days: AnalyticsResponse
  vans: AnalyticsResponse
  drivers: AnalyticsResponse
  before: AnalyticsFigures | undefined
  units: Units
}

/** Days below this punctuality are red, in percent. */
const GOAL = 97
const measures = (...keys: string[]) => keys.map(measure)
/** `23 Nov`: the weekday does not fit. */
const underAxis = dayOfMonth

function OnTime({ days, units }: ChartsProps) {
  const points = days.items.map((day) => {
    const share = ratesOf(day).onTime
    const late = day.served - day.onTime
    return {
      key: day.key,
      label: underAxis(day.key),
      value: share === null ? null : share * 100,
      text: share === null ? '' : words('lateOf', { share: shareText(share), late, served: day.served }),
    }
  })
  const { floor } = scaleOf(
    points.flatMap(({ value }) => value ?? []),
    GOAL,
  )
  return (
    <ChartFrame
      title={onTimeTitle(days.items, days.total)}
      detail={
        floor > 0 ? words('onTimeDetailFrom', { goal: GOAL, floor }) : words('onTimeDetail', { goal: GOAL })
      }
      name="on-time"
      table={tableOf(days.items, measures('stops', 'onTime', 'late', 'failed'), dayRows(), units)}
    >
      <LineChart points={points} goal={GOAL} />
    </ChartFrame>
  )
}

/** Cost components per stop; nothing without deliveries, or while most of the day's stops lie ahead. */
function partsOfStop(day: AnalyticsItem): number[] {
  const { served, costTimeMinor, costWayMinor, costFixedMinor } = day
  const isDrawn = served > 0 && !isUnderWay(day)
  return [costTimeMinor, costWayMinor, costFixedMinor].map((part) => (isDrawn ? part / served : 0))
}

function costText(day: AnalyticsItem, currency: string): string {
  const minor = ratesOf(day).costMinorPerStop
  if (minor === null) return ''
  return isUnderWay(day) ? words('underWay') : moneyWithCents(Math.round(minor), currency)
}

function Cost({ days, before, units }: ChartsProps) {
  return (
    <ChartFrame
      title={costTitle(days.total, before, units)}
      detail={words('costDetail', { currency: units.currency })}
      name="cost-a-stop"
      table={tableOf(days.items, measures('stops', 'costPerStop', 'cost', 'stopsPerHour'), dayRows(), units)}
    >
      <Bars
        names={[words('time'), words('distance'), words('vehicles')]}
        bars={days.items.map((day) => ({
          key: day.key,
          label: underAxis(day.key),
          parts: partsOfStop(day),
          text: costText(day, units.currency),
        }))}
      />
    </ChartFrame>
  )
}

function Vans({ vans, units }: ChartsProps) {
  return (
    <>
      <ChartFrame
        title={wayTitle(vans.items, units)}
        detail={words('wayDetail')}
        name="planned-against-driven"
        table={tableOf(
          vans.items,
          measures('planned', 'driven', 'plannedTime', 'paidTime', 'co2', 'co2PerStop', 'co2Known'),
          namedRows(words('van')),
          units,
        )}
      >
        <WayChart vans={vans.items} units={units} />
      </ChartFrame>
      <ChartFrame
        title={useTitle(vans.items)}
        detail={words('useDetail')}
        name="use"
        table={tableOf(
          vans.items,
          measures('hoursUsed', 'loadUsed', 'efficiency'),
          namedRows(words('van')),
          units,
        )}
      >
        <UseChart vans={vans.items} />
      </ChartFrame>
    </>
  )
}

/** The map's code is large: it loads after the figures. */
const LateMap = lazy(() => import('./late-map.tsx'))

function LateStops({ stops }: { stops: AnalyticsResponse['lateStops'] }) {
  const table: ChartTable = {
    heads: [words('recipient'), reportWords('day'), words('minutesLate')],
    rows: stops.map(({ orderId, recipient, date, lateSeconds }) => {
      const minutes = Math.ceil(lateSeconds / 60)
      return {
        key: orderId,
        cells: [recipient, dayShort(date), countText(minutes)],
        values: [recipient, date, minutes],
      }
    }),
  }
  return (
    <div className="lg:col-span-2">
      <ChartFrame
        title={stops.length === 0 ? words('noLateStops') : words('lateStops', { count: stops.length })}
        detail={words('lateStopsDetail')}
        name="late-stops"
        table={table}
      >
        {stops.length > 0 && (
          <LatePart
            waiting={<div className="h-80 bg-[var(--m-land)]" />}
            missing={
              <div className="flex h-80">
                <MissingPart />
              </div>
            }
          >
            <LateMap stops={stops} />
          </LatePart>
        )}
      </ChartFrame>
    </div>
  )
}

export function Charts(props: ChartsProps) {
  const { days, drivers, units } = props
  return (
    <div className="grid lg:grid-cols-2 lg:[&>*:nth-child(even)]:border-s">
      <OnTime {...props} />
      <Cost {...props} />
      <Vans {...props} />
      <ChartFrame
        title={failureTitle(days.total, days.reasons)}
        detail={words('failedDetail')}
        name="failed"
        table={reasonTable(days.reasons)}
      >
        <FailureChart reasons={days.reasons} />
      </ChartFrame>
      <ChartFrame
        title={feedbackTitle(drivers.items, drivers.total)}
        detail={words('feedbackDetail')}
        name="feedback"
        table={tableOf(
          drivers.items,
          measures('rating', 'ratings', 'onTime', 'failed'),
          namedRows(reportWords('driver')),
          units,
        )}
      >
        <FeedbackChart drivers={drivers.items} />
      </ChartFrame>
      <LateStops stops={days.lateStops} />
    </div>
  )
}
