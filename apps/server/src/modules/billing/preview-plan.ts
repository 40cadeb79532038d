// Previews the choice of a plan by making it in a transaction that is rolled back, so that preview and
// choice always agree.
import type { ChoosePlanResponse, PlanPreview } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'
import type { Member } from '../../platform/member.ts'
import type { Platform } from '../../platform/platform.ts'
import { nextMonth, totalsOf } from './amounts.ts'
import { findPlan, lockSubscription, type PlanRow, type SubscriptionRow } from './queries.ts'
import { changeSubscription, isStart, readOffer } from './subscription.ts'
import { readTerms } from './terms.ts'

/** Carries the preview out of its rolled-back transaction. */
class RolledBack extends Error {
  readonly answer: ChoosePlanResponse
  constructor(answer: ChoosePlanResponse) {
    super('A preview changes nothing')
    this.answer = answer
  }
}

/** Throws the same errors as choosing the plan. */
export async function previewPlan(
  platform: Pick<Platform, 'asService' | 'clock' | 'publicUrl' | 'stripe'>,
  { tenantId }: Member,
  planId: string,
): Promise<PlanPreview> {
  const now = new Date(platform.clock.now())
  const { plan, subscription } = await readOffer(platform, tenantId, planId)
  const head = {
    planId: plan.id,
    planName: plan.name,
    monthlyMinor: plan.price_minor ?? 0,
    currency: plan.currency,
  }
  if (platform.stripe && isStart(subscription))
    return {
      ...head,
      result: 'checkout',
      effectiveAt: null,
      nextAt: null,
      invoice: await firstMonth(platform, plan),
    }
  const { result, effectiveAt, invoice } = await tryPlan(platform, tenantId, planId, now)
  return {
    ...head,
    result,
    effectiveAt,
    invoice: invoice && {
      lines: invoice.lines,
      subtotalMinor: invoice.subtotalMinor,
      taxLabel: invoice.taxLabel,
      taxPercent: invoice.taxPercent,
      taxMinor: invoice.taxMinor,
      totalMinor: invoice.totalMinor,
      dueAt: invoice.dueAt,
    },
    nextAt: nextInvoiceAt(result, subscription, now)?.toISOString() ?? null,
  }
}

async function tryPlan(
  platform: Pick<Platform, 'asService' | 'publicUrl'>,
  tenantId: string,
  planId: string,
  now: Date,
): Promise<ChoosePlanResponse> {
  try {
    return await platform.asService('preview a plan', async (work) => {
      const locked = await lockSubscription(work.trx, tenantId)
      const plan = await findPlan(work.trx, planId)
      await fillInAddress(work.trx, tenantId)
      throw new RolledBack(await changeSubscription(platform, work, locked, plan, now))
    })
  } catch (error) {
    if (error instanceof RolledBack) return error.answer
    throw error
  }
}

/** Fills in an address, since people see the preview before they enter theirs. The rollback removes it. */
async function fillInAddress(trx: Trx, tenantId: string): Promise<void> {
  await sql`insert into public.billing_details as b (tenant_id, address) values (${tenantId}, 'not given yet')
    on conflict (tenant_id) do update set address = coalesce(nullif(btrim(b.address), ''), excluded.address)`.execute(
    trx,
  )
}

/** The first month by invoice. Stripe's page shows the total of card payments itself. */
async function firstMonth(
  { asService }: Pick<Platform, 'asService'>,
  plan: PlanRow,
): Promise<PlanPreview['invoice']> {
  const { taxLabel, taxPercent } = await asService('billing terms', ({ trx }) => readTerms(trx))
  const lines = [{ description: `${plan.name}, first month`, amountMinor: plan.price_minor ?? 0 }]
  return { lines, taxLabel, taxPercent, ...totalsOf(lines, taxPercent), dueAt: null }
}

/** An unpaid first month has no end yet. */
function nextInvoiceAt(
  result: ChoosePlanResponse['result'],
  subscription: SubscriptionRow,
  now: Date,
): Date | null {
  if (result === 'invoiced') return null
  return isStart(subscription) ? nextMonth(now) : subscription.current_period_end
}
