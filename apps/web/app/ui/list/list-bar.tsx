// The bar of a list with archivable rows: filter, active or archived, add.
import { ListFilter, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ListState } from '../../lib/list-state.ts'
import { Button } from '../button.tsx'
import { cn } from '../cn.ts'
import { TextField } from '../field.tsx'
import { Segments } from '../segments.tsx'
import { frameWords as words } from '../../lib/words/frame.ts'

interface ListBarProps {
  /** The items: `vehicles`. */
  noun: string
  /** Text of the button: `Add vehicle`. */
  addLabel: string
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

const numbered = (label: string, number: number | undefined): string =>
  number === undefined ? label : words('numbered', { label, count: number })

export function ListBar({ noun, addLabel, filterBy, list, activeLabel, counts, children }: ListBarProps) {
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-3 md:px-7">
      <TextField
        label={words('filterWhat', { what: noun })}
        isLabelHidden
        icon={<ListFilter />}
        fieldClassName="w-[230px] max-md:min-w-48 max-md:flex-1"
        placeholder={words('filterBy', { what: filterBy })}
        value={list.filter}
        onChange={(event) => list.setFilter(event.target.value)}
      />
      <Segments
        label={words('show')}
        value={isArchivedSegment(list) ? 'archived' : 'active'}
        onChange={(next) => list.setSegment(next === 'archived' ? next : null)}
        items={[
          { value: 'active', label: numbered(activeLabel, counts?.active) },
          { value: 'archived', label: numbered(words('archived'), counts?.archived) },
        ]}
        className="max-md:order-last"
      />
      {children}
      <Button
        variant="primary"
        icon={<Plus />}
        className={cn('max-md:h-11', !children && 'ms-auto')}
        needs="fleet:write"
        onClick={() => list.openPanel('new')}
      >
        <span className="max-md:sr-only">{addLabel}</span>
        <span className="md:hidden" aria-hidden>
          {words('add')}
        </span>
      </Button>
    </div>
  )
}
