// The selected block of hours in the table: where it starts, where the focus is, and what keys do. Pure.

/** Column from the first day of the week on screen, and hour. */
export interface Cell {
  column: number
  hour: number
}
/** The block between two corners; `head` has the focus. */
export interface Selection {
  anchor: Cell
  head: Cell
}

export const LAST = { column: 6, hour: 23 } as const

export const atCell = (cell: Cell): Selection => ({ anchor: cell, head: cell })
export const ofDay = (column: number): Selection => ({
  anchor: { column, hour: LAST.hour },
  head: { column, hour: 0 },
})
export const ofHour = (hour: number): Selection => ({
  anchor: { column: LAST.column, hour },
  head: { column: 0, hour },
})
export const WEEK: Selection = { anchor: LAST, head: { column: 0, hour: 0 } }

const sorted = (a: number, b: number): [number, number] => [Math.min(a, b), Math.max(a, b)]

export function bounds({ anchor, head }: Selection): { columns: [number, number]; hours: [number, number] } {
  return { columns: sorted(anchor.column, head.column), hours: sorted(anchor.hour, head.hour) }
}

export function isSelected(selection: Selection, { column, hour }: Cell): boolean {
  const { columns, hours } = bounds(selection)
  return column >= columns[0] && column <= columns[1] && hour >= hours[0] && hour <= hours[1]
}

/** Cells of the block, day by day. */
export function cellsOf(selection: Selection): Cell[] {
  const { columns, hours } = bounds(selection)
  const cells: Cell[] = []
  for (let column = columns[0]; column <= columns[1]; column++)
    for (let hour = hours[0]; hour <= hours[1]; hour++) cells.push({ column, hour })
  return cells
}

interface Key {
  key: string
  shiftKey: boolean
  ctrlKey: boolean
  metaKey: boolean
}

/** The selection after a key; null for a key that moves nothing. `forward`: -1 where people read from the right. */
export function moveBy(selection: Selection, event: Key, forward: 1 | -1): Selection | null {
  const { head } = selection
  const isCommand = event.ctrlKey || event.metaKey
  if (isCommand && event.key.toLowerCase() === 'a') return WEEK
  const ends: Record<string, Cell> = {
    ArrowLeft: { ...head, column: head.column - forward },
    ArrowRight: { ...head, column: head.column + forward },
    ArrowUp: { ...head, hour: head.hour - 1 },
    ArrowDown: { ...head, hour: head.hour + 1 },
    Home: isCommand ? { column: 0, hour: 0 } : { ...head, column: 0 },
    End: isCommand ? LAST : { ...head, column: LAST.column },
    PageUp: { ...head, hour: head.hour - 6 },
    PageDown: { ...head, hour: head.hour + 6 },
  }
  const to = ends[event.key]
  if (!to) return null
  const next = { column: within(to.column, LAST.column), hour: within(to.hour, LAST.hour) }
  return { anchor: event.shiftKey ? selection.anchor : next, head: next }
}

const within = (value: number, most: number) => Math.min(most, Math.max(0, value))
