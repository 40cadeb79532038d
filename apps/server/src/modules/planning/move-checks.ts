// Validates manual edits of a plan: only its own orders and free vehicles, nothing locked.
import type { PlanMove, planMovesBody } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Trx } from '../../platform/db/scope.ts'
import { errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import type { EditDeps, EditSession } from './edit-session.ts'

type Moves = z.output<typeof planMovesBody>

/** Throws validation_failed for foreign ids, vehicle_busy for a van on the road, plan_locked. */
export async function checkMoves(
  deps: EditDeps,
  member: Member,
  session: EditSession,
  { moves, adjustments = [] }: Moves,
): Promise<void> {
  const orders = new Set([...session.unserved, ...[...session.sequences.values()].flat()])
  const vehicles = new Set(session.snapshot.vehicles.map(({ id }) => id))
  const wrong = moves.flatMap(({ orderId }, i) =>
    orders.has(orderId) ? [] : { field: `moves.${i}.orderId`, message: 'This order is not in the plan' },
  )
  if (wrong.length > 0) throw errors.validation_failed(wrong)
  const requestedIds = [
    ...moves.map(({ vehicleId }, i) => ({ vehicleId, field: `moves.${i}.vehicleId` })),
    ...adjustments.map(({ vehicleId }, i) => ({ vehicleId, field: `adjustments.${i}.vehicleId` })),
  ]
  for (const { vehicleId, field } of requestedIds)
    if (vehicleId !== null && !vehicles.has(vehicleId))
      await refuseVehicle(deps, member, session, vehicleId, field)
  checkTwice(adjustments)
  for (const move of moves) checkLocks(session, move)
}

function checkTwice(adjustments: readonly { vehicleId: string }[]): void {
  const checked = new Set<string>()
  adjustments.forEach(({ vehicleId }, i) => {
    if (checked.has(vehicleId))
      throw errors.validation_failed([
        { field: `adjustments.${i}.vehicleId`, message: 'This vehicle is adjusted twice' },
      ])
    checked.add(vehicleId)
  })
}

/** Throws for a vehicle outside the plan: one on the road with another plan, or an unknown one. */
async function refuseVehicle(
  { scopes }: EditDeps,
  { tenantId }: Member,
  { plan }: EditSession,
  vehicleId: string,
  field: string,
): Promise<never> {
  const { rows } = await scopes.asService('edit a plan: vehicle', ({ trx }) =>
    sql<{ name: string }>`
      select v.name from public.vehicles v join public.routes r on r.tenant_id = v.tenant_id and r.vehicle_id = v.id
      where v.tenant_id = ${tenantId} and v.id = ${vehicleId} and r.date = ${plan.date}::date
        and r.status in ('dispatched', 'started') limit 1`.execute(trx),
  )
  const [busy] = rows
  if (busy) throw errors.vehicle_busy({ vehicle: busy.name, date: plan.date })
  throw errors.validation_failed([{ field, message: 'This is no active vehicle of this company and depot' }])
}

function checkLocks({ plan, sequences, routes }: EditSession, { orderId, vehicleId }: PlanMove): void {
  const from = [...sequences].find(([, orders]) => orders.includes(orderId))?.[0]
  for (const vehicle of [from, vehicleId])
    if (vehicle && plan.locked_vehicles.includes(vehicle))
      throw errors.plan_locked(`R${routes.get(vehicle)?.number ?? '?'}`)
  if (from !== undefined && plan.locked_orders.includes(orderId)) {
    const place = (sequences.get(from) ?? []).indexOf(orderId) + 1
    throw errors.plan_locked(`Stop ${place} of R${routes.get(from)?.number ?? '?'}`)
  }
}

/** Throws validation_failed for a driver who is not active in the company. */
export async function checkDriver(
  trx: Trx,
  tenantId: string,
  driverId: string,
  index: number,
): Promise<void> {
  const { rows } = await sql`
    select from public.drivers where tenant_id = ${tenantId} and id = ${driverId} and status = 'active'`.execute(
    trx,
  )
  if (rows.length === 0)
    throw errors.validation_failed([
      { field: `adjustments.${index}.driverId`, message: 'This is no active driver of this company' },
    ])
}
