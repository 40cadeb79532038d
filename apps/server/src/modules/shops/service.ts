// A company's shops: connected with the secret that they sign with, listed with their calls, and taken away.
import type { ShopBody, ShopChanges, ShopItem } from '@dropwise/contracts'
import { sql } from 'kysely'
import { errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import type { Platform } from '../../platform/platform.ts'
import { listShops } from './queries.ts'

/** How many a company may have. */
const MOST = 20

type ShopPlatform = Pick<Platform, 'asService' | 'publicUrl'>
interface Shops {
  items: ShopItem[]
}

const urlOf =
  ({ publicUrl }: ShopPlatform) =>
  (id: string) =>
    `${publicUrl}/api/v1/shops/${id}/orders`

export const readShops = (platform: ShopPlatform, { tenantId }: Member): Promise<Shops> =>
  platform.asService('shops of a company', async ({ trx }) => ({
    items: await listShops(trx, tenantId, urlOf(platform)),
  }))

/** Throws plan_limit where the plan has no API, and when there are too many. */
export const connectShop = (
  platform: ShopPlatform,
  { tenantId, userId }: Member,
  { kind, name, secret, leadDays }: ShopBody,
): Promise<Shops> =>
  platform.asService('connect a shop', async ({ trx }) => {
    // Two at once must not pass the limit together.
    await sql`select from public.tenants where id = ${tenantId} for update`.execute(trx)
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from public.shops where tenant_id = ${tenantId}`.execute(trx)
    if ((rows[0]?.count ?? 0) >= MOST) throw errors.plan_limit(`more than ${MOST} shops`)
    await sql`insert into public.shops (tenant_id, kind, name, secret, lead_days, created_by)
      values (${tenantId}, ${kind}, ${name}, ${secret}, ${leadDays}, ${userId})`.execute(trx)
    return { items: await listShops(trx, tenantId, urlOf(platform)) }
  })

/** With a new secret the calls that were not signed with the old one are forgotten. Throws not_found. */
export const changeShop = (
  platform: ShopPlatform,
  { tenantId }: Member,
  id: string,
  { name, secret, leadDays }: ShopChanges,
): Promise<Shops> =>
  platform.asService('change a shop', async ({ trx }) => {
    const { rows } = await sql`
      update public.shops set name = coalesce(${name ?? null}, name), secret = coalesce(${secret ?? null}, secret),
        lead_days = coalesce(${leadDays ?? null}::int, lead_days),
        wrong_signature_at = case when ${secret ?? null}::text is null then wrong_signature_at end
      where tenant_id = ${tenantId} and id = ${id} returning id`.execute(trx)
    if (rows.length === 0) throw errors.not_found('The shop')
    return { items: await listShops(trx, tenantId, urlOf(platform)) }
  })

/** Its orders stay. Throws not_found. */
export const disconnectShop = (platform: ShopPlatform, { tenantId }: Member, id: string): Promise<Shops> =>
  platform.asService('disconnect a shop', async ({ trx }) => {
    const { rows } =
      await sql`delete from public.shops where tenant_id = ${tenantId} and id = ${id} returning id`.execute(
        trx,
      )
    if (rows.length === 0) throw errors.not_found('The shop')
    return { items: await listShops(trx, tenantId, urlOf(platform)) }
  })
