// The charts: punctuality, cost, distance, utilisation, failures, feedback.
import {
  ratesOf,
  type AnalyticsFigures,
  type AnalyticsItem,
  type AnalyticsResponse,
} from '@dropwise/contracts'
import { dayShort, moneyWithCents, shareText } from '../../lib/format.ts'
import { Bars } from './bars.tsx'
import { ChartFrame } from './chart-frame.tsx'
import { FailureChart, reasonTable } from './failure-chart.tsx'
import { FeedbackChart } from './feedback-chart.tsx'
import { LineChart, scaleOf } from './line-chart.tsx'
import { measure, type Units } from './measures.ts'
import { DAY_ROWS, namedRows, tableOf } from './table-data.ts'
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

interface ChartsProps {
  days: AnalyticsResponse
  vans: AnalyticsResponse
  drivers: AnalyticsResponse
  before: AnalyticsFigures | undefined
  units: Units
}

/** Days below this punctuality are red, in percent. */
const GOAL = 97
const VAN_ROWS = namedRows('Van')
const DRIVER_ROWS = namedRows('Driver')
const measures = (...keys: string[]) => keys.map(measure)
/** `23 Nov`: the weekday does not fit. */
const underAxis = (day: string) => dayShort(day).slice(4)

function OnTime({ days, units }: ChartsProps) {
  const points = days.items.map((day) => {
    const share = ratesOf(day).onTime
    const late = day.served - day.onTime
    return {
      key: day.key,
      label: underAxis(day.key),
      value: share === null ? null : share * 100,
      text: share === null ? '' : `${shareText(share)}, ${late} late of ${day.served}`,
    }
  })
  const { floor } = scaleOf(
    points.flatMap(({ value }) => value ?? []),
    GOAL,
  )
  return (
    <ChartFrame
      title={onTimeTitle(days.items, days.total)}
      detail={`Percentage of stops started before the promised time ended. Goal ${GOAL}${floor > 0 ? `, the scale starts at ${floor}` : ''}`}
      name="on-time"
      table={tableOf(days.items, measures('stops', 'onTime', 'late', 'failed'), DAY_ROWS, units)}
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
  return isUnderWay(day) ? 'under way' : moneyWithCents(Math.round(minor), currency)
}

function Cost({ days, before, units }: ChartsProps) {
  return (
    <ChartFrame
      title={costTitle(days.total, before, units)}
      detail={`${units.currency} a delivered stop, by what it is paid for`}
      name="cost-a-stop"
      table={tableOf(days.items, measures('stops', 'costPerStop', 'cost', 'stopsPerHour'), DAY_ROWS, units)}
    >
      <Bars
        names={['Time', 'Distance', 'Vehicles']}
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
        detail="Ring planned, dot driven by positions; then how much longer it took. The largest gaps first"
        name="planned-against-driven"
        table={tableOf(
          vans.items,
          measures('planned', 'driven', 'plannedTime', 'paidTime', 'co2'),
          VAN_ROWS,
          units,
        )}
      >
        <WayChart vans={vans.items} units={units} />
      </ChartFrame>
      <ChartFrame
        title={useTitle(vans.items)}
        detail="Bar: share of allowed hours used. Tick: share of capacity used"
        name="use"
        table={tableOf(vans.items, measures('hoursUsed', 'loadUsed', 'efficiency'), VAN_ROWS, units)}
      >
        <UseChart vans={vans.items} />
      </ChartFrame>
    </>
  )
}

export function Charts(props: ChartsProps) {
  const { days, drivers, units } = props
  return (
    <div className="grid lg:grid-cols-2 lg:[&>*:nth-child(even)]:border-l">
      <OnTime {...props} />
      <Cost {...props} />
      <Vans {...props} />
      <ChartFrame
        title={failureTitle(days.total, days.reasons)}
        detail="Failed and returned stops by the last reason that the driver gave"
        name="failed"
        table={reasonTable(days.reasons)}
      >
        <FailureChart reasons={days.reasons} />
      </ChartFrame>
      <ChartFrame
        title={feedbackTitle(drivers.items, drivers.total)}
        detail="Average of the stars that recipients gave, by driver. The lowest first"
        name="feedback"
        table={tableOf(drivers.items, measures('rating', 'ratings', 'onTime', 'failed'), DRIVER_ROWS, units)}
      >
        <FeedbackChart drivers={drivers.items} />
      </ChartFrame>
    </div>
  )
}
