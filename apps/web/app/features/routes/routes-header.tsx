// The bar above the routes: filter, day or week, create, optimise.
import { ListFilter, Plus, WandSparkles } from 'lucide-react'
import type { ListState } from '../../lib/list-state.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Segments } from '../../ui/segments.tsx'
import type { Optimise } from './use-optimise.ts'

interface RoutesHeaderProps {
  list: ListState
  isWeek: boolean
  /** Undefined while loading: shows no number. */
  count: number | undefined
  optimise: Optimise
}

export function RoutesHeader({ list, isWeek, count, optimise }: RoutesHeaderProps) {
  const counted = (label: string, isShown: boolean) =>
    isShown && count !== undefined ? `${label} ${count}` : label
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-3 md:px-7">
      <TextField
        label="Filter routes"
        isLabelHidden
        icon={<ListFilter />}
        fieldClassName="w-[230px] max-md:w-full"
        placeholder="Filter: R7, driver, late"
        value={list.filter}
        onChange={(event) => list.setFilter(event.target.value)}
      />
      <Segments
        label="Show"
        value={isWeek ? 'week' : 'day'}
        onChange={(next) => list.setSegment(next === 'week' ? next : null)}
        items={[
          { value: 'day', label: counted('Day', !isWeek) },
          { value: 'week', label: counted('Week', isWeek) },
        ]}
      />
      <Button
        icon={<Plus />}
        className="ml-auto max-md:h-11"
        needs="plans:dispatch"
        onClick={() => list.openPanel('new')}
      >
        <span>
          Create<span className="max-md:sr-only"> route</span>
        </span>
      </Button>
      <Button
        variant="primary"
        icon={<WandSparkles />}
        className="max-md:h-11 max-md:w-full"
        disabled={optimise.isBusy}
        needs="plans:dispatch"
        onClick={() => void optimise.start()}
      >
        Optimize Routes
      </Button>
    </div>
  )
}
