// A phone's map above a sheet. The handle between them sets the height of the sheet, which is stored.
import { useRef, type ReactNode } from 'react'
import { mapWords } from '../lib/words/map.ts'
import { Resizer, useDockSize } from './resizer.tsx'

/** Least height of the sheet, in pixels: its head and the actions. */
const LEAST_PX = 150
/** Height of a sheet that nobody resized, in pixels. */
const FIRST_PX = 430
/** Height of the tallest phones, in pixels. */
const MOST_PX = 1_000
/** Part of the map that always stays visible, in pixels. */
const MAP_LEAST_PX = 160

interface MapSheetProps {
  /** Key of the stored height. */
  storeAs: string
  /** Name of the sheet for screen readers. */
  label: string
  map: ReactNode
  /** Buttons that act on the whole sheet, within reach of the thumb. */
  actions?: ReactNode
  children: ReactNode
}

export function MapSheet({ storeAs, label, map, actions, children }: MapSheetProps) {
  const box = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useDockSize(storeAs, FIRST_PX, LEAST_PX, MOST_PX)
  const fit = (next: number) => Math.min(next, (box.current?.clientHeight ?? MOST_PX) - MAP_LEAST_PX)
  return (
    <div ref={box} className="flex min-h-0 flex-1 flex-col">
      <div className="relative flex flex-1" style={{ minHeight: MAP_LEAST_PX }}>
        {map}
      </div>
      <section
        aria-label={label}
        className="flex min-h-0 flex-col bg-surface"
        style={{ height, maxHeight: `calc(100% - ${MAP_LEAST_PX}px)` }}
      >
        <Resizer
          axis="y"
          look="handle"
          size={height}
          onSize={(next) => setHeight(fit(next))}
          sign={-1}
          label={mapWords('sheetHeight', { sheet: label })}
        />
        <div className="flex min-h-0 flex-1 flex-col">{children}</div>
        {actions}
      </section>
    </div>
  )
}
