// A company's shops: connects them with their signing secret, lists them with their calls, and disconnects
// them.
import type { ShopBody, ShopChanges, ShopItem } from '@dropwise/contracts'
import { sql } from 'kysely'
import { errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import type { Platform } from '../../platform/platform.ts'
import { listShops } from './queries.ts'

/** Maximum number of shops per company. */
const MAX_SHOPS = 20

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

/** Throws plan_limit without API access or with too many shops. */
export const connectShop = (
  platform: ShopPlatform,
  { tenantId, userId }: Member,
  { kind, name, secret, leadDays }: ShopBody,
): Promise<Shops> =>
  platform.asService('connect a shop', async ({ trx }) => {
    // Lock the company, so that two concurrent calls cannot exceed the limit.
    await sql`select from public.tenants where id = ${tenantId} for update`.execute(trx)
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from public.shops where tenant_id = ${tenantId}`.execute(trx)
    if ((rows[0]?.count ?? 0) >= MAX_SHOPS) throw errors.plan_limit(`more than ${MAX_SHOPS} shops`)
    await sql`insert into public.shops (tenant_id, kind, name, secret, lead_days, created_by)
      values (${tenantId}, ${kind}, ${name}, ${secret}, ${leadDays}, ${userId})`.execute(trx)
    return { items: await listShops(trx, tenantId, urlOf(platform)) }
  })

/** A new secret deletes the stored calls that the old one did not sign. Throws not_found. */
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

/** Disconnects a shop and keeps its orders. Throws not_found. */
export const disconnectShop = (platform: ShopPlatform, { tenantId }: Member, id: string): Promise<Shops> =>
  platform.asService('disconnect a shop', async ({ trx }) => {
    const { rows } =
      await sql`delete from public.shops where tenant_id = ${tenantId} and id = ${id} returning id`.execute(
        trx,
      )
    if (rows.length === 0) throw errors.not_found('The shop')
    return { items: await listShops(trx, tenantId, urlOf(platform)) }
  })
