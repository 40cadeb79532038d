// The bar above the routes: filter, day or week, create, optimise.
import { ListFilter, Plus, WandSparkles } from 'lucide-react'
import type { ListState } from '../../lib/list-state.ts'
import { routesWords as words } from '../../lib/words/routes.ts'
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
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-3 md:px-7">
      <TextField
        label={words('filterRoutes')}
        isLabelHidden
        icon={<ListFilter />}
        fieldClassName="w-[230px] max-md:w-full"
        placeholder={words('filterExample', { late: words('late') })}
        value={list.filter}
        onChange={(event) => list.setFilter(event.target.value)}
      />
      <Segments
        label={words('show')}
        value={isWeek ? 'week' : 'day'}
        onChange={(next) => list.setSegment(next === 'week' ? next : null)}
        items={[
          {
            value: 'day',
            label: isWeek || count === undefined ? words('day') : words('dayCount', { count }),
          },
          {
            value: 'week',
            label: isWeek && count !== undefined ? words('weekCount', { count }) : words('week'),
          },
        ]}
      />
      <Button
        icon={<Plus />}
        className="ms-auto max-md:h-11"
        needs="plans:dispatch"
        onClick={() => list.openPanel('new')}
      >
        <span className="max-md:sr-only">{words('createRoute')}</span>
        <span className="md:hidden" aria-hidden>
          {words('create')}
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
        {words('optimiseRoutes')}
      </Button>
    </div>
  )
}
