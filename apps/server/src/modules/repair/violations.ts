// Rules of the day that a change breaks, in the words of Plan and Live.
import { toPlanViolation, type CheckedRule, type PlanViolation } from '@dropwise/contracts'
import type { Plan, Violation } from '@dropwise/planner'
import { inWords } from '../../platform/confirmed-rules.ts'
import { crewRules, withCrewRules, type CrewSpan } from '../../platform/van-day/crew-rules.ts'
import { driverOf, type RestOfDay } from './day.ts'
import { takenOver, type LiveProblem } from './problem.ts'
import { beginsOf, lateSecondsOf } from './solve-day.ts'

/** Broken rules of some vans' routes, with each late stop once. */
export function violationsOf(day: RestOfDay, live: LiveProblem, plan: Plan, vehicleIds: readonly string[]) {
  const rules = plan.violations.flatMap((violation) =>
    violation.vehicle === undefined
      ? []
      : [toPlanViolation(String(violation.vehicle), ofStop(fromShift(live, violation)))],
  )
  const late = [...beginsOf(plan)].flatMap(([order, { begin, vehicleId }]) => {
    const amount = lateSecondsOf(live, order, begin)
    return amount > 0 ? [toPlanViolation(vehicleId, { code: 'promise', amount, order })] : []
  })
  const isReported = ({ code, orderId }: PlanViolation) =>
    code !== 'delay' || orderId === null || !live.promiseEnd.has(orderId)
  const routes = new Set(day.vans.flatMap(({ route }) => route?.id ?? []))
  const crew = crewRules(day.crew, spansOf(live, plan), ({ routeId }) => routes.has(routeId))
  return [...withCrewRules(rules.filter(isReported), crew), ...late]
    .filter(({ vehicleId }) => vehicleIds.includes(vehicleId))
    .map((violation) => inWords(violation, day.units))
}

/** When each van of a plan drives, from the start of its route. */
function spansOf({ vans, origin }: LiveProblem, plan: Plan): CrewSpan[] {
  const at = (seconds: number) => origin + seconds * 1000
  return plan.routes.flatMap(({ vehicle, steps }) => {
    const van = vans.get(String(vehicle))
    const [first, last] = [steps[0], steps.at(-1)]
    if (!van || !first || !last || !steps.some(({ type }) => type === 'order')) return []
    const from = van.rest.hasLeft && van.route ? Date.parse(van.route.departAt) : at(first.depart)
    return [{ vehicleId: van.vehicle.id, driverId: driverOf(van), from, to: at(last.arrive) }]
  })
}

/** Counts overtime from the end of the shift, even when the van became free only after it. */
function fromShift({ pastShift }: LiveProblem, violation: Violation): Violation {
  const { code, order, vehicle, amount } = violation
  if (code !== 'delay' || order !== undefined) return violation
  return { ...violation, amount: amount + (pastShift.get(String(vehicle)) ?? 0) }
}

/** Assigns violations of a takeover to its stop. */
function ofStop({ order, ...violation }: Violation): CheckedRule {
  return order === undefined ? violation : { ...violation, order: takenOver(order) ?? order }
}
