// Compares two plans: the day, each driver's day, and stops that changed vans.
import { firstAddressLine, type OrderItem, type PlanComparison, type VehicleItem } from '@dropwise/contracts'
import { useTenant } from '../../../lib/company-context.tsx'
import { clock, count, distanceIn, formatDuration, oneDecimal, unitText } from '../../../lib/format.ts'
import { overlapWords } from '../../../lib/words/overlap.ts'
import { planWords as words } from '../../../lib/words/plan.ts'
import { cn } from '../../../ui/cn.ts'
import { Plate, UnservedMark } from '../../../ui/plate.tsx'
import { moneyText } from '../edit/price-text.ts'
import { isBetter } from './plan-names.ts'

const ROW = 'grid h-9 grid-cols-[minmax(0,1fr)_76px_76px_84px] items-center border-b border-line px-3 text-2'

interface Line {
  label: string
  a: string
  b: string
  /** Difference `b - a`, as a number and as text. */
  change: number
  text: string
  /** True when a lower value is better. */
  isLessBetter: boolean
}

const signed = (value: number, text: (amount: number) => string): string =>
  value === 0 ? '0' : `${value < 0 ? '−' : '+'}${text(Math.abs(value))}`

function useLines({ a, b, differences: { summary, overlap } }: PlanComparison): Line[] {
  const { company } = useTenant()
  const way = (metres: number) => oneDecimal(distanceIn(metres, company.units))
  const money = (minor: number | null) =>
    minor === null ? '' : moneyText(minor, company.currency).replace('+', '')
  const line = (
    label: string,
    read: (of: PlanComparison['a']['summary']) => number,
    change: number,
    text: (amount: number) => string = String,
    isLessBetter = true,
  ): Line => ({
    label,
    a: text(read(a.summary)),
    b: text(read(b.summary)),
    change,
    text: signed(change, text),
    isLessBetter,
  })
  return [
    line(words('served'), (of) => of.stops, summary.served, String, false),
    line(words('lateStops'), (of) => of.late, summary.late),
    line(words('vans'), (of) => of.routes, summary.routes),
    line(
      words('distanceIn', { unit: unitText(company.units) }),
      (of) => of.distanceMetres,
      summary.distanceMetres,
      way,
    ),
    line(words('hours'), (of) => of.durationSeconds, summary.durationSeconds, formatDuration),
    line(words('drive'), (of) => of.driveSeconds, summary.driveSeconds, formatDuration),
    line(words('wait'), (of) => of.waitSeconds, summary.waitSeconds, formatDuration),
    {
      label: overlapWords('overlappingStops'),
      a: count(overlap.a.inOthers),
      b: count(overlap.b.inOthers),
      change: overlap.b.inOthers - overlap.a.inOthers,
      text: signed(overlap.b.inOthers - overlap.a.inOthers, count),
      isLessBetter: true,
    },
    ...(summary.cost === null
      ? []
      : [
          {
            label: words('cost'),
            a: money(a.summary.cost),
            b: money(b.summary.cost),
            change: summary.cost,
            text: moneyText(summary.cost, company.currency),
            isLessBetter: true,
          },
        ]),
  ]
}

interface CompareTableProps {
  comparison: PlanComparison
  names: { a: string; b: string }
  orders: ReadonlyMap<string, OrderItem>
  vehicles: readonly VehicleItem[]
}

export function CompareTable({ comparison, names, orders, vehicles }: CompareTableProps) {
  const lines = useLines(comparison)
  const servedChange = comparison.differences.summary.served
  return (
    <>
      <div role="table" aria-label={words('dayInFigures')}>
        <div role="row" className={cn(ROW, 'text-1 text-ink-3')}>
          <span role="columnheader">
            <span className="sr-only">{words('figure')}</span>
          </span>
          <span role="columnheader" className="truncate text-end">
            {names.a}
          </span>
          <span role="columnheader" className="truncate text-end">
            {names.b}
          </span>
          <span role="columnheader" className="text-end">
            {words('change')}
          </span>
        </div>
        {lines.map(({ label, a, b, change, text, isLessBetter }) => (
          <div key={label} role="row" className={ROW}>
            <span role="rowheader">{label}</span>
            <span role="cell" className="text-end text-ink-3 tabular-nums">
              {a}
            </span>
            <span role="cell" className="text-end font-strong tabular-nums">
              {b}
            </span>
            <span
              role="cell"
              className={cn(
                'text-end tabular-nums',
                isBetter(change, isLessBetter, servedChange) && 'text-ok-ink',
              )}
            >
              {text}
            </span>
          </div>
        ))}
      </div>
      <DriversDays comparison={comparison} vehicles={vehicles} />
      <ChangedStops comparison={comparison} orders={orders} />
    </>
  )
}

function DriversDays({ comparison, vehicles }: Pick<CompareTableProps, 'comparison' | 'vehicles'>) {
  const { company } = useTenant()
  const nameOf = new Map(vehicles.map(({ id, name, driver }) => [id, driver?.name ?? name]))
  const day = (side: PlanComparison['differences']['vehicles'][number]['a']) =>
    side ? formatDuration(side.durationSeconds) : words('free')
  const end = (side: PlanComparison['differences']['vehicles'][number]['a']) =>
    side ? clock(side.returnAt, company.timeZone) : ''
  return (
    <>
      <h3 className="border-b border-line px-3 pt-4 pb-2 text-2">{words('driversDays')}</h3>
      {comparison.differences.vehicles.map(({ vehicleId, route, a, b }) => (
        <div key={vehicleId} className={ROW}>
          <span className="flex min-w-0 items-center gap-2">
            <Plate number={route} size="s" />
            <span className="truncate">{nameOf.get(vehicleId)}</span>
          </span>
          <span className="text-end text-ink-3 tabular-nums">{day(a)}</span>
          <span className="text-end tabular-nums">{day(b)}</span>
          <span className="text-end text-1 text-ink-3 tabular-nums">
            {end(a) === end(b) || !a || !b ? end(b) : `${end(a)}→${end(b)}`}
          </span>
        </div>
      ))}
    </>
  )
}

function ChangedStops({ comparison, orders }: Pick<CompareTableProps, 'comparison' | 'orders'>) {
  const { company } = useTenant()
  const { orders: changed } = comparison.differences
  return (
    <>
      <h3 className="border-b border-line px-3 pt-4 pb-2 text-2">
        {changed.length === 0 ? words('everyStopStays') : words('stopsChangeVan', { count: changed.length })}
      </h3>
      {changed.map(({ orderId, a, b }) => (
        <div
          key={orderId}
          className="grid h-9 grid-cols-[minmax(0,1fr)_30px_16px_30px_44px] items-center gap-1 border-b border-line px-3 text-2"
        >
          <span className="truncate">{firstAddressLine(orders.get(orderId)?.address ?? words('order'))}</span>
          {a ? <Plate number={a.route} size="s" /> : <UnservedMark />}
          <span className="text-ink-3">→</span>
          {b ? <Plate number={b.route} size="s" /> : <UnservedMark />}
          <span className="text-end tabular-nums">{b ? clock(b.arriveAt, company.timeZone) : ''}</span>
        </div>
      ))}
    </>
  )
}
