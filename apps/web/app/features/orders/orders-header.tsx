// Header of the orders screen: count, import, new order, filter.
import { ListFilter, Plus, Repeat, Upload } from 'lucide-react'
import { count, plural } from '../../lib/format.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { LABEL_FORMATS } from './labels.ts'
import { ExportMenu } from '../../ui/export-menu.tsx'
import { Segments } from '../../ui/segments.tsx'
import { ColumnsMenu, SavedFilters } from './views-menu.tsx'
import { ZoneFilter } from './zone-filter.tsx'
import type { OrdersView } from './use-orders.ts'

const EXPORT_FORMATS = [
  { format: 'xlsx', label: 'Spreadsheet (XLSX)' },
  { format: 'csv', label: 'Table (CSV)' },
]

/** Labels of the day's parcels, with the code that the driver's phone scans. */
const labelFormats = (day: string) =>
  LABEL_FORMATS.map((format) => ({
    ...format,
    from: { path: '/orders/labels', query: { date: day }, fileName: `labels-${day}` },
  }))

export function OrdersHeader({ view }: { view: OrdersView }) {
  const { list, counts, day } = view
  return (
    <>
      <header className="flex items-center gap-2 px-4 pt-3 pb-2.5 md:px-5">
        <span className="flex-1 text-3 text-ink-2">{counts && plural(counts.all, 'order')}</span>
        {counts && counts.all > 0 && (
          <ExportMenu
            noun="orders"
            path="/orders/export"
            query={{
              date: day,
              ...(list.filter ? { filter: list.filter } : {}),
              ...(view.segment === 'all' ? {} : { show: view.segment }),
            }}
            fileName={`orders-${day}`}
            formats={[...EXPORT_FORMATS, ...labelFormats(day)]}
          />
        )}
        <IconButton
          label="Recurring orders"
          title="Recurring orders"
          variant="secondary"
          onClick={() => list.openPanel('series')}
          className="max-md:h-11 max-md:w-11"
        >
          <Repeat />
        </IconButton>
        <Button
          icon={<Upload />}
          needs="orders:write"
          onClick={() => list.openPanel('import')}
          className="max-md:h-11"
        >
          Import
        </Button>
        <Button
          variant="primary"
          icon={<Plus />}
          needs="orders:write"
          onClick={() => list.openPanel('new')}
          className="max-md:h-11 max-md:px-3"
        >
          <span className="max-md:sr-only">New order</span>
        </Button>
      </header>
      <FilterBar view={view} />
    </>
  )
}

function FilterBar({
  view: { list, counts, segment, zones, columnChoices, hiddenColumns, setHiddenColumns },
}: {
  view: OrdersView
}) {
  const numbered = (word: string, number: number | undefined) =>
    number === undefined ? word : `${word} ${count(number)}`
  return (
    <div className="flex gap-2 px-4 pb-2 max-lg:flex-wrap md:px-5">
      <TextField
        label="Filter orders"
        isLabelHidden
        icon={<ListFilter />}
        fieldClassName="min-w-48 flex-1"
        placeholder="Filter: late, R7, Ropewalk…"
        value={list.filter}
        onChange={(event) => list.setFilter(event.target.value)}
      />
      {zones.length > 0 && <ZoneFilter zones={zones} filter={list.filter} onChange={list.setFilter} />}
      <SavedFilters filter={list.filter} onChoose={list.setFilter} />
      <ColumnsMenu columns={columnChoices} hidden={hiddenColumns} onChange={setHiddenColumns} />
      <Segments
        label="Show"
        value={segment}
        onChange={(next) => list.setSegment(next === 'all' ? null : next)}
        items={[
          { value: 'all', label: numbered('All', counts?.all) },
          { value: 'unserved', label: numbered('Unserved', counts?.unserved) },
          { value: 'late', label: numbered('Late', counts?.late) },
        ]}
      />
    </div>
  )
}
