// The dock under the map: timeline, stops, load. Its height is adjustable.
import { ZoomIn, ZoomOut } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../ui/button.tsx'
import { Segments } from '../../ui/segments.tsx'
import { useUrlState } from '../../lib/url-state.ts'
import { planWords as words } from '../../lib/words/plan.ts'
import type { PlanEditing } from './edit/use-plan-editor.ts'
import type { StopDrag } from './edit/use-stop-drag.ts'
import { LoadTab } from './load-tab.tsx'
import type { PlanView } from './plan-model.ts'
import type { HotStore, Selection } from './selection.ts'
import { StopsTab } from './stops-tab.tsx'
import { Timeline, TimelineLegend } from './timeline/timeline.tsx'

const TABS = [
  { value: 'timeline', label: 'timeline' },
  { value: 'stops', label: 'stops' },
  { value: 'load', label: 'load' },
] as const

/** Zoom steps: width of the timeline as a multiple of its window. */
const ZOOMS = [1, 2, 4, 8]

/** Hint about the next possible action. */
function hintOf({ route, stop }: Selection, isEditable: boolean): string {
  if (!isEditable) return route === null ? words('hintClickRoute') : words('hintSelected', { route })
  if (stop !== null) return words('hintStop')
  return route === null ? words('hintDrag') : words('hintRoute')
}

export function Dock({
  view,
  selection,
  hot,
  height,
  editing,
  drag,
}: {
  editing: PlanEditing
  drag: StopDrag
  view: PlanView
  selection: Selection
  hot: HotStore
  height: number
}) {
  const [text, setText] = useUrlState('tab')
  const [zoom, setZoom] = useState(0)
  const tab = TABS.find((t) => t.value === text)?.value ?? 'timeline'
  return (
    <section
      aria-label={words('dock')}
      className="flex min-h-0 shrink-0 flex-col bg-surface"
      style={{ height }}
    >
      <header className="flex h-9 shrink-0 items-center gap-5 px-3">
        <span className="[&_button]:h-6 [&_button]:px-2.5 pointer-coarse:[&_button]:h-8">
          <Segments
            label={words('dock')}
            value={tab}
            onChange={(next) => setText(next === 'timeline' ? null : next)}
            items={TABS.map(({ value, label }) => ({ value, label: words(label) }))}
          />
        </span>
        {tab === 'timeline' && <TimelineLegend />}
        <span className="ms-auto truncate text-1 text-ink-3 max-lg:hidden">
          {hintOf(selection, editing.editor !== null)}
        </span>
        {tab === 'timeline' && (
          <span className="flex max-lg:ms-auto">
            <IconButton label={words('zoomOut')} disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
              <ZoomOut />
            </IconButton>
            <IconButton
              label={words('zoomIn')}
              disabled={zoom === ZOOMS.length - 1}
              onClick={() => setZoom(zoom + 1)}
            >
              <ZoomIn />
            </IconButton>
          </span>
        )}
      </header>
      {tab === 'timeline' && (
        <Timeline
          view={view}
          selection={selection}
          hot={hot}
          editing={editing}
          drag={drag}
          zoom={ZOOMS[zoom] ?? 1}
        />
      )}
      {tab === 'stops' && <StopsTab view={view} selection={selection} hot={hot} drag={drag} />}
      {tab === 'load' && <LoadTab view={view} selection={selection} />}
    </section>
  )
}
