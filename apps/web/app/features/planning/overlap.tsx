// How much the routes of a plan overlap, edits included, and what compact routes changed.
import type { OrderItem, PlanCompactness, PlanResponse } from '@dropwise/contracts'
import { overlapOf, type Overlap } from '@dropwise/planner/overlap'
import { count, shareText } from '../../lib/format.ts'
import { overlapWords as words } from '../../lib/words/overlap.ts'

/** Overlap of the routes on screen; orders that are not loaded are left out. */
export function overlapOfPlan({ routes }: PlanResponse, orders: readonly OrderItem[]): Overlap {
  const places = new Map(orders.map(({ id, lat, lng }) => [id, { lat, lng }]))
  return overlapOf(routes.map(({ stops }) => stops.flatMap(({ orderId }) => places.get(orderId) ?? [])))
}

export function OverlapNote({
  overlap: { stops, inOthers },
  compactness,
}: {
  overlap: Overlap
  compactness: PlanCompactness | null | undefined
}) {
  return (
    <>
      {stops > 0 && (
        <p className="pt-1 text-1 text-ink-3">
          {inOthers === 0
            ? words('apart')
            : words('share', {
                percent: shareText(inOthers / stops),
                inside: count(inOthers),
                stops: count(stops),
              })}
        </p>
      )}
      {compactness && <CompactNote compactness={compactness} />}
    </>
  )
}

function CompactNote({ compactness }: { compactness: PlanCompactness }) {
  const { before, after, extraCost, extraPercent, allowedPercent, movedOrders } = compactness
  const figures = { before: count(before.inOthers), after: count(after.inOthers) }
  if (after.inOthers >= before.inOthers)
    return (
      <p className="pt-1 text-1 text-ink-3">
        {words('nothing', { percent: shareText(allowedPercent / 100) })}
      </p>
    )
  return (
    <p className="pt-1 text-1 text-ink-3">
      {extraCost < 0.5
        ? words('wonFree', figures)
        : words('won', { ...figures, percent: shareText(extraPercent / 100) })}{' '}
      {words('moved', { stops: movedOrders })}
    </p>
  )
}
