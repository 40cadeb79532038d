// Stops of the day as a sortable table with keyboard access: the accessible alternative to the map.
import { useMemo, useState } from 'react'
import { useTenant } from '../../lib/company-context.tsx'
import { clock, formatLateness, windowText } from '../../lib/format.ts'
import { liveWords } from '../../lib/words/live.ts'
import { Plate } from '../../ui/plate.tsx'
import { sortRows, Table, type Column, type Sort } from '../../ui/table.tsx'
import { Tag } from '../../ui/tag.tsx'
import { beginsAt, wasLate, type StopOfVan } from './day.ts'
import { RowActions } from './row-actions.tsx'
import type { SelectionActions } from './selection.ts'

function StateTag({ item: { stop, van } }: { item: StopOfVan }) {
  if (stop.status === 'served')
    return wasLate(stop) ? (
      <Tag tone="bad">{liveWords('deliveredLate')}</Tag>
    ) : (
      <Tag tone="ok">{liveWords('delivered')}</Tag>
    )
  if (stop.status === 'failed') return <Tag tone="bad">{liveWords('failed')}</Tag>
  if (stop.status === 'skipped') return <Tag>{liveWords('skipped')}</Tag>
  if (stop.lateSeconds > 0) return <Tag tone="bad">{formatLateness(stop.lateSeconds)}</Tag>
  if (stop.status === 'arrived') return <Tag tone="out">{liveWords('vanIsThere')}</Tag>
  return stop === van.current ? <Tag tone="out">{liveWords('next')}</Tag> : <Tag>{liveWords('onTheWay')}</Tag>
}

function columnsFor(timeZone: string, actions: SelectionActions): Column<StopOfVan>[] {
  return [
    {
      key: 'state',
      head: liveWords('state'),
      width: '124px',
      cell: (item) => <StateTag item={item} />,
      sortBy: ({ stop }) => -stop.lateSeconds,
    },
    {
      key: 'stop',
      head: liveWords('stop'),
      width: '108px',
      cell: ({ stop, van }) => (
        <span className="inline-flex items-center gap-2">
          <Plate number={van.route.number} size="s" /> {liveWords('stopNumber', { sequence: stop.sequence })}
        </span>
      ),
      sortBy: ({ stop, van }) => van.route.number * 10_000 + stop.sequence,
    },
    {
      key: 'recipient',
      head: liveWords('recipient'),
      cell: ({ stop }) => stop.recipient,
      sortBy: ({ stop }) => stop.recipient,
    },
    {
      key: 'address',
      head: liveWords('address'),
      from: 'lg',
      cell: ({ stop }) => <span className="text-ink-2">{stop.address}</span>,
      sortBy: ({ stop }) => stop.address,
    },
    {
      key: 'promised',
      head: liveWords('promised'),
      width: '120px',
      from: 'md',
      cell: ({ stop }) => windowText(stop.windowStart, stop.windowEnd, timeZone),
      sortBy: ({ stop }) => stop.windowEnd ?? '9',
    },
    {
      key: 'planned',
      head: liveWords('planned'),
      width: '84px',
      isNumber: true,
      from: 'lg',
      cell: ({ stop }) => clock(stop.plannedArriveAt, timeZone),
      sortBy: ({ stop }) => stop.plannedArriveAt,
    },
    {
      key: 'now',
      head: liveWords('now'),
      width: '76px',
      isNumber: true,
      cell: ({ stop }) => <strong className="font-strong">{clock(beginsAt(stop), timeZone)}</strong>,
      sortBy: ({ stop }) => beginsAt(stop),
    },
    {
      key: 'driver',
      head: liveWords('driver'),
      width: '150px',
      from: 'xl',
      cell: ({ van }) => <span className="text-ink-2">{van.label}</span>,
      sortBy: ({ van }) => van.label,
    },
    {
      key: 'do',
      head: liveWords('do'),
      width: '136px',
      isNumber: true,
      from: 'md',
      cell: (item) => <RowActions item={item} actions={actions} />,
    },
  ]
}

/** `items` as a table; Enter or a click opens a stop. */
export function StopTable({
  label,
  items,
  openStop,
  actions,
}: {
  label: string
  items: readonly StopOfVan[]
  openStop: string | null
  actions: SelectionActions
}) {
  const { company } = useTenant()
  const [sort, setSort] = useState<Sort>({ key: 'stop', isDescending: false })
  const columns = useMemo(() => columnsFor(company.timeZone, actions), [company.timeZone, actions])
  const rows = useMemo(() => sortRows(items, columns, sort), [items, columns, sort])
  return (
    <Table
      label={label}
      rows={rows}
      columns={columns}
      rowKey={({ stop }) => stop.id}
      rowLabel={({ stop, van }) =>
        liveWords('stopRow', {
          number: van.route.number,
          sequence: stop.sequence,
          recipient: stop.recipient,
        })
      }
      sort={sort}
      onSort={setSort}
      openKey={openStop}
      onOpen={({ stop, van }) => actions.select(van.route.number, stop.id)}
    />
  )
}
