// All measures by day, driver, van, depot or customer: the sortable table behind the charts, as CSV too.
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useMemo, useState } from 'react'
import { ANALYTICS_GROUPS, type AnalyticsGroup, type AnalyticsItem } from '@dropwise/contracts'
import { describeError } from '../../lib/api.ts'
import type { Sort } from '../../lib/list-state.ts'
import { useUrlState } from '../../lib/url-state.ts'
import { Button } from '../../ui/button.tsx'
import { Segments } from '../../ui/segments.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { sortRows, Table, type Column } from '../../ui/table.tsx'
import { analyticsQuery } from './api.ts'
import { downloadCsv } from '../../lib/csv.ts'
import { MEASURES, measureText, type Units } from './measures.ts'
import type { Period } from './period.ts'
import { dayRows, namedRows, tableOf, type RowKind } from './table-data.ts'
import { analyticsWords as words } from '../../lib/words/analytics.ts'
import { reportWords } from '../../lib/words/reports.ts'

/** Keys of the labels of tables. */
const TABLES = {
  day: 'byDay',
  driver: 'byDriver',
  vehicle: 'byVan',
  depot: 'byDepot',
  customer: 'byCustomer',
} as const satisfies Record<AnalyticsGroup, string>

const groupLabel = (by: AnalyticsGroup): string => (by === 'vehicle' ? words('van') : reportWords(by))
const rowsOf = (by: AnalyticsGroup): RowKind => (by === 'day' ? dayRows() : namedRows(groupLabel(by)))

function columnsOf(by: AnalyticsGroup, units: Units, { head, labelOf }: RowKind) {
  const first: Column<AnalyticsItem> = {
    key: 'label',
    head,
    width: '160px',
    cell: (item) => <span className="font-mid">{labelOf(item)}</span>,
    sortBy: (item) => item.label,
  }
  const visibleMeasures = MEASURES.filter((each) => by !== 'customer' || !each.isOfRoutes)
  return [
    first,
    ...visibleMeasures.map((each): Column<AnalyticsItem> => ({
      key: each.key,
      head: each.head(units),
      width: '104px',
      isNumber: true,
      cell: (item) => measureText(each, item, units),
      sortBy: (item) => each.read(item, units) ?? -1,
    })),
  ]
}

export function GroupTable({ period, units }: { period: Period; units: Units }) {
  const [grouping, setGrouping] = useUrlState('by')
  const by = ANALYTICS_GROUPS.find((group) => group === grouping) ?? 'day'
  const query = useQuery(analyticsQuery(period, by))
  const [sort, setSort] = useState<Sort>({ key: 'label', isDescending: by === 'day' })
  const kind = useMemo(() => rowsOf(by), [by])
  const columns = useMemo(() => columnsOf(by, units, kind), [by, units, kind])
  const items = query.data?.items ?? []
  const measures = MEASURES.filter((each) => by !== 'customer' || !each.isOfRoutes)
  return (
    <section aria-label={words('allFigures')}>
      <div className="flex flex-wrap items-center gap-2 px-4 py-3 md:px-7">
        <Segments
          label={words('by')}
          value={by}
          onChange={(next) => setGrouping(next === 'day' ? null : next)}
          items={ANALYTICS_GROUPS.map((group) => ({ value: group, label: groupLabel(group) }))}
          className="max-w-full overflow-x-auto"
        />
        <Button
          className="ms-auto"
          icon={<Download />}
          disabled={items.length === 0}
          onClick={() => downloadCsv(`analytics-by-${by}`, tableOf(items, measures, kind, units))}
        >
          {words('csv')}
        </Button>
      </div>
      {query.isPending ? (
        <SkeletonRows rows={6} label={words('loading')} />
      ) : query.isError ? (
        <ErrorState
          title={words('notLoaded')}
          {...describeError(query.error)}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <div className="flex h-96 overflow-x-auto [&_td:first-child]:ps-7 [&_th:first-child]:ps-7 [&_table]:min-w-[1800px]">
          <Table
            label={words(TABLES[by])}
            rows={sortRows(items, columns, sort)}
            columns={columns}
            rowKey={(item) => item.key}
            rowLabel={kind.labelOf}
            sort={sort}
            onSort={setSort}
          />
        </div>
      )}
    </section>
  )
}
