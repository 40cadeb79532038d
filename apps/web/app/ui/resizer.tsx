// A grip between two docked parts, for dragging or arrow keys. The size is stored under its key.
import { useCallback, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { cn } from './cn.ts'

function readSize(key: string, fallback: number): number {
  const stored = Number(globalThis.localStorage?.getItem(key))
  return Number.isFinite(stored) && stored > 0 ? stored : fallback
}

/** A stored size in px, within bounds. */
export function useDockSize(
  key: string,
  fallback: number,
  min: number,
  max: number,
): [number, (size: number) => void] {
  const [size, setSize] = useState(() => readSize(`dock:${key}`, fallback))
  const set = useCallback(
    (next: number) => {
      const width = Math.round(Math.max(min, Math.min(max, next)))
      setSize(width)
      localStorage.setItem(`dock:${key}`, String(width))
    },
    [key, min, max],
  )
  return [Math.max(min, Math.min(max, size)), set]
}

const LINE = 'relative bg-line-2 hover:bg-link focus-visible:bg-link'
const LINE_LOOK = {
  x: `${LINE} w-px cursor-col-resize before:absolute before:inset-y-0 before:-inset-x-1`,
  y: `${LINE} h-px cursor-row-resize before:absolute before:inset-x-0 before:-inset-y-1`,
}

/**
 * `axis` is the direction of movement. `sign` is -1 when the resized part comes after the grip. `look` is a hairline
 * for mice, or a handle for thumbs.
 */
export function Resizer({
  axis,
  size,
  onSize,
  sign = 1,
  label,
  look = 'line',
}: {
  axis: 'x' | 'y'
  size: number
  onSize: (size: number) => void
  sign?: 1 | -1
  label: string
  look?: 'line' | 'handle'
}) {
  function onPointerDown(event: PointerEvent<HTMLDivElement>): void {
    const start = axis === 'x' ? event.clientX : event.clientY
    const grip = event.currentTarget
    grip.setPointerCapture(event.pointerId)
    const onMove = (move: globalThis.PointerEvent) =>
      onSize(size + sign * ((axis === 'x' ? move.clientX : move.clientY) - start))
    grip.addEventListener('pointermove', onMove)
    grip.addEventListener('lostpointercapture', () => grip.removeEventListener('pointermove', onMove), {
      once: true,
    })
  }
  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowLeft: -16, ArrowUp: -16, ArrowRight: 16, ArrowDown: 16 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    onSize(size + sign * step)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a focusable separator is a widget (WAI-ARIA window splitter)
    <div
      role="separator"
      aria-label={label}
      aria-orientation={axis === 'x' ? 'vertical' : 'horizontal'}
      aria-valuenow={size}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above
      tabIndex={0}
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
      className={cn(
        'z-10 shrink-0 touch-none transition-colors',
        look === 'handle'
          ? 'grid h-6 cursor-row-resize place-items-center border-t border-line-2 bg-surface before:h-1 before:w-10 before:rounded-full before:bg-line-2 focus-visible:before:bg-link'
          : LINE_LOOK[axis],
      )}
    />
  )
}
