// Stops of the selected route, or of all, as a table. Rows can be dragged to another place or route.
import { Warehouse } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { useTenant } from '../../lib/company-context.tsx'
import { clock, decimal, formatLateness, unitText, windowText } from '../../lib/format.ts'
import { planRiskWords as riskWords } from '../../lib/words/plan-risk.ts'
import { planWords as words } from '../../lib/words/plan.ts'
import { Pin } from '../../ui/plate.tsx'
import { Table, sortRows, type Column, type Sort } from '../../ui/table.tsx'
import { Tag } from '../../ui/tag.tsx'
import { draggedStop } from './edit/drag-store.ts'
import { reloadKey, useListDrop } from './edit/list-drop.ts'
import { gripOf, type StopDrag } from './edit/use-stop-drag.ts'
import type { PlannedStop, PlanView } from './plan-model.ts'
import { chanceText, missedText, type RiskView } from './risk.tsx'
import type { HotStore, Selection } from './selection.ts'

/** A stop, or the loading at the depot before it. */
interface Row {
  stop: PlannedStop
  reload: NonNullable<PlannedStop['reload']> | null
}

function rowsOf(stop: PlannedStop): Row[] {
  const rows: Row[] = [{ stop, reload: null }]
  return stop.reload ? [{ stop, reload: stop.reload }, ...rows] : rows
}

const iso = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString())

const asksText = ({ asks }: PlannedStop) =>
  asks
    .filter(({ isRare }) => isRare)
    .map(({ label, text }) => `${label}: ${text}`)
    .join('; ')

/** Shown only on days with a stop that has special requirements. */
const asksColumn = (): Column<Row> => ({
  key: 'asks',
  head: words('asksFor'),
  width: '22%',
  cell: ({ stop, reload }) => {
    const text = reload ? '' : asksText(stop)
    return <span title={text || undefined}>{text}</span>
  },
  sortBy: ({ stop }) => asksText(stop),
})

/** Shown only for plans with promises whose chances are known. */
const riskColumn = (risk: RiskView): Column<Row> => ({
  key: 'risk',
  head: riskWords('risk'),
  width: '72px',
  isNumber: true,
  cell: ({ stop, reload }) => {
    const missed = reload ? null : risk.missedDays.get(stop.orderId)
    return missed == null ? (
      ''
    ) : (
      <span title={missedText(risk, stop.orderId)}>{chanceText(missed, risk)}</span>
    )
  },
  sortBy: ({ stop }) => risk.missedDays.get(stop.orderId) ?? -1,
})

const stopColumns = (timeZone: string, hasAsks: boolean, risk: RiskView | null): Column<Row>[] => [
  {
    key: 'stop',
    head: words('stop'),
    width: '72px',
    cell: ({ stop: s, reload }) =>
      reload ? (
        <Warehouse className="size-[18px]" aria-hidden />
      ) : (
        <span className="inline-flex items-center gap-2">
          <Pin number={s.sequence} route={s.route} isBroken={s.lateSeconds > 0} />
        </span>
      ),
    sortBy: ({ stop: s, reload }) => s.route * 1000 + s.sequence - (reload ? 0.5 : 0),
  },
  {
    key: 'recipient',
    head: words('recipient'),
    width: hasAsks ? '16%' : '22%',
    cell: ({ stop, reload }) => (reload ? words('loadsAgain') : stop.recipient),
    sortBy: ({ stop }) => stop.recipient,
  },
  {
    key: 'address',
    head: words('address'),
    cell: ({ stop, reload }) => (reload ? words('depot') : stop.address),
    sortBy: ({ stop }) => stop.address,
  },
  {
    key: 'window',
    head: words('window'),
    width: '110px',
    cell: ({ stop, reload }) =>
      reload ? '' : windowText(iso(stop.windowStart), iso(stop.windowEnd), timeZone),
    sortBy: ({ stop }) => stop.windowStart ?? 9e15,
  },
  {
    key: 'arrive',
    head: words('arrives'),
    width: '72px',
    isNumber: true,
    cell: ({ stop, reload }) => clock(new Date((reload ?? stop).arriveAt), timeZone),
    sortBy: ({ stop, reload }) => (reload ?? stop).arriveAt,
  },
  {
    key: 'wait',
    head: words('waitMinutes'),
    width: '76px',
    isNumber: true,
    cell: ({ stop, reload }) => (!reload && stop.waitSeconds >= 60 ? Math.round(stop.waitSeconds / 60) : ''),
    sortBy: ({ stop }) => stop.waitSeconds,
  },
  {
    key: 'parcels',
    head: words('parcels'),
    width: '72px',
    isNumber: true,
    cell: ({ stop, reload }) => (reload ? '' : stop.packages),
    sortBy: ({ stop }) => stop.packages,
  },
  {
    key: 'weight',
    head: unitText('kg'),
    width: '64px',
    isNumber: true,
    cell: ({ stop, reload }) => (reload ? '' : decimal(stop.weightKg)),
    sortBy: ({ stop }) => stop.weightKg,
  },
  ...(hasAsks ? [asksColumn()] : []),
  ...(risk && risk.promises > 0 ? [riskColumn(risk)] : []),
  {
    key: 'late',
    head: '',
    width: '104px',
    cell: ({ stop, reload }) =>
      !reload && stop.lateSeconds > 0 && <Tag tone="bad">{formatLateness(stop.lateSeconds)}</Tag>,
  },
]

interface StopsTabProps {
  view: PlanView
  selection: Selection
  hot: HotStore
  drag: StopDrag
}

export function StopsTab({ view, selection, hot, drag }: StopsTabProps) {
  const { company } = useTenant()
  const [sort, setSort] = useState<Sort>({ key: 'stop', isDescending: false })
  const hasAsks = view.routes.some(({ stops }) => stops.some((stop) => asksText(stop) !== ''))
  const columns = useMemo(
    () => stopColumns(company.timeZone, hasAsks, view.risk),
    [company.timeZone, hasAsks, view.risk],
  )
  const rows = useMemo(() => {
    const visibleRoutes = view.routes
      .filter((r) => selection.route === null || r.number === selection.route)
      .flatMap((r) => r.stops)
      .flatMap(rowsOf)
    return sortRows(visibleRoutes, columns, sort)
  }, [view, selection.route, columns, sort])
  const list = useRef<HTMLDivElement>(null)
  const isInSequence = sort.key === 'stop' && !sort.isDescending
  const dropMark = useListDrop({ view, list, drag, isInSequence })
  const isHeld = (stop: PlannedStop) =>
    view.routes.some(({ number, isLocked }) => number === stop.route && isLocked)
  return (
    <div ref={list} className="flex min-h-0 flex-1 flex-col">
      <Table<Row>
        label={words('stops')}
        rows={rows}
        columns={columns}
        rowKey={({ stop, reload }) => (reload ? reloadKey(stop.orderId) : stop.orderId)}
        rowLabel={({ stop: s, reload }) =>
          reload
            ? words('loadsAgainBefore', { stop: s.sequence, route: s.route })
            : words('stopOfRouteFor', { stop: s.sequence, route: s.route, recipient: s.recipient })
        }
        sort={sort}
        onSort={setSort}
        openKey={selection.stop}
        onOpen={({ stop }) => selection.select({ route: stop.route, stop: stop.orderId })}
        onHover={(row) => hot.set(row?.stop.orderId ?? null)}
        {...(drag.isEnabled && {
          dropMark,
          onGrab: ({ stop, reload }, event) => {
            if (!reload) drag.start(gripOf(event), draggedStop(stop, isHeld(stop)))
          },
        })}
      />
    </div>
  )
}
