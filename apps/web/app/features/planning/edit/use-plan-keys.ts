// Keyboard control of the plan: walk through stops, move them, lock them, undo.
import { useEffect, useEffectEvent } from 'react'
import type { PlanView } from '../plan-model.ts'
import type { Selection } from '../selection.ts'
import { moveStop, neighbourOf, reverse, takeOff } from './changes.ts'
import { toggleRouteLock, toggleSequenceLock, toggleStopLock } from './locks.ts'
import type { PlanEditing } from './use-plan-editor.ts'

/** Keys as listed in the help sheet. */
export const PLAN_KEYS = [
  { keys: '← →', does: 'keyStops' },
  { keys: 'Alt ← →', does: 'keyAlong' },
  { keys: 'Alt ↑ ↓', does: 'keyAcross' },
  { keys: 'M', does: 'keyMoveTo' },
  { keys: 'B', does: 'keyBest' },
  { keys: 'Delete', does: 'keyTakeOff' },
  { keys: 'L', does: 'keyLock' },
  { keys: 'Shift L', does: 'keySequence' },
  { keys: 'R', does: 'keyReverse' },
  { keys: 'Ctrl Z', does: 'undo' },
  { keys: 'Ctrl Shift Z', does: 'redo' },
  { keys: 'Esc', does: 'keyCancel' },
  { keys: '?', does: 'keyHelp' },
] as const

/** Fields, menus and grips handle their own keys. */
const OWN_KEYS =
  'input, textarea, select, [contenteditable=true], [role=radio], [role=separator], [role=menu], [role=dialog], [role=listbox], [role=slider]'

interface PlanKeys {
  view: PlanView | null
  selection: Selection
  editing: PlanEditing
  onHelp: () => void
}

export function usePlanKeys(options: PlanKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || (event.target instanceof Element && event.target.closest(OWN_KEYS))) return
    if (carryOut(event, options)) event.preventDefault()
  })
  useEffect(() => {
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}

/** False for keys without a command. */
function carryOut(event: KeyboardEvent, options: PlanKeys): boolean {
  const { editor } = options.editing
  const key = event.key.toLowerCase()
  if (event.ctrlKey || event.metaKey) {
    if (!editor || (key !== 'z' && key !== 'y')) return false
    void (key === 'y' || event.shiftKey ? editor.redo() : editor.undo())
    return true
  }
  if (event.key === '?') {
    options.onHelp()
    return true
  }
  return onStop(event, options) || (!event.shiftKey && onRoute(key, options))
}

function onStop(event: KeyboardEvent, { view, selection, editing }: PlanKeys): boolean {
  const route = view?.routes.find(({ number }) => number === selection.route)
  const stop = route?.stops.find(({ orderId }) => orderId === selection.stop)
  const step = event.key === 'ArrowLeft' || event.key === 'ArrowUp' ? -1 : 1
  const isAcross = event.key === 'ArrowLeft' || event.key === 'ArrowRight'
  const isAlong = event.key === 'ArrowUp' || event.key === 'ArrowDown'
  if (!view || !route) return false
  if (isAcross && !event.altKey) {
    const at = stop ? stop.sequence - 1 + step : 0
    const next = route.stops[Math.max(0, Math.min(route.stops.length - 1, at))]
    if (next) selection.select({ stop: next.orderId })
    return true
  }
  if (!stop || !editing.editor) return false
  const { perform } = editing
  const isHeld = stop.isLocked || route.isLocked
  const key = event.key.toLowerCase()
  if (key === 'l') {
    if (event.shiftKey) toggleSequenceLock(editing, route, stop)
    else toggleStopLock(editing, stop.orderId)
    return true
  }
  if (isHeld) return false
  if (isAcross) {
    const position = stop.sequence + step
    if (position < 1 || position > route.stops.length) return true
    perform(moveStop(stop, { vehicleId: route.vehicleId, position }, route.number))
    return true
  }
  if (isAlong && event.altKey) {
    const target = neighbourOf(view, route.number, step)
    if (!target || target.isLocked) return true
    perform(moveStop(stop, { vehicleId: target.vehicleId, position: 'best' }, target.number))
    selection.select({ route: target.number, stop: stop.orderId })
    return true
  }
  if (key === 'm') {
    document.querySelector<HTMLElement>('[data-move-menu]')?.click()
    return true
  }
  if (key === 'b') {
    perform(moveStop(stop, { vehicleId: route.vehicleId, position: 'best' }, route.number))
    return true
  }
  if (key === 'delete' || key === 'backspace') {
    perform(takeOff(stop))
    selection.select({ stop: null })
    return true
  }
  return false
}

function onRoute(key: string, { view, selection, editing }: PlanKeys): boolean {
  const route = view?.routes.find(({ number }) => number === selection.route)
  if (!route || !editing.editor || selection.stop !== null) return false
  if (key === 'l') {
    toggleRouteLock(editing, route.vehicleId)
    return true
  }
  if (key === 'r' && !route.isLocked) {
    editing.perform(reverse(route))
    return true
  }
  return false
}
