// Rules of the day that a change breaks, in the words of Plan and Live.
import {
  isHardRule,
  toPlanViolation,
  violationText,
  type CheckedRule,
  type PlanViolation,
  type RouteViolation,
} from '@dropwise/contracts'
import type { Plan, Violation } from '@dropwise/planner'
import type { RestOfDay } from './day.ts'
import { takenOver, type LiveProblem } from './problem.ts'
import { beginsOf, lateSecondsOf } from './solve-day.ts'

/** What the routes of some vans break, each stop that is late once. */
export function violationsOf(day: RestOfDay, live: LiveProblem, plan: Plan, vehicleIds: readonly string[]) {
  const rules = plan.violations.flatMap((violation) =>
    violation.vehicle === undefined ? [] : [toPlanViolation(String(violation.vehicle), ofStop(violation))],
  )
  const late = [...beginsOf(plan)].flatMap(([order, { begin, vehicleId }]) => {
    const amount = lateSecondsOf(live, order, begin)
    return amount > 0 ? [toPlanViolation(vehicleId, { code: 'promise', amount, order })] : []
  })
  const isTold = ({ code, orderId }: PlanViolation) =>
    code !== 'delay' || orderId === null || !live.promiseEnd.has(orderId)
  return [...rules.filter(isTold), ...late]
    .filter(({ vehicleId }) => vehicleIds.includes(vehicleId))
    .map((violation): RouteViolation => ({ ...violation, text: violationText(violation, day.units) }))
}

/** Parcels that are taken over for a stop are that stop's. */
function ofStop({ order, ...violation }: Violation): CheckedRule {
  return order === undefined ? violation : { ...violation, order: takenOver(order) ?? order }
}

/** Hard rules that the change breaks, or breaks further than the day did before. */
export function newlyBroken(
  after: readonly RouteViolation[],
  before: readonly RouteViolation[],
): RouteViolation[] {
  const isPresent = ({ code, amount, vehicleId, orderId }: RouteViolation) =>
    before.some(
      (one) =>
        one.code === code && one.vehicleId === vehicleId && one.orderId === orderId && one.amount >= amount,
    )
  return after.filter((violation) => isHardRule(violation) && !isPresent(violation))
}
