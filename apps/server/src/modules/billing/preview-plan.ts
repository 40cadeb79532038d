// Previews the choice of a plan by making it in a transaction that is rolled back, so that preview and
// choice always agree.
import { taxFor, type ChoosePlanBody, type ChoosePlanResponse, type PlanPreview } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'
import type { Member } from '../../platform/member.ts'
import type { Platform } from '../../platform/platform.ts'
import { endOfPeriod, firstLine, totalsOf } from './amounts.ts'
import { isStart, type Offer } from './offers.ts'
import type { SubscriptionRow } from './queries.ts'
import { changeSubscription, readDetails, readOffer } from './subscription.ts'
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
  choice: ChoosePlanBody,
): Promise<PlanPreview> {
  const now = new Date(platform.clock.now())
  const { offer, subscription } = await readOffer(platform, tenantId, choice)
  const head = {
    planId: offer.plan.id,
    planName: offer.plan.name,
    period: offer.period,
    priceMinor: offer.priceMinor,
    currency: offer.currency,
  }
  if (platform.stripe && isStart(subscription))
    return {
      ...head,
      result: 'checkout',
      effectiveAt: null,
      nextAt: null,
      invoice: await firstPeriod(platform, tenantId, offer),
    }
  const { result, effectiveAt, invoice } = await tryPlan(platform, tenantId, choice, now)
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
      taxNote: invoice.taxNote,
      dueAt: invoice.dueAt,
    },
    nextAt: nextInvoiceAt(result, subscription, offer, now)?.toISOString() ?? null,
  }
}

async function tryPlan(
  platform: Pick<Platform, 'asService' | 'publicUrl'>,
  tenantId: string,
  choice: ChoosePlanBody,
  now: Date,
): Promise<ChoosePlanResponse> {
  try {
    return await platform.asService('preview a plan', async (work) => {
      await fillInAddress(work.trx, tenantId)
      throw new RolledBack(await changeSubscription(platform, work, tenantId, choice, now))
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

/** The first period by invoice. Stripe's page shows the total of card payments itself. */
async function firstPeriod(
  { asService }: Pick<Platform, 'asService'>,
  tenantId: string,
  { plan, period, priceMinor }: Offer,
): Promise<PlanPreview['invoice']> {
  const { terms, details } = await asService('billing terms', async ({ trx }) => ({
    terms: await readTerms(trx),
    details: await readDetails(trx, tenantId),
  }))
  const { label, percent, note } = taxFor(terms, details)
  const lines = [firstLine(plan.name, period, priceMinor)]
  return {
    lines,
    taxLabel: label,
    taxPercent: percent,
    ...totalsOf(lines, percent),
    taxNote: note,
    dueAt: null,
  }
}

/** An unpaid first period has no end yet. */
function nextInvoiceAt(
  result: ChoosePlanResponse['result'],
  subscription: SubscriptionRow,
  { period }: Offer,
  now: Date,
): Date | null {
  if (result === 'invoiced') return null
  return isStart(subscription) || (result === 'changed' && subscription.period !== period)
    ? endOfPeriod(now, period)
    : subscription.current_period_end
}
