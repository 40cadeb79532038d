// `/tenant/settings/plan`: subscription, usage, other plans, invoices.
import type { BillingPeriod, SubscriptionPlanItem, SubscriptionResponse } from '@dropwise/contracts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { describeError } from '../../lib/api.ts'
import { count, dayOf, momentOf, money } from '../../lib/format.ts'
import { discountText } from '../../lib/invoice-text.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { TextField } from '../../ui/field.tsx'
import { Meter } from '../../ui/meter.tsx'
import { SectionSkeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { DetailsForm } from './details-form.tsx'
import { InvoiceList } from './invoice-list.tsx'
import { PlanChoices } from './plan-choices.tsx'
import { PlanConfirm } from './plan-confirm.tsx'
import { usePlanPage } from './use-plan-page.ts'
import { billingWords as words } from '../../lib/words/billing.ts'

function standing(plan: SubscriptionResponse): string {
  const { status, trialEndsAt, periodEndsAt, amountMinor, currency, period, cancelsAtPeriodEnd, suspendsAt } =
    plan
  if (!plan.isBillingOn) return words('noBilling')
  switch (status) {
    case 'trial':
      return trialEndsAt ? words('trialUntil', { time: momentOf(trialEndsAt) }) : words('trialRuns')
    case 'expired':
      return words('standingExpired')
    case 'cancelled':
      return words('standingCancelled')
    case 'past_due':
      return suspendsAt ? words('overdueStopsMore', { day: dayOf(suspendsAt) }) : words('invoiceOverdue')
    case 'active':
      if (cancelsAtPeriodEnd)
        return periodEndsAt ? words('endsOn', { day: dayOf(periodEndsAt) }) : words('endsLastDay')
      return priceText(period, money(amountMinor, currency), periodEndsAt)
  }
}

function priceText(period: BillingPeriod, price: string, renewsAt: string | null): string {
  const isYear = period === 'year'
  if (renewsAt === null) return words(isYear ? 'perYear' : 'perMonth', { price })
  return words(isYear ? 'perYearRenews' : 'perMonthRenews', { price, day: dayOf(renewsAt) })
}

/** One of six cells; the frame hides outer lines at the edges. */
const USE = '-mt-px -ms-px border-t border-s border-line px-5 py-3'

function Use({ name, used, limit }: { name: string; used: number; limit: number }) {
  return (
    <div className={USE}>
      <dt className="text-2 text-ink-2">{name}</dt>
      <dd className="flex items-center gap-3 text-3 font-mid tabular-nums">
        {limit === 0
          ? words('usedUnlimited', { used: count(used) })
          : words('usedOf', { used: count(used), limit: count(limit) })}
        {limit > 0 && <Meter fraction={used / limit} label={name} className="w-16" />}
      </dd>
    </div>
  )
}

function Usage({ usage }: { usage: SubscriptionResponse['usage'] }) {
  const { vehicles, members, apiKeys, texts, orders, storage } = usage
  return (
    <dl
      className="grid overflow-hidden rounded border border-line-2 md:grid-cols-3"
      aria-label={words('inUse')}
    >
      <Use name={words('vehicles')} {...vehicles} />
      <Use name={words('peopleInPortal')} {...members} />
      <div className={USE}>
        <dt className="text-2 text-ink-2">{words('apiKeys')}</dt>
        <dd className="text-3 font-mid">
          {apiKeys.isIncluded ? words('usedUnlimited', { used: count(apiKeys.used) }) : words('notInPlan')}
        </dd>
      </div>
      <Use name={words('textsThisMonth')} {...texts} />
      <Use name={words('ordersToday')} {...orders} />
      <Use name={words('filesInMb')} {...storage} />
    </dl>
  )
}

function CancelDialog({
  isOpen,
  onClose,
  onCancel,
  endsAt,
}: {
  isOpen: boolean
  onClose: () => void
  onCancel: (reason: string) => void
  endsAt: string | null
}) {
  const [reason, setReason] = useState('')
  return (
    <Confirm
      isOpen={isOpen}
      onClose={onClose}
      title={words('cancelQuestion')}
      description={endsAt ? words('worksUntil', { day: dayOf(endsAt) }) : words('worksUntilEnd')}
      confirmLabel={words('cancelPlan')}
      keepLabel={words('keepThePlan')}
      onConfirm={() => {
        onCancel(reason.trim())
        onClose()
      }}
    >
      <TextField
        label={words('whatMissing')}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </Confirm>
  )
}

function Actions({ plan, page }: { plan: SubscriptionResponse; page: ReturnType<typeof usePlanPage> }) {
  const [isAsking, setAsking] = useState(false)
  if (!plan.isAdmin || (plan.status !== 'active' && plan.status !== 'past_due') || !plan.isBillingOn)
    return null
  const isChanging = plan.cancelsAtPeriodEnd || plan.nextPlanId !== null
  return (
    <div className="flex flex-wrap gap-2 pt-3">
      {plan.canPayByCard && (
        <Button needs="billing:manage" onClick={page.openPaymentPage}>
          {words('cardsAndReceipts')}
        </Button>
      )}
      {isChanging ? (
        <Button needs="billing:manage" disabled={page.isBusy} onClick={page.keep}>
          {words('keepPlan', { plan: plan.planName })}
        </Button>
      ) : (
        <Button
          variant="quiet"
          needs="billing:manage"
          className="first:-ms-3.5"
          disabled={page.isBusy}
          onClick={() => setAsking(true)}
        >
          {words('cancelPlan')}
        </Button>
      )}
      <CancelDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onCancel={page.cancel}
        endsAt={plan.periodEndsAt}
      />
    </div>
  )
}

function Invoices({ plan }: { plan: SubscriptionResponse }) {
  const open = plan.invoices.find((invoice) => invoice.status === 'open')
  return (
    <section aria-labelledby="invoices">
      <h2 id="invoices" className="pt-9 text-4">
        {words('invoices')}
      </h2>
      {open && plan.paymentInstructions && (
        <p className="mt-2 border-s-[3px] border-signal bg-signal-wash px-3 py-2 text-2 whitespace-pre-line">
          {plan.paymentInstructions}
        </p>
      )}
      {plan.invoices.length === 0 ? (
        <p className="pt-2 text-2 text-ink-2">{words('noInvoicesYet')}</p>
      ) : (
        <InvoiceList invoices={plan.invoices} />
      )}
    </section>
  )
}

/** The period and currency in which plans are shown: as chosen here, else those of the subscription. */
function priced(now: SubscriptionResponse, period: BillingPeriod | null, currency: string | null) {
  const runs = now.status === 'active' || now.status === 'past_due'
  const first = now.plans[0]?.currency ?? now.currency
  return {
    period: period ?? (runs ? now.period : 'month'),
    currency: currency ?? (runs ? now.currency : first),
  }
}

export function PlanScreen() {
  const page = usePlanPage()
  const [params] = useSearchParams()
  const [chosen, setChosen] = useState<SubscriptionPlanItem | null>(null)
  const [period, setPeriod] = useState<BillingPeriod | null>(null)
  const [currency, setCurrency] = useState<string | null>(null)
  const { data: plan, error, refetch } = page.query
  if (error)
    return (
      <ErrorState title={words('planNotLoaded')} {...describeError(error)} onRetry={() => void refetch()} />
    )
  if (!plan) return <SectionSkeleton label={words('loadingPlan')} />
  return (
    <div className="min-w-0 flex-1 overflow-y-auto px-4 py-5 md:px-7">
      <div className="max-w-[860px] pb-10">
        <h2 className="text-4">
          {plan.status === 'trial' || plan.status === 'expired'
            ? words('trialOf', { plan: plan.planName })
            : plan.planName}
        </h2>
        <p className="pt-1 text-3 text-ink-2">{standing(plan)}</p>
        {plan.coupon && (
          <p className="pt-1 text-2 text-ink-2">
            {plan.coupon.invoicesLeft === null
              ? words('couponAlways', {
                  code: plan.coupon.code,
                  discount: discountText(plan.coupon, plan.currency),
                })
              : words('couponCounts', {
                  count: plan.coupon.invoicesLeft,
                  code: plan.coupon.code,
                  discount: discountText(plan.coupon, plan.currency),
                })}
          </p>
        )}
        <Actions plan={plan} page={page} />
        <div className="pt-5">
          <Usage usage={plan.usage} />
        </div>
        {plan.isBillingOn && (
          <>
            <h2 className="pt-9 pb-3 text-4">{words('plans')}</h2>
            <PlanChoices
              now={plan}
              price={priced(plan, period, currency)}
              onPeriod={setPeriod}
              onCurrency={setCurrency}
              markedId={params.get('plan')}
              isBusy={page.isBusy}
              onChoose={setChosen}
            />
            {chosen && plan.billingDetails && (
              <PlanConfirm
                plan={chosen}
                {...priced(plan, period, currency)}
                details={plan.billingDetails}
                companyName={plan.companyName}
                isBusy={page.isBusy}
                onClose={() => setChosen(null)}
                onConfirm={(choice, details) => {
                  page.choose(chosen, choice, details)
                  setChosen(null)
                }}
              />
            )}
            <p className="pt-2 text-2 text-ink-2">
              {plan.isAdmin ? words('limitsNever') : words('adminChooses')}
            </p>
          </>
        )}
        {plan.isAdmin && plan.isBillingOn && <Invoices plan={plan} />}
        {plan.billingDetails && plan.isBillingOn && (
          <section aria-labelledby="details">
            <h2 id="details" className="pt-9 text-4">
              {words('details')}
            </h2>
            <DetailsForm details={plan.billingDetails} />
          </section>
        )}
      </div>
    </div>
  )
}
