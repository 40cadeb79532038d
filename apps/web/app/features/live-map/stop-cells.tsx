// A van's day in one line: one cell per stop, by state.
import { cn } from '../../ui/cn.ts'
import { hueOf } from '../../lib/route-hues.ts'
import type { CellState } from './day.ts'

/** From this many stops on, cells share a fixed width. */
const FITS = 20

const LOOK: Record<CellState, string> = {
  done: 'bg-(--hue)',
  at: 'shadow-[inset_0_0_0_1.5px_var(--hue)] bg-[color-mix(in_oklch,var(--hue)_35%,transparent)]',
  next: 'shadow-[inset_0_0_0_1.5px_var(--hue)]',
  late: 'bg-bad h-[14px] -my-0.5',
  failed: 'bg-bad-wash shadow-[inset_0_0_0_1.5px_var(--bad)]',
  open: 'bg-cell',
}

/** Hidden from assistive technology; the parent must describe it in words. */
export function StopCells({
  cells,
  route,
  width,
  size = 's',
}: {
  cells: readonly CellState[]
  route: number
  width: number
  size?: 's' | 'm'
}) {
  const each = size === 'm' ? 10 : 5
  // A cell needs two px and a gap of one; otherwise draw a bar.
  const isBar = cells.length * 3 > width
  const isTight = cells.length > FITS || cells.length * (each + 1) > width
  return (
    <span
      aria-hidden
      className={cn('inline-flex items-center', isTight ? 'gap-0' : size === 'm' ? 'gap-0.5' : 'gap-px')}
      style={{ ['--hue' as string]: `var(--r${hueOf(route)})`, width: isTight ? width : undefined }}
    >
      {cells.map((state, i) => (
        <span
          key={i}
          className={cn(
            'h-2.5 rounded-[1.5px]',
            LOOK[state],
            isTight && 'min-w-0 flex-1',
            isTight && !isBar && 'border-e border-surface',
            isBar && 'rounded-none',
          )}
          style={isTight ? undefined : { width: each }}
        />
      ))}
    </span>
  )
}
