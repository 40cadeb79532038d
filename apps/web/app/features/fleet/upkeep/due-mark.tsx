// When open work is due, by day or by mileage, and whether that has passed.
import type { DistanceUnit, WorkOrderItem } from '@dropwise/contracts'
import { dayShort } from '../../../lib/format.ts'
import { formatMileage } from '../../../lib/mileage.ts'
import { Tag } from '../../../ui/tag.tsx'
import { upkeepWords as words } from '../../../lib/words/upkeep.ts'
import { fleetWords } from '../../../lib/words/fleet.ts'

export const isClosed = ({ status }: Pick<WorkOrderItem, 'status'>): boolean =>
  status === 'done' || status === 'cancelled'

function isOverdue(work: WorkOrderItem, today: string): boolean {
  if (isClosed(work)) return false
  const { dueOn, dueKm, vehicle } = work
  return (dueOn !== null && dueOn < today) || (dueKm !== null && (vehicle.odometerKm ?? 0) >= dueKm)
}

/** `Tue 1 Dec or at 40,000 mi`; empty for work without a due date. */
function dueText({ dueOn, dueKm }: WorkOrderItem, units: DistanceUnit): string {
  if (dueKm === null) return dueOn ? dayShort(dueOn) : ''
  const mileage = formatMileage(dueKm, units)
  return dueOn
    ? words('dayOrMileage', { day: dayShort(dueOn), mileage })
    : fleetWords('serviceAt', { mileage })
}

export function DueMark({ work, today, units }: { work: WorkOrderItem; today: string; units: DistanceUnit }) {
  const text = dueText(work, units)
  if (isClosed(work))
    return work.doneOn ? words('doneDay', { day: dayShort(work.doneOn) }) : words('workCancelled')
  if (isOverdue(work, today)) return <Tag tone="badFill">{words('overdue', { due: text })}</Tag>
  return text ? <>{text}</> : <span className="text-ink-3">{words('noDate')}</span>
}
