// One tab stop per row: left and right arrows move inside a row, up and down from row to row.
import type { KeyboardEvent } from 'react'

/** Handles the arrow of an event inside the element `[data-row]`; true when it moved the focus. */
export function moveInRow(event: KeyboardEvent<HTMLElement>): boolean {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  const row = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-row]') : null
  if (!step || !row || event.altKey || event.ctrlKey || event.metaKey) return false
  if (event.target instanceof HTMLInputElement) return false
  const inner = [...row.querySelectorAll<HTMLElement>('a[href],button:not(:disabled)')]
  const places = row.tabIndex >= 0 ? [row, ...inner] : inner
  const next = places[places.indexOf(event.target as HTMLElement) + step]
  if (!next) return false
  event.preventDefault()
  next.focus()
  return true
}

/** Arrows for rows that are no tab stops themselves: their first control is. */
export function moveInRows(event: KeyboardEvent<HTMLElement>): void {
  if (!moveInRow(event)) moveToRow(event)
}

/** Up and down alone, where left and right have another meaning. */
export function moveToRow(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')]
  const row = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-row]') : null
  const next = row && rows[rows.indexOf(row) + step]?.querySelector<HTMLElement>('a[href],button')
  if (!next) return
  event.preventDefault()
  next.focus()
}
