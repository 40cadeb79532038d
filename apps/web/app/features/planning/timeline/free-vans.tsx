// Vans without stops, as rows that accept one.
import { planWords as words } from '../../../lib/words/plan.ts'
import { Plate } from '../../../ui/plate.tsx'
import { cn } from '../../../ui/cn.ts'
import { DragPrice } from '../edit/drag-price.tsx'
import { useRowDrag, type DragStore } from '../edit/drag-store.ts'
import type { PlanEditing } from '../edit/use-plan-editor.ts'
import { timelineGrid } from './grid.ts'
import type { PlanView } from '../plan-model.ts'

function FreeVan({
  vehicleId,
  number,
  store,
  height,
}: {
  vehicleId: string
  number: number
  store: DragStore
  height: number
}) {
  const drag = useRowDrag(store, vehicleId)
  return (
    <div
      data-vehicle={vehicleId}
      className={cn(timelineGrid(), 'items-center bg-surface data-over:bg-select')}
      {...(drag?.isOver ? { 'data-over': true } : {})}
      style={{ height }}
    >
      <span className="sticky left-0 flex ps-1.5">
        <Plate number={number} size="s" isOutlined />
      </span>
      <span className="text-1 text-ink-3">{words('free')}</span>
      <span className="sticky right-0 bg-inherit pe-3 text-end font-n text-[13px] whitespace-nowrap tabular-nums">
        {drag && <DragPrice drag={drag} />}
      </span>
    </div>
  )
}

export function FreeVans({
  view,
  editing,
  store,
  height,
}: {
  view: PlanView
  editing: PlanEditing
  store: DragStore
  height: number
}) {
  const usedVehicles = new Set(view.routes.map(({ vehicleId }) => vehicleId))
  return [...(editing.day?.numbers ?? [])]
    .filter(([vehicleId]) => !usedVehicles.has(vehicleId))
    .toSorted(([, a], [, b]) => a - b)
    .map(([vehicleId, number]) => (
      <FreeVan key={vehicleId} vehicleId={vehicleId} number={number} store={store} height={height} />
    ))
}
