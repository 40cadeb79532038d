// When open work is due, by day or by mileage, and whether that has passed.
import type { DistanceUnit, WorkOrderItem } from '@dropwise/contracts'
import { dayShort } from '../../../lib/format.ts'
import { formatMileage } from '../../../lib/mileage.ts'
import { Tag } from '../../../ui/tag.tsx'

export const isClosed = ({ status }: Pick<WorkOrderItem, 'status'>): boolean =>
  status === 'done' || status === 'cancelled'

function isOverdue(work: WorkOrderItem, today: string): boolean {
  if (isClosed(work)) return false
  const { dueOn, dueKm, vehicle } = work
  return (dueOn !== null && dueOn < today) || (dueKm !== null && (vehicle.odometerKm ?? 0) >= dueKm)
}

/** `Tue 1 Dec or at 40,000 mi`; empty for work without a due date. */
function dueText({ dueOn, dueKm }: WorkOrderItem, units: DistanceUnit): string {
  return [dueOn && dayShort(dueOn), dueKm !== null && `at ${formatMileage(dueKm, units)}`]
    .filter(Boolean)
    .join(' or ')
}

export function DueMark({ work, today, units }: { work: WorkOrderItem; today: string; units: DistanceUnit }) {
  const text = dueText(work, units)
  if (isClosed(work)) return work.doneOn ? <>Done {dayShort(work.doneOn)}</> : <>Cancelled</>
  if (isOverdue(work, today)) return <Tag tone="badFill">Overdue: {text}</Tag>
  return text ? <>{text}</> : <span className="text-ink-3">no date</span>
}
