// Imports another planner's routes: copies the exported plan and replaces its routes by the file's.
import { movesTo, type PlanResponse, type PlanSequences, type VroomSolutionBody } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Trx } from '../../../platform/db/scope.ts'
import { errors } from '../../../platform/errors.ts'
import type { Member } from '../../../platform/member.ts'
import { requireEditable, type EditDeps } from '../edit-session.ts'
import { readExportedDay } from '../export/read-day.ts'
import { movePlan } from '../moves.ts'
import { copyPlan, deletePlan } from '../plan-files.ts'
import { readPlanRow } from '../read-plan.ts'
import { readSolution, type NamedVehicle } from './read-solution.ts'

const NAME = 'From VROOM'

/**
 * Stores the solution as a new plan, timed on our roads, with every broken rule. Throws not_found,
 * solution_does_not_fit, and the errors of `requireEditable`; a failure leaves no plan.
 */
export async function takeSolution(
  deps: EditDeps,
  member: Member,
  planId: string,
  solution: VroomSolutionBody,
  newId: string | null,
): Promise<PlanResponse> {
  if (solution.code !== 0)
    throw errors.solution_does_not_fit({ problem: solution.error ?? 'It is no solution' }, [])
  const { day, vehicles } = await deps.scopes.asUser(member.claims, async ({ trx }) => {
    requireEditable(await readPlanRow(trx, member.tenantId, planId))
    return { day: await readExportedDay(trx, planId), vehicles: await readNames(trx, member.tenantId) }
  })
  if (!day) throw errors.not_found('The plan')
  const { sequences, problems } = readSolution(day, vehicles, solution)
  const [first] = problems
  if (first) throw errors.solution_does_not_fit({ problem: first.message }, problems)
  const before = new Map(
    day.routes.map(({ vehicle, stops }) => [vehicle.id, stops.map(({ order }) => order.id)]),
  )
  const copy = await copyPlan(deps, member, planId, NAME, newId)
  const moves = movesTo(before, changed(before, sequences))
  if (moves.length === 0) return copy
  try {
    return await movePlan(deps, member, copy.id, { moves })
  } catch (error) {
    await deletePlan(deps, member, copy.id)
    throw error
  }
}

/** Vehicles whose route differs in the file: unchanged routes may be locked. */
function changed(before: PlanSequences, after: PlanSequences): PlanSequences {
  return new Map(
    [...after].filter(([vehicle, orders]) => orders.join() !== (before.get(vehicle) ?? []).join()),
  )
}

async function readNames(trx: Trx, tenantId: string): Promise<NamedVehicle[]> {
  const { rows } = await sql<NamedVehicle>`
    select id, name, registration from public.vehicles where tenant_id = ${tenantId} and status = 'active'`.execute(
    trx,
  )
  return rows
}
