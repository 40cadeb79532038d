// The questions of the screen: on time, cost, way, use of vans, failures.
import {
  ratesOf,
  type AnalyticsFigures,
  type AnalyticsItem,
  type AnalyticsResponse,
} from '@dropwise/contracts'
import { dayShort, money } from '../../lib/format.ts'
import { Bars } from './bars.tsx'
import { ChartFrame } from './chart-frame.tsx'
import { measure, type Units } from './measures.ts'
import { costTitle, failureTitle, onTimeTitle, useTitle, wayTitle } from './titles.ts'
import { UseChart, WayChart } from './van-charts.tsx'

interface ChartsProps {
  days: AnalyticsResponse
  vans: AnalyticsResponse
  before: AnalyticsFigures | undefined
  units: Units
}

/** Below this share of stops on time a day is red. */
const GOAL = 0.97
const ofDay = (item: AnalyticsItem) => dayShort(item.key)
const byLabel = (item: AnalyticsItem) => item.label
const measures = (...keys: string[]) => keys.map(measure)

function OnTime({ days, units }: ChartsProps) {
  return (
    <ChartFrame
      title={onTimeTitle(days.items, days.total)}
      detail={`Percentage of stops started before the promised time ended. Red below ${GOAL * 100}`}
      name="on-time"
      items={days.items}
      measures={measures('stops', 'onTime', 'late', 'failed')}
      units={units}
      rowHead="Day"
      labelOf={ofDay}
    >
      <Bars
        bars={days.items.map((day) => {
          const share = ratesOf(day).onTime ?? 0
          return {
            key: day.key,
            label: dayShort(day.key).slice(4),
            value: share * 100,
            text: (share * 100).toFixed(0),
            isBad: share < GOAL,
          }
        })}
      />
    </ChartFrame>
  )
}

function Cost({ days, before, units }: ChartsProps) {
  return (
    <ChartFrame
      title={costTitle(days.total, before, units)}
      detail={`${units.currency} a delivered stop, day by day`}
      name="cost-a-stop"
      items={days.items}
      measures={measures('stops', 'costPerStop', 'stopsPerHour')}
      units={units}
      rowHead="Day"
      labelOf={ofDay}
    >
      <Bars
        bars={days.items.map((day) => {
          const minor = ratesOf(day).costMinorPerStop ?? 0
          return {
            key: day.key,
            label: dayShort(day.key).slice(4),
            value: minor,
            text: money(Math.round(minor), units.currency),
          }
        })}
      />
    </ChartFrame>
  )
}

function Failures({ days, units }: ChartsProps) {
  const most = Math.max(1, ...days.reasons.map(({ count }) => count))
  return (
    <ChartFrame
      title={failureTitle(days.total, days.reasons)}
      detail="Failed and returned stops by the reason that the driver gave"
      name="failed"
      items={days.items}
      measures={measures('stops', 'failed', 'returned')}
      units={units}
      rowHead="Day"
      labelOf={ofDay}
    >
      {days.reasons.length === 0 ? (
        <p className="text-2 text-ink-2">No driver gave a reason in these days.</p>
      ) : (
        <ul className="flex flex-col gap-2">
          {days.reasons.map(({ reason, count }) => (
            <li key={reason} className="grid grid-cols-[minmax(0,1fr)_120px_32px] items-center gap-3 text-2">
              <span className="truncate">{reason}</span>
              <span aria-hidden className="h-2 bg-cell">
                <span className="block h-full bg-load" style={{ width: `${(count / most) * 100}%` }} />
              </span>
              <span className="text-right tabular-nums">{count}</span>
            </li>
          ))}
        </ul>
      )}
    </ChartFrame>
  )
}

export function Charts(props: ChartsProps) {
  const { vans, units } = props
  return (
    <div className="grid lg:grid-cols-2 lg:[&>*:nth-child(even)]:border-l">
      <OnTime {...props} />
      <Cost {...props} />
      <ChartFrame
        title={wayTitle(vans.items, units)}
        detail="Ring planned, dot driven by positions. The largest gaps first"
        name="planned-against-driven"
        items={vans.items}
        measures={measures('planned', 'driven', 'plannedTime', 'paidTime')}
        units={units}
        rowHead="Van"
        labelOf={byLabel}
      >
        <WayChart vans={vans.items} units={units} />
      </ChartFrame>
      <ChartFrame
        title={useTitle(vans.items)}
        detail="Bar: share of allowed hours used. Tick: share of capacity used"
        name="use"
        items={vans.items}
        measures={measures('hoursUsed', 'loadUsed', 'efficiency')}
        units={units}
        rowHead="Van"
        labelOf={byLabel}
      >
        <UseChart vans={vans.items} />
      </ChartFrame>
      <Failures {...props} />
    </div>
  )
}
