// Plan a day: lists, map and timeline of one plan, engine progress, dispatch. All share one selection.
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { describeError } from '../../lib/api.ts'
import { useTenant } from '../../lib/company-context.tsx'
import { dayShort } from '../../lib/format.ts'
import { CrashBoundary } from '../../ui/crash.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { readsEnglish } from '../../lib/unserved-text.ts'
import { useUrlState } from '../../lib/url-state.ts'
import { planWords as words } from '../../lib/words/plan.ts'
import { useLayoutSize } from '../../ui/use-layout-size.ts'
import { isRunning, whatItWaitsFor } from './api.ts'
import { DragGhost } from './edit/drag-ghost.tsx'
import { HelpSheet } from './edit/help-sheet.tsx'
import { usePlanDrag } from './edit/use-plan-drag.ts'
import { usePlanKeys } from './edit/use-plan-keys.ts'
import { PlanBar } from './plan-bar.tsx'
import { PlanDesk } from './plan-desk.tsx'
import { NoOrders, ReadyToPlan } from './plan-intro.tsx'
import { PlanMap } from './plan-map.tsx'
import { PlanNote } from './plans/plan-note.tsx'
import { PlanPhone } from './plan-phone.tsx'
import { useHotMarks, useHotStore, useSelection, type Selection } from './selection.ts'
import { usePlanActions, usePlanData, type PlanActions, type PlanData } from './use-plan.ts'

const CompareScreen = lazy(() =>
  import('./plans/compare-screen.tsx').then((screen) => ({ default: screen.CompareScreen })),
)

/** Escape clears the selection, unless it closes something first. */
function useEscape(selection: Selection): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTaken =
        event.defaultPrevented ||
        document.querySelector('[data-radix-popper-content-wrapper],[role=dialog]') !== null
      if (event.key === 'Escape' && !isTaken) selection.select({ route: null, stop: null })
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [selection])
}

/** Replaces the lists while there is no plan. */
function Intro({ data, actions }: { data: PlanData; actions: PlanActions }) {
  const { plan, orders, vehicles } = data
  const wait = plan ? whatItWaitsFor(plan) : undefined
  if (orders.length === 0) return <NoOrders />
  return (
    <ReadyToPlan
      orderCount={orders.length}
      vehicleCount={vehicles.length}
      onStart={actions.start}
      isStarting={actions.isStarting || (plan !== null && isRunning(plan.status))}
      wait={wait}
      problem={
        plan?.status === 'failed' && (
          <ErrorState
            className="mx-0 my-0"
            title={words('runFailed')}
            message={(readsEnglish() && plan.error) || words('engineStopped')}
            hint={words('runFailedMore')}
          />
        )
      }
    />
  )
}

export function PlanScreen() {
  const { day } = useTenant()
  const size = useLayoutSize()
  const data = usePlanData()
  const actions = usePlanActions(data)
  const selection = useSelection()
  const hot = useHotStore()
  const root = useRef<HTMLDivElement>(null)
  useEscape(selection)
  const { plan, view, failed, isLoading } = data
  const drag = usePlanDrag(view, data.editing)
  useHotMarks(
    hot,
    root,
    (stop) => view?.routes.find(({ stops }) => stops.some(({ orderId }) => orderId === stop))?.number,
  )
  const isPhone = size === 'phone'
  const [compareId, setCompareId] = useUrlState('compare')
  const [isHelpOpen, setHelpOpen] = useState(false)
  usePlanKeys({ view, selection, editing: data.editing, onHelp: () => setHelpOpen(true) })

  if (failed) {
    return (
      <ErrorState
        title={words('planNotLoaded', { day: dayShort(day) })}
        {...describeError(failed.error)}
        onRetry={() => void failed.refetch()}
      />
    )
  }
  if (compareId && plan && compareId !== plan.id)
    return (
      <Suspense fallback={<SkeletonRows rows={12} label={words('loadingComparison')} />}>
        <CompareScreen data={data} otherId={compareId} onClose={() => setCompareId(null)} />
      </Suspense>
    )
  const bar = <PlanBar data={data} actions={actions} onHelp={() => setHelpOpen(true)} />
  const note = <PlanNote data={data} actions={actions} />
  const intro = <Intro data={data} actions={actions} />
  const map = (
    <CrashBoundary what={words('mapStopped')}>
      <PlanMap {...{ data, selection, hot, drag, isPhone }} className="flex-1" />
    </CrashBoundary>
  )
  if (!isPhone) {
    return (
      <div ref={root} className="flex min-h-0 flex-1 flex-col">
        {bar}
        <PlanDesk
          data={data}
          note={note}
          selection={selection}
          hot={hot}
          drag={drag}
          map={map}
          intro={intro}
          isTablet={size === 'tablet'}
        />
        <HelpSheet isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
        <DragGhost drag={drag} />
      </div>
    )
  }
  return (
    <div ref={root} className="flex min-h-0 flex-1 flex-col">
      {isLoading ? (
        <SkeletonRows rows={12} height={48} label={words('loadingPlan')} />
      ) : view && plan ? (
        <PlanPhone {...{ data, actions, plan, view, selection, hot, drag, map }} />
      ) : (
        <>
          {intro}
          <div className="flex min-h-48 flex-1 border-t border-line">{map}</div>
        </>
      )}
    </div>
  )
}
