// Stops of the selected route, or of all, as a table on the plan's clock.
import { useMemo, useState } from 'react'
import { useTenant } from '../../lib/company-context.tsx'
import { clock, decimal, formatLateness, windowText } from '../../lib/format.ts'
import { Pin } from '../../ui/plate.tsx'
import { Table, sortRows, type Column, type Sort } from '../../ui/table.tsx'
import { Tag } from '../../ui/tag.tsx'
import type { PlannedStop, PlanView } from './plan-model.ts'
import type { Selection } from './selection.ts'

const iso = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString())

export function StopsTab({ view, selection }: { view: PlanView; selection: Selection }) {
  const { company } = useTenant()
  const [sort, setSort] = useState<Sort>({ key: 'stop', isDescending: false })
  const columns = useMemo<Column<PlannedStop>[]>(
    () => [
      {
        key: 'stop',
        head: 'Stop',
        width: '72px',
        cell: (s) => (
          <span className="inline-flex items-center gap-2">
            <Pin number={s.sequence} route={s.route} isBroken={s.lateSeconds > 0} />
          </span>
        ),
        sortBy: (s) => s.route * 1000 + s.sequence,
      },
      {
        key: 'recipient',
        head: 'Recipient',
        width: '22%',
        cell: (s) => s.recipient,
        sortBy: (s) => s.recipient,
      },
      { key: 'address', head: 'Address', cell: (s) => s.address, sortBy: (s) => s.address },
      {
        key: 'window',
        head: 'Window',
        width: '110px',
        cell: (s) => windowText(iso(s.windowStart), iso(s.windowEnd), company.timeZone),
        sortBy: (s) => s.windowStart ?? 9e15,
      },
      {
        key: 'arrive',
        head: 'Arrives',
        width: '72px',
        isNumber: true,
        cell: (s) => clock(new Date(s.arriveAt), company.timeZone),
        sortBy: (s) => s.arriveAt,
      },
      {
        key: 'wait',
        head: 'Wait, min',
        width: '76px',
        isNumber: true,
        cell: (s) => (s.waitSeconds >= 60 ? Math.round(s.waitSeconds / 60) : ''),
        sortBy: (s) => s.waitSeconds,
      },
      {
        key: 'parcels',
        head: 'Parcels',
        width: '72px',
        isNumber: true,
        cell: (s) => s.packages,
        sortBy: (s) => s.packages,
      },
      {
        key: 'weight',
        head: 'kg',
        width: '64px',
        isNumber: true,
        cell: (s) => decimal(s.weightKg),
        sortBy: (s) => s.weightKg,
      },
      {
        key: 'late',
        head: '',
        width: '104px',
        cell: (s) => s.lateSeconds > 0 && <Tag tone="bad">{formatLateness(s.lateSeconds)}</Tag>,
      },
    ],
    [company.timeZone],
  )
  const rows = useMemo(() => {
    const shown = view.routes
      .filter((r) => selection.route === null || r.number === selection.route)
      .flatMap((r) => r.stops)
    return sortRows(shown, columns, sort)
  }, [view, selection.route, columns, sort])
  return (
    <Table
      label="Stops"
      rows={rows}
      columns={columns}
      rowKey={(s) => s.orderId}
      rowLabel={(s) => `Stop ${s.sequence} of route ${s.route}, ${s.recipient}`}
      sort={sort}
      onSort={setSort}
      openKey={selection.stop}
      onOpen={(s) => selection.select({ route: s.route, stop: s.orderId })}
    />
  )
}
