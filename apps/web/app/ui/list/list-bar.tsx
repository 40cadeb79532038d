// The bar over a list whose rows can be archived: filter, active or archived, add.
import { ListFilter, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ListState } from '../../lib/list-state.ts'
import { Button } from '../button.tsx'
import { cn } from '../cn.ts'
import { TextField } from '../field.tsx'
import { Segments } from '../segments.tsx'

interface ListBarProps {
  /** One of what is listed: `vehicle`. */
  noun: string
  /** What the filter looks at: `van, plate, driver`. */
  filterBy: string
  list: ListState
  /** What rows are called that are not archived: `In use`. */
  activeLabel: string
  /** Undefined until they are known: no number is shown then. */
  counts: { active: number; archived: number } | undefined
  /** Between the segments and Add: another view, files. */
  children?: ReactNode
}

/** Which of the two segments is shown. */
export const isArchivedSegment = (list: ListState) => list.segment === 'archived'

export function ListBar({ noun, filterBy, list, activeLabel, counts, children }: ListBarProps) {
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-3 md:px-7">
      <TextField
        label={`Filter ${noun}s`}
        isLabelHidden
        icon={<ListFilter />}
        fieldClassName="w-[230px] max-md:min-w-48 max-md:flex-1"
        placeholder={`Filter: ${filterBy}`}
        value={list.filter}
        onChange={(event) => list.setFilter(event.target.value)}
      />
      <Segments
        label="Show"
        value={isArchivedSegment(list) ? 'archived' : 'active'}
        onChange={(next) => list.setSegment(next === 'archived' ? next : null)}
        items={[
          { value: 'active', label: counts ? `${activeLabel} ${counts.active}` : activeLabel },
          { value: 'archived', label: counts ? `Archived ${counts.archived}` : 'Archived' },
        ]}
        className="max-md:order-last"
      />
      {children}
      <Button
        variant="primary"
        icon={<Plus />}
        className={cn('max-md:h-11', !children && 'ml-auto')}
        needs="staff"
        onClick={() => list.openPanel('new')}
      >
        <span>
          Add<span className="max-md:sr-only"> {noun}</span>
        </span>
      </Button>
    </div>
  )
}
