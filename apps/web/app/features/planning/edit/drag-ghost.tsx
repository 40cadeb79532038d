// The dragged stop under the pointer.
import { createPortal } from 'react-dom'
import { routeStyle } from '../../../ui/plate.tsx'
import { useDrag } from './drag-store.ts'
import type { StopDrag } from './use-stop-drag.ts'

export function DragGhost({ drag: { store, ghost } }: { drag: StopDrag }) {
  const stop = useDrag(store)?.stop
  if (!stop) return null
  return createPortal(
    <div
      ref={ghost}
      aria-hidden
      data-drag-ghost
      className="pointer-events-none fixed top-0 left-0 z-50 grid h-6 w-7 place-items-center rounded-s bg-signal font-n text-[13px] font-bold text-on-signal shadow-float"
      style={stop.home ? routeStyle(stop.home.route) : undefined}
    >
      {stop.home?.sequence ?? '!'}
    </div>,
    document.body,
  )
}
