// Sites that may show a company's order form in a frame.
import { sql } from 'kysely'
import type { Scopes } from './db/scope.ts'

const PAGE = /^\/order\/([a-z0-9-]{1,60})\/?$/

/** Origins that may frame the page of an order form; undefined for every other page. */
export async function framesOfOrderForm(
  { asService }: Pick<Scopes, 'asService'>,
  path: string,
): Promise<readonly string[]> {
  const slug = PAGE.exec(path)?.[1]
  if (slug === undefined) return []
  const { rows } = await asService('frames of an order form', ({ trx }) =>
    sql<{ origins: string[] }>`
      select f.frame_origins as origins from public.order_forms f join public.tenants t on t.id = f.tenant_id
      where t.slug = ${slug} and f.is_open`.execute(trx),
  )
  return rows[0]?.origins ?? []
}
