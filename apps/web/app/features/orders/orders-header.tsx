// Header of the orders screen: count, import, new order, filter.
import { ListFilter, Plus, Repeat, Upload } from 'lucide-react'
import { count } from '../../lib/format.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { labelFormats } from './labels.ts'
import { ExportMenu } from '../../ui/export-menu.tsx'
import { Segments } from '../../ui/segments.tsx'
import { RequestsBanner } from './requests/requests-banner.tsx'
import { ColumnsMenu, SavedFilters } from './views-menu.tsx'
import { FieldFilter } from './field-filter.tsx'
import { lateWord, toFilterWords } from './filter-words.ts'
import { ZoneFilter } from './zone-filter.tsx'
import type { OrdersView } from './use-orders.ts'
import { ordersWords as words } from '../../lib/words/orders.ts'
import { frameWords } from '../../lib/words/frame.ts'

const exportFormats = () => [
  { format: 'xlsx', label: words('spreadsheet') },
  { format: 'csv', label: words('table') },
]

/** Labels of the day's parcels, with the code that the driver's phone scans. */
const labelsOfDay = (day: string) =>
  labelFormats().map((format) => ({
    ...format,
    from: { path: '/orders/labels', query: { date: day }, fileName: `labels-${day}` },
  }))

export function OrdersHeader({ view }: { view: OrdersView }) {
  const { list, counts, day } = view
  return (
    <>
      <header className="flex items-center gap-2 px-4 pt-3 pb-2.5 md:px-5">
        <span className="flex-1 text-3 text-ink-2">
          {counts && words('orderCount', { count: counts.all })}
        </span>
        {counts && counts.all > 0 && (
          <ExportMenu
            noun={words('ordersNoun')}
            path="/orders/export"
            query={{
              date: day,
              ...view.fieldFilter.query,
              ...(list.filter ? { filter: toFilterWords(list.filter) } : {}),
              ...(view.segment === 'all' ? {} : { show: view.segment }),
            }}
            fileName={`orders-${day}`}
            formats={[...exportFormats(), ...labelsOfDay(day)]}
          />
        )}
        <IconButton
          label={words('recurringOrders')}
          title={words('recurringOrders')}
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
          {frameWords('import')}
        </Button>
        <Button
          variant="primary"
          icon={<Plus />}
          needs="orders:write"
          onClick={() => list.openPanel('new')}
          className="max-md:h-11 max-md:px-3"
        >
          <span className="max-md:sr-only">{words('newOrder')}</span>
        </Button>
      </header>
      <RequestsBanner onOpen={() => list.openPanel('requests')} />
      <FilterBar view={view} />
    </>
  )
}

function FilterBar({
  view: { list, counts, segment, zones, fieldFilter, columnChoices, hiddenColumns, setHiddenColumns },
}: {
  view: OrdersView
}) {
  const numbered = (word: string, number: number | undefined) =>
    number === undefined ? word : frameWords('numbered', { label: word, count: count(number) })
  return (
    <div className="flex gap-2 px-4 pb-2 max-lg:flex-wrap md:px-5">
      <TextField
        label={frameWords('filterWhat', { what: words('ordersNoun') })}
        isLabelHidden
        icon={<ListFilter />}
        fieldClassName="min-w-48 flex-1"
        placeholder={words('filterExample', { late: lateWord() })}
        value={list.filter}
        onChange={(event) => list.setFilter(event.target.value)}
      />
      {zones.length > 0 && <ZoneFilter zones={zones} filter={list.filter} onChange={list.setFilter} />}
      {fieldFilter.fields.length > 0 && <FieldFilter filter={fieldFilter} />}
      <SavedFilters filter={list.filter} onChoose={list.setFilter} />
      <ColumnsMenu columns={columnChoices} hidden={hiddenColumns} onChange={setHiddenColumns} />
      <Segments
        label={frameWords('show')}
        value={segment}
        onChange={(next) => list.setSegment(next === 'all' ? null : next)}
        items={[
          { value: 'all', label: numbered(words('all'), counts?.all) },
          { value: 'unserved', label: numbered(words('unserved'), counts?.unserved) },
          { value: 'late', label: numbered(words('late'), counts?.late) },
        ]}
      />
    </div>
  )
}
