// The bar of a list with archivable rows: filter, active or archived, add.
import { ListFilter, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ListState } from '../../lib/list-state.ts'
import { Button } from '../button.tsx'
import { cn } from '../cn.ts'
import { TextField } from '../field.tsx'
import { Segments } from '../segments.tsx'

interface ListBarProps {
  /** Singular of the items: `vehicle`. */
  noun: string
  /** What the filter searches: `van, plate, driver`. */
  filterBy: string
  list: ListState
  /** Label of the active segment: `In use`. */
  activeLabel: string
  /** Undefined while loading: shows no numbers. */
  counts: { active: number; archived: number } | undefined
  /** Between segments and Add: other views, files. */
  children?: ReactNode
}

/** True when the archived segment is shown. */
const isArchivedSegment = (list: ListState) => list.segment === 'archived'

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
        needs="fleet:write"
        onClick={() => list.openPanel('new')}
      >
        <span>
          Add<span className="max-md:sr-only"> {noun}</span>
        </span>
      </Button>
    </div>
  )
}
