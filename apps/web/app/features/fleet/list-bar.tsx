// The bar over the lists of vehicles and drivers: filter, in use or archived, add.
import { ListFilter, Plus } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Segments } from '../../ui/segments.tsx'

export function ListBar({
  noun,
  filterBy,
  filter,
  onFilter,
  inUse,
  counts,
  isArchived,
  onArchived,
  onAdd,
}: {
  /** One of what is listed: `vehicle`. */
  noun: string
  /** What the filter looks at: `van, plate, driver`. */
  filterBy: string
  filter: string
  onFilter: (text: string) => void
  /** What those are called that are not archived: `In use`. */
  inUse: string
  /** Undefined until they are known: no number is shown then. */
  counts: { inUse: number; archived: number } | undefined
  isArchived: boolean
  onArchived: (isArchived: boolean) => void
  onAdd: () => void
}) {
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-3 md:px-7">
      <TextField
        label={`Filter ${noun}s`}
        isLabelHidden
        icon={<ListFilter />}
        fieldClassName="w-[230px] max-md:min-w-48 max-md:flex-1"
        placeholder={`Filter: ${filterBy}`}
        value={filter}
        onChange={(event) => onFilter(event.target.value)}
      />
      <Segments
        label="Show"
        value={isArchived ? 'archived' : 'use'}
        onChange={(next) => onArchived(next === 'archived')}
        items={[
          { value: 'use', label: counts ? `${inUse} ${counts.inUse}` : inUse },
          { value: 'archived', label: counts ? `Archived ${counts.archived}` : 'Archived' },
        ]}
        className="max-md:order-last"
      />
      <Button variant="primary" icon={<Plus />} className="ml-auto max-md:h-11" onClick={onAdd}>
        <span>
          Add<span className="max-md:sr-only"> {noun}</span>
        </span>
      </Button>
    </div>
  )
}
