// Arrow keys in a list of buttons: up and down move, Home and End jump, Enter opens.
import type { KeyboardEvent } from 'react'

const TARGETS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** `onKeyDown` handler of each row's button. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const target = TARGETS[event.key]
  if (!target || event.altKey || event.ctrlKey || event.metaKey) return
  const rows = [...(event.currentTarget.closest('ul')?.querySelectorAll<HTMLElement>('li > button') ?? [])]
  const at = rows.indexOf(event.currentTarget)
  if (at < 0) return
  event.preventDefault()
  rows[target(at, rows.length)]?.focus()
}
