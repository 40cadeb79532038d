// Rules of the day that a person may break after confirming them by name.
import {
  isHardRule,
  violationText,
  type DistanceUnit,
  type PlanViolation,
  type RouteViolation,
} from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Trx } from './db/scope.ts'
import { errors } from './errors.ts'

/** `all` allows every rule to be broken. */
export type ConfirmedRules = readonly string[] | 'all'

/** A violation with its texts. */
export const inWords = (violation: PlanViolation, units: DistanceUnit): RouteViolation => ({
  ...violation,
  text: violationText(violation, units),
})

/** Hard rules that the change newly breaks, or breaks more than the day did before. */
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

/** Throws rules_broken with the unconfirmed rules. */
export function requireConfirmed(broken: readonly RouteViolation[], confirmed: ConfirmedRules): void {
  if (confirmed === 'all' || broken.every(({ code }) => confirmed.includes(code))) return
  throw errors.rules_broken([...new Set(broken.map(({ text }) => text))].join(', '), broken)
}

/** Records which rules a manual change broke on which routes; the audit log adds who confirmed them. */
export async function writeBrokenRules(
  trx: Trx,
  tenantId: string,
  routeIds: readonly string[],
  broken: readonly RouteViolation[],
): Promise<void> {
  await sql`
    update public.routes r set broken_rules = rules.of_van
    from (select q.id, coalesce((select jsonb_agg(one) from jsonb_array_elements(${JSON.stringify(broken)}::jsonb) one
        where one ->> 'vehicleId' = q.vehicle_id::text), '[]') as of_van
      from public.routes q where q.tenant_id = ${tenantId} and q.id = any(${routeIds}::uuid[])) rules
    where r.tenant_id = ${tenantId} and r.id = rules.id and r.broken_rules <> rules.of_van`.execute(trx)
}
