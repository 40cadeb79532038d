// The stop under the pointer while it is dragged.
import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { routeStyle } from '../../../ui/plate.tsx'
import type { DragStore } from './drag-store.ts'

export function DragGhost({
  store,
  ghost,
}: {
  store: DragStore
  ghost: React.RefObject<HTMLDivElement | null>
}) {
  const stop = useSyncExternalStore(store.subscribe, () => store.get()?.stop ?? null)
  if (!stop) return null
  return createPortal(
    <div
      ref={ghost}
      aria-hidden
      data-drag-ghost
      className="pointer-events-none fixed top-0 left-0 z-50 grid h-6 w-7 place-items-center rounded-s font-n text-[13px] font-bold shadow-float"
      style={routeStyle(stop.route)}
    >
      {stop.sequence}
    </div>,
    document.body,
  )
}
