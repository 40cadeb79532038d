// A remedy as button text, and as the edit it makes.
import type { PlanAdjustment } from '@dropwise/contracts'
import { formatDuration, listText } from '../../../lib/format.ts'
import { planWords as words } from '../../../lib/words/plan.ts'
import type { UnservedOrder } from '../plan-model.ts'
import { adjustDay, assign } from './changes.ts'
import type { NewEdit } from './plan-editor.ts'
import type { Remedy } from './remedies.ts'

/** Whole minutes, rounded up. */
const minutesOf = (seconds: number): string => formatDuration(Math.ceil(seconds / 60) * 60)

/** `Give it to R3`, `Let R3 end 25 min later`. */
export function remedyText({ kind, amount, skills }: Remedy, number: number): string {
  const van = `R${number}`
  switch (kind) {
    case 'place':
      return words('remedyPlace', { van })
    case 'van':
      return words('remedyVan', { van })
    case 'shift':
      return words('remedyShift', { van, duration: minutesOf(amount) })
    case 'hours':
      return words('remedyHours', { van, duration: minutesOf(amount) })
    case 'stops':
      return words('remedyStops', { van, count: amount })
    case 'skills':
      return words('remedySkills', { van, skills: listText(skills) })
    case 'late':
      return words('remedyLate', { van, duration: minutesOf(amount) })
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
    { orderId: order.orderId, reference: order.order?.reference ?? words('order') },
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
