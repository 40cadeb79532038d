// Rate cards: listed, added, changed, removed. Prices of orders stay as they were computed.
import { MOST_RATE_CARDS, type rateCardBody, type RateCardItem } from '@dropwise/contracts'
import { sql } from 'kysely'
import { v7 as uuidV7 } from 'uuid'
import type { z } from 'zod'
import { onlyRow } from '../../platform/db/only-row.ts'
import type { Scopes, Trx } from '../../platform/db/scope.ts'
import { errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import { readZones } from '../../platform/zones.ts'

type Body = z.output<typeof rateCardBody>

export async function readCards(trx: Trx, tenantId: string): Promise<RateCardItem[]> {
  const { rows } = await sql<RateCardItem>`
    select id, name, is_default as "isDefault", rates from public.rate_cards where tenant_id = ${tenantId}
    order by is_default desc, lower(name)`.execute(trx)
  return rows
}

export const listCards = (
  { asUser }: Pick<Scopes, 'asUser'>,
  { tenantId, claims }: Member,
): Promise<RateCardItem[]> => asUser(claims, ({ trx }) => readCards(trx, tenantId))

/** `id` null adds a card. Throws not_found, rate_card_name_taken, validation_failed. */
export async function saveCard(
  { asService }: Pick<Scopes, 'asService'>,
  { tenantId, userId }: Member,
  id: string | null,
  body: Body,
  newId: string | null,
): Promise<RateCardItem> {
  return asService('save a rate card', async ({ trx }) => {
    // Two changes at once could each become the default.
    await sql`select from public.tenants where id = ${tenantId} for no key update`.execute(trx)
    await checkCard(trx, { tenantId, id, body })
    if (body.isDefault)
      await sql`update public.rate_cards set is_default = false
        where tenant_id = ${tenantId} and is_default and id is distinct from ${id}::uuid`.execute(trx)
    const values = { ...body, id: id ?? newId ?? uuidV7(), rates: JSON.stringify(body.rates) }
    const { rows } = await (
      id === null
        ? sql<RateCardItem>`
            insert into public.rate_cards (tenant_id, id, name, is_default, rates, created_by)
            values (${tenantId}, ${values.id}, ${values.name}, ${values.isDefault}, ${values.rates}::jsonb, ${userId})
            on conflict (tenant_id, id) do update set name = excluded.name
            returning id, name, is_default as "isDefault", rates`
        : sql<RateCardItem>`
            update public.rate_cards set name = ${values.name}, is_default = ${values.isDefault}, rates = ${values.rates}::jsonb
            where tenant_id = ${tenantId} and id = ${id}
            returning id, name, is_default as "isDefault", rates`
    ).execute(trx)
    if (!rows[0]) throw errors.not_found('The rate card')
    return rows[0]
  })
}

async function checkCard(
  trx: Trx,
  { tenantId, id, body }: { tenantId: string; id: string | null; body: Body },
): Promise<void> {
  const { others, isTaken } = onlyRow(
    await sql<{ others: number; isTaken: boolean }>`
      select count(*)::int as others, coalesce(bool_or(lower(name) = lower(${body.name})), false) as "isTaken"
      from public.rate_cards where tenant_id = ${tenantId} and id is distinct from ${id}::uuid`.execute(trx),
  )
  if (isTaken) throw errors.rate_card_name_taken(body.name)
  if (id === null && others >= MOST_RATE_CARDS)
    throw errors.validation_failed([
      { field: 'name', message: `A company has at most ${MOST_RATE_CARDS} rate cards` },
    ])
  const zones = new Set((await readZones(trx, tenantId)).all.map((zone) => zone.id))
  if (body.rates.zones.some(({ zoneId }) => !zones.has(zoneId))) throw errors.not_found('The zone')
}

/** Throws not_found. */
export async function removeCard(
  { asService }: Pick<Scopes, 'asService'>,
  { tenantId }: Member,
  id: string,
): Promise<void> {
  const { rows } = await asService('remove a rate card', ({ trx }) =>
    sql`delete from public.rate_cards where tenant_id = ${tenantId} and id = ${id} returning id`.execute(trx),
  )
  if (rows.length === 0) throw errors.not_found('The rate card')
}
