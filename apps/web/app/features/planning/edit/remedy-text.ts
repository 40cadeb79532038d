// A remedy as button text, and as the edit it makes.
import { wholeMinutes, type PlanAdjustment } from '@dropwise/contracts'
import type { UnservedOrder } from '../plan-model.ts'
import { adjustDay, assign } from './changes.ts'
import type { NewEdit } from './plan-editor.ts'
import type { Remedy } from './remedies.ts'

/** `Give it to R3`, `Let R3 end 25 min later`. */
export function remedyText({ kind, amount, skills }: Remedy, number: number): string {
  const van = `R${number}`
  switch (kind) {
    case 'place':
      return `Give it to ${van}`
    case 'van':
      return `Add ${van} for the day`
    case 'shift':
      return `Let ${van} end ${wholeMinutes(amount)} later`
    case 'hours':
      return `Let ${van} work ${wholeMinutes(amount)} longer`
    case 'stops':
      return `Allow ${van} ${amount} more ${amount === 1 ? 'stop' : 'stops'}`
    case 'skills':
      return `Send ${van} without ${skills.join(', ')}`
    case 'late':
      return `Serve it ${wholeMinutes(amount)} late with ${van}`
  }
}

/** The move, with the adjustment of the van's day that it needs. */
export function remedyEdit(
  remedy: Remedy,
  order: UnservedOrder,
  number: number,
  { adjustments, originMs }: { adjustments: readonly PlanAdjustment[]; originMs: number },
): NewEdit {
  const { vehicleId, position } = remedy.offer
  const edit = assign(
    { orderId: order.orderId, reference: order.order?.reference ?? 'Order' },
    { vehicleId, position },
    number,
  )
  const change = dayChange(remedy, originMs)
  if (!change) return edit
  return { ...adjustDay(edit.label, adjustments, { vehicleId, ...change }), moves: edit.moves }
}

function dayChange({ kind, to, skills }: Remedy, originMs: number): Omit<PlanAdjustment, 'vehicleId'> | null {
  if (kind === 'shift') return { endAt: new Date(originMs + to * 1000).toISOString() }
  if (kind === 'hours') return { maxSeconds: to }
  if (kind === 'stops') return { maxStops: to }
  if (kind === 'skills') return { skills }
  return null
}
