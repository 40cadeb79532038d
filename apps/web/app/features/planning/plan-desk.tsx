// The plan on desk or tablet: lists at the left, map over timeline beside them, all resizable.
import { useState, type ReactNode } from 'react'
import { planWords as words } from '../../lib/words/plan.ts'
import { Resizer, useDockSize } from '../../ui/resizer.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { Dock } from './dock.tsx'
import { DragCard } from './edit/drag-card.tsx'
import { useIsDragging } from './edit/drag-store.ts'
import { PlanCard } from './edit/plan-card.tsx'
import type { StopDrag } from './edit/use-stop-drag.ts'
import { NeedsYou } from './needs-you.tsx'
import { RouteList } from './route-list.tsx'
import { RouteStrip } from './route-strip.tsx'
import type { HotStore, Selection } from './selection.ts'
import { Shifts } from './shifts.tsx'
import type { PlanData } from './use-plan.ts'

/** Fixed width of the lists on a tablet, in px. */
const TABLET_LISTS_PX = 300

interface PlanDeskProps {
  data: PlanData
  /** Note above the lists. */
  note: ReactNode
  selection: Selection
  hot: HotStore
  drag: StopDrag
  map: ReactNode
  /** Replaces the lists while there is no plan. */
  intro: ReactNode
  isTablet: boolean
}

function Lists({ data, selection, hot, drag, intro, note, width }: PlanDeskProps & { width: number }) {
  const { view, isLoading } = data
  return (
    <div className="flex min-h-0 shrink-0 flex-col" style={{ width }}>
      {isLoading ? (
        <SkeletonRows rows={14} label={words('loadingPlan')} />
      ) : view ? (
        <>
          {note}
          <NeedsYou view={view} selection={selection} hot={hot} editing={data.editing} />
          <RouteList view={view} selection={selection} hot={hot} drag={drag} />
        </>
      ) : (
        intro
      )}
    </div>
  )
}

function BottomDock({ data, selection, hot, drag, height }: Omit<PlanDeskProps, 'map'> & { height: number }) {
  const { view, isLoading, vehicles } = data
  if (view) return <Dock {...{ view, selection, hot, drag, height }} editing={data.editing} />
  if (!isLoading) return <Shifts vehicles={vehicles} height={height} />
  return (
    <div style={{ height }} className="shrink-0 overflow-hidden">
      <SkeletonRows rows={9} label={words('loadingTimeline')} />
    </div>
  )
}

export function PlanDesk(props: PlanDeskProps) {
  const { data, selection, hot, drag, map, isTablet } = props
  const { view } = data
  const [width, setWidth] = useDockSize('plan-left', 336, 280, 520)
  const [height, setHeight] = useDockSize('plan-bottom', 326, 140, 560)
  const [isNeedsOpen, setNeedsOpen] = useState(false)
  const isDragging = useIsDragging(drag.store)
  return (
    <div className="flex min-h-0 flex-1">
      {isTablet && view ? (
        <RouteStrip view={view} selection={selection} onNeeds={() => setNeedsOpen(!isNeedsOpen)} />
      ) : (
        <>
          <Lists {...props} width={isTablet ? TABLET_LISTS_PX : width} />
          <Resizer axis="x" size={width} onSize={setWidth} label={words('widthOfLists')} />
        </>
      )}
      <div className="flex min-w-0 flex-1 flex-col">
        <div className="relative flex min-h-0 flex-1">
          {map}
          {view && <DragCard store={drag.store} view={view} editing={data.editing} />}
          {view && !isNeedsOpen && !isDragging && (
            <PlanCard view={view} selection={selection} editing={data.editing} />
          )}
          {isNeedsOpen && isTablet && view && (
            <div className="absolute right-3 bottom-3 w-80 overflow-hidden rounded bg-raised shadow-float">
              <NeedsYou view={view} selection={selection} hot={hot} editing={data.editing} />
            </div>
          )}
        </div>
        <Resizer axis="y" size={height} onSize={setHeight} sign={-1} label={words('heightOfTimeline')} />
        <BottomDock {...props} height={height} />
      </div>
    </div>
  )
}
