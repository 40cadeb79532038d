// Corrections of pay, until the statement of their month is approved.
import type { newPayCorrectionBody, PayCorrection } from '@dropwise/contracts'
import { sql } from 'kysely'
import { v7 as uuidV7 } from 'uuid'
import type { z } from 'zod'
import { requireRow } from '../../platform/db/require-row.ts'
import type { Scopes, Trx } from '../../platform/db/scope.ts'
import { errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import type { PayPeriod } from './facts.ts'

export async function readCorrections(
  trx: Trx,
  { tenantId, from, to, driverId }: PayPeriod,
): Promise<(PayCorrection & { driverId: string })[]> {
  const { rows } = await sql<PayCorrection & { driverId: string }>`
    select id, driver_id as "driverId", to_char(date, 'YYYY-MM-DD') as date, amount_minor as "amountMinor", reason
    from public.pay_corrections
    where tenant_id = ${tenantId} and date between ${from}::date and ${to}::date
      and (${driverId ?? null}::uuid is null or driver_id = ${driverId ?? null}::uuid)
    order by date, id`.execute(trx)
  return rows
}

/** Throws not_found, pay_approved. */
export async function addCorrection(
  { asUser, asService }: Pick<Scopes, 'asUser' | 'asService'>,
  { tenantId, userId, claims }: Member,
  { driverId, date, amountMinor, reason }: z.output<typeof newPayCorrectionBody>,
  newId: string | null,
): Promise<PayCorrection> {
  const id = newId ?? uuidV7()
  await asUser(claims, ({ trx }) => requireRow(trx, 'drivers', { tenantId, id: driverId }))
  await asService('correct pay', ({ trx }) =>
    sql`insert into public.pay_corrections (tenant_id, id, driver_id, date, amount_minor, reason, created_by)
      values (${tenantId}, ${id}, ${driverId}, ${date}, ${amountMinor}, ${reason}, ${userId})
      on conflict (tenant_id, id) do nothing`.execute(trx),
  )
  return { id, date, amountMinor, reason }
}

/** Throws not_found, pay_approved. */
export async function removeCorrection(
  { asService }: Pick<Scopes, 'asService'>,
  { tenantId }: Member,
  id: string,
): Promise<void> {
  const { rows } = await asService('remove a correction of pay', ({ trx }) =>
    sql`delete from public.pay_corrections where tenant_id = ${tenantId} and id = ${id} returning id`.execute(
      trx,
    ),
  )
  if (rows.length === 0) throw errors.not_found('The correction')
}
