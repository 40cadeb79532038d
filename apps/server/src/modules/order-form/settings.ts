// The settings of a company's order form.
import { orderFormBody, publicOrigin, type OrderFormBody, type OrderFormResponse } from '@dropwise/contracts'
import { sql } from 'kysely'
import { onlyRow } from '../../platform/db/only-row.ts'
import type { Trx } from '../../platform/db/scope.ts'
import type { Member } from '../../platform/member.ts'
import { ownHostOf } from '../../platform/tracking-hosts.ts'
import { findForm, writeForm } from './queries.ts'
import type { FormPlatform } from './tools.ts'

type SettingsPlatform = Pick<FormPlatform, 'asService' | 'publicUrl'>

export const readForm = (platform: SettingsPlatform, { tenantId }: Member): Promise<OrderFormResponse> =>
  platform.asService('settings of an order form', ({ trx }) => answer(platform, trx, tenantId))

/** Throws not_found for a zone, order_form_in_sandbox. */
export const changeForm = (
  platform: SettingsPlatform,
  { tenantId, userId }: Member,
  body: OrderFormBody,
): Promise<OrderFormResponse> =>
  platform.asService('change an order form', async ({ trx }) => {
    await writeForm(trx, { tenantId, userId }, body)
    return answer(platform, trx, tenantId)
  })

async function answer(
  { publicUrl }: SettingsPlatform,
  trx: Trx,
  tenantId: string,
): Promise<OrderFormResponse> {
  const { slug, currency, host, rateCard } = onlyRow(
    await sql<{ slug: string; currency: string; host: string | null; rateCard: string | null }>`
      select t.slug, t.currency, (select c.name from public.rate_cards c where c.tenant_id = t.id and c.is_default) as "rateCard", (select ${ownHostOf('x')} from (select t.id as tenant_id) x) as host
      from public.tenants t where t.id = ${tenantId}`.execute(trx),
  )
  const stored = await findForm(trx, { tenantId })
  // A company that never set one gets the defaults.
  const form = stored ?? orderFormBody.parse({})
  const { isOpen, needsAcceptance, services, slots, fields, zoneIds } = form
  const { leadHours, daysAhead, intro, confirmation, frameOrigins } = form
  return {
    form: {
      isOpen,
      needsAcceptance,
      services,
      slots,
      fields,
      zoneIds,
      leadHours,
      daysAhead,
      intro,
      confirmation,
      frameOrigins,
    },
    url: `${publicOrigin(publicUrl, host)}/order/${slug}`,
    rateCard,
    currency,
  }
}
