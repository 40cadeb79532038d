// The dock under the map: timeline, stops, load; its height is the user's.
import { Segments } from '../../ui/segments.tsx'
import { useUrlState } from '../../lib/url-state.ts'
import { LoadTab } from './load-tab.tsx'
import type { PlanView } from './plan-model.ts'
import type { HotStore, Selection } from './selection.ts'
import { StopsTab } from './stops-tab.tsx'
import { Timeline, TimelineLegend } from './timeline/timeline.tsx'

const TABS = [
  { value: 'timeline', label: 'Timeline' },
  { value: 'stops', label: 'Stops' },
  { value: 'load', label: 'Load' },
] as const

export function Dock({
  view,
  selection,
  hot,
  height,
}: {
  view: PlanView
  selection: Selection
  hot: HotStore
  height: number
}) {
  const [text, setText] = useUrlState('tab')
  const tab = TABS.find((t) => t.value === text)?.value ?? 'timeline'
  return (
    <section aria-label="Dock" className="flex min-h-0 shrink-0 flex-col bg-surface" style={{ height }}>
      <header className="flex h-9 shrink-0 items-center gap-5 px-3">
        <span className="[&_button]:h-6 [&_button]:px-2.5 pointer-coarse:[&_button]:h-8">
          <Segments
            label="Dock"
            value={tab}
            onChange={(next) => setText(next === 'timeline' ? null : next)}
            items={TABS}
          />
        </span>
        {tab === 'timeline' && <TimelineLegend />}
        <span className="ml-auto text-1 text-ink-3 max-lg:hidden">
          {selection.route === null
            ? 'Click a route to see its windows'
            : `R${selection.route} selected, Esc clears`}
        </span>
      </header>
      {tab === 'timeline' && <Timeline view={view} selection={selection} hot={hot} />}
      {tab === 'stops' && <StopsTab view={view} selection={selection} />}
      {tab === 'load' && <LoadTab view={view} selection={selection} />}
    </section>
  )
}
