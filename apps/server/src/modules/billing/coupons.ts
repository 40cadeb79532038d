// Coupons: their redemption by companies, and their discount on invoices.
import { invoiceLineOf, type CouponBody, type CouponItem, type InvoiceLine } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'
import { errors } from '../../platform/errors.ts'
import { discountOf, formatAmount } from './amounts.ts'
import type { SubscriptionRow } from './queries.ts'

interface CouponRow {
  code: string
  percent_off: string | null
  amount_off_minor: number | null
  currency: string | null
  invoices: number | null
  company_limit: number | null
  companies: number
  expires_at: Date | null
  is_active: boolean
}

const COUPON = sql`select c.code, c.percent_off, c.amount_off_minor, c.currency, c.invoices, c.company_limit, c.companies,
  c.expires_at, c.is_active from public.coupons c`

const toCouponItem = (row: CouponRow): CouponItem => ({
  code: row.code,
  percentOff: row.percent_off === null ? null : Number(row.percent_off),
  amountOffMinor: row.amount_off_minor,
  currency: row.currency,
  invoices: row.invoices,
  companyLimit: row.company_limit,
  companies: row.companies,
  expiresAt: row.expires_at?.toISOString() ?? null,
  isActive: row.is_active,
})

export async function listCoupons(trx: Trx): Promise<CouponItem[]> {
  const { rows } =
    await sql<CouponRow>`${COUPON} order by c.is_active desc, c.created_at desc limit 500`.execute(trx)
  return rows.map(toCouponItem)
}

/** Throws coupon_taken. */
export async function writeCoupon(trx: Trx, coupon: CouponBody): Promise<void> {
  const { rows } = await sql`
    insert into public.coupons (code, percent_off, amount_off_minor, currency, invoices, company_limit, expires_at)
    values (${coupon.code}, ${coupon.percentOff}, ${coupon.amountOffMinor}, ${coupon.currency}, ${coupon.invoices},
      ${coupon.companyLimit}, ${coupon.expiresAt}) on conflict do nothing returning code`.execute(trx)
  if (rows.length === 0) throw errors.coupon_taken(coupon.code)
}

/** Companies that redeemed the coupon keep its discount. Throws not_found. */
export async function switchCoupon(trx: Trx, code: string, isActive: boolean): Promise<void> {
  const { rows } =
    await sql`update public.coupons set is_active = ${isActive} where code = ${code} returning code`.execute(
      trx,
    )
  if (rows.length === 0) throw errors.not_found('The coupon')
}

/** The database refuses a coupon that is unknown, expired, redeemed by the company, or used up. */
export async function redeemCoupon(
  trx: Trx,
  { tenant_id, id }: SubscriptionRow,
  code: string,
  now: Date,
): Promise<void> {
  await sql`insert into public.coupon_redemptions (tenant_id, coupon_code, redeemed_at)
    select ${tenant_id}, ${code}, ${now} where exists (select from public.coupons where code = ${code})`.execute(
    trx,
  )
  const { rows } =
    await sql`update public.subscriptions s set coupon_code = r.coupon_code from public.coupon_redemptions r
    where s.tenant_id = ${tenant_id} and s.id = ${id} and r.tenant_id = s.tenant_id and r.coupon_code = ${code}
    returning s.id`.execute(trx)
  if (rows.length === 0) throw errors.coupon_unknown()
}

export interface LiveCoupon {
  code: string
  text: string
  percentOff: number | null
  amountOffMinor: number | null
  invoicesLeft: number | null
  line: (subtotalMinor: number) => InvoiceLine
}

/** The coupon of a subscription that still discounts invoices in this currency. */
export async function readCoupon(
  trx: Trx,
  { tenant_id, id }: SubscriptionRow,
  currency: string,
): Promise<LiveCoupon | null> {
  const { rows } = await sql<CouponRow & { used: number }>`
    select c.code, c.percent_off, c.amount_off_minor, c.currency, c.invoices, c.company_limit, c.companies, c.expires_at, c.is_active,
      (select count(*)::int from public.invoices i where i.tenant_id = s.tenant_id and i.coupon_code = c.code
        and i.status <> 'void') as used
    from public.subscriptions s join public.coupons c on c.code = s.coupon_code
    where s.tenant_id = ${tenant_id} and s.id = ${id}`.execute(trx)
  const [coupon] = rows
  if (!coupon || (coupon.currency !== null && coupon.currency !== currency)) return null
  const invoicesLeft = coupon.invoices === null ? null : coupon.invoices - coupon.used
  if (invoicesLeft !== null && invoicesLeft <= 0) return null
  const percentOff = coupon.percent_off === null ? null : Number(coupon.percent_off)
  const { amount_off_minor: amountOffMinor } = coupon
  const worth = percentOff === null ? { amountMinor: amountOffMinor ?? 0, currency } : { percent: percentOff }
  return {
    code: coupon.code,
    text: `${percentOff === null ? formatAmount(amountOffMinor ?? 0, currency) : `${percentOff} %`} off`,
    percentOff,
    amountOffMinor,
    invoicesLeft,
    line: (subtotalMinor) =>
      invoiceLineOf(
        'coupon',
        { code: coupon.code, ...worth },
        -discountOf(subtotalMinor, { percent: percentOff, amountMinor: amountOffMinor }),
      ),
  }
}
