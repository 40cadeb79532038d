// /pricing: the plans that the owner edits (requirement 2.7-2); the prerendered page has the shipped plans.
import { Check } from 'lucide-react'
import { useEffect, useState } from 'react'
import { amountText, currencyText, percent } from '../../lib/format.ts'
import { useEarlyInput } from '../../lib/early-input.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { ClosingCall } from './closing-call.tsx'
import { useSignedInArea } from './signed-in-hint.ts'
import { CURRENCY, fetchSubscriptionPlans, SHIPPED_PLANS, type SubscriptionPlan } from './plans.ts'
import { ComparisonTable } from './plan-comparison.tsx'
import { planFeatureText } from './plan-features.ts'
import { WIDTH } from './public-frame.tsx'
import { WordsOnTheWay } from './words-on-the-way.tsx'
import { BRAND } from '../../lib/brand-of-page.ts'
import { useReaderWords } from '../../lib/reader-language.ts'
import { siteFrameWords as frameWords } from '../../lib/words/site-frame.ts'
import { sitePricingWords as words } from '../../lib/words/site-pricing.ts'

export function PricingPage() {
  const [plans, setPlans] = useState<SubscriptionPlan[]>(SHIPPED_PLANS)
  useEffect(() => {
    const controller = new AbortController()
    // On failure the shipped plans stay: an old price list beats none.
    fetchSubscriptionPlans(controller.signal).then(setPlans, () => {})
    return () => controller.abort()
  }, [])
  if (!useReaderWords(words)) return <WordsOnTheWay />
  return (
    <>
      <div className={cn(WIDTH, 'pt-16 pb-20')}>
        <h1 className="site-h1">{words('title')}</h1>
        {plans.length === 0 ? <NothingOnSale /> : <OnSale plans={plans} />}
      </div>
      <ClosingCall />
    </>
  )
}

/** Shown when no plan is on sale. */
function NothingOnSale() {
  return (
    <>
      <p className="site-lead pb-8">{words('nothingOnSale')}</p>
      <ButtonLink to="/contact?subject=sales" size="l" variant="primary">
        {frameWords('contactSales')}
      </ButtonLink>
    </>
  )
}

function OnSale({ plans }: { plans: SubscriptionPlan[] }) {
  return (
    <>
      <p className="site-lead">
        {words(plans.some(countsOrders) ? 'driversFree' : 'ordersFree', { days: BRAND.trialDays })}
      </p>
      <ul className="mt-12 grid border-y border-line-2 lg:grid-cols-3">
        {plans.map((plan, i) => (
          <PlanColumn key={plan.id} plan={plan} isFirst={i === 0} />
        ))}
      </ul>
      <VehicleRuler plans={plans} />
      <h2 className="site-h2 pt-20">{words('whatPlansInclude')}</h2>
      <ComparisonTable plans={plans} />
      <p className="max-w-[760px] pt-5 text-2 text-ink-2">{words('aboveLimit')}</p>
    </>
  )
}

const countsOrders = ({ limits }: SubscriptionPlan): boolean => Number(limits.orders ?? 0) > 0

const dollars = (amount: number): string => amountText(amount, CURRENCY)

const MONTHS = 12

/** `or $500 for a year, 16 % less than month by month`, the saving only where there is one. */
function yearText({ price, period, yearlyPrice }: SubscriptionPlan): string {
  if (yearlyPrice === null) return ''
  const saved =
    price === null || period !== 'month' ? 0 : Math.floor((1 - yearlyPrice / (price * MONTHS)) * 100)
  return saved > 0
    ? words('yearPriceSaving', { price: dollars(yearlyPrice), percent: percent(saved) })
    : words('yearPrice', { price: dollars(yearlyPrice) })
}

function PlanColumn({ plan, isFirst }: { plan: SubscriptionPlan; isFirst: boolean }) {
  // Signed-in people have had the trial, so the button leads to their area. Only companies buy plans.
  const isCompany = useSignedInArea() === '/tenant'
  return (
    <li
      className={cn(
        'flex flex-col px-6 py-7 lg:px-8',
        plan.isPopular ? 'border-t-2 border-ink bg-sunk lg:-mt-px' : isFirst ? 'lg:ps-0' : '',
      )}
    >
      <h2 className="flex items-center gap-3 text-4">
        {plan.name}
        {plan.isPopular && (
          <span className="rounded-s bg-ink px-2 py-0.5 text-1 font-mid tracking-normal text-surface">
            {words('mostPopular')}
          </span>
        )}
      </h2>
      <p className="pt-2">
        <span className="text-[46px]/[56px] font-strong tracking-[-0.02em]">
          {plan.price === null ? words('priceCustom') : dollars(plan.price)}
        </span>
        {plan.price !== null && (
          <span className="text-3 text-ink-2"> {words(plan.period === 'year' ? 'perYear' : 'perMonth')}</span>
        )}
      </p>
      {plan.yearlyPrice !== null && <p className="text-3 text-ink-2">{yearText(plan)}</p>}
      <p className="pt-2 text-3 font-mid">{words('vehicleLimit', { count: plan.vehicleLimit })}</p>
      <VehicleMarks limit={plan.vehicleLimit} />
      <ul className="flex-1 space-y-2.5 pt-6 pb-8">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-3 text-3">
            <Check className="mt-1 size-4 shrink-0 text-ink-2" aria-hidden />
            {planFeatureText(feature)}
          </li>
        ))}
      </ul>
      {plan.price === null ? (
        <ButtonLink to="/contact?subject=sales" size="l">
          {frameWords('contactSales')}
        </ButtonLink>
      ) : (
        <ButtonLink
          to={isCompany ? `/tenant/settings/plan?plan=${plan.id}` : '/onboarding'}
          variant={plan.isPopular ? 'primary' : 'secondary'}
          size="l"
        >
          {isCompany
            ? words('choosePlan', { plan: plan.name })
            : frameWords('startFreeTrial', { days: BRAND.trialDays })}
        </ButtonLink>
      )}
    </li>
  )
}

/** One mark per vehicle; an unlimited plan fades out. */
function VehicleMarks({ limit }: { limit: number }) {
  const barCount = limit === 0 ? 32 : Math.min(limit, 60)
  return (
    <div className="flex min-h-[46px] flex-wrap content-start gap-x-2 gap-y-1.5 pt-3" aria-hidden>
      {Array.from({ length: barCount }, (_, i) => (
        // eslint-disable-next-line react/no-array-index-key -- identical marks
        <svg
          key={i}
          viewBox="0 0 12 8"
          className="h-2 w-3"
          style={{ opacity: limit === 0 && i > 24 ? 0.35 : 1 }}
        >
          <path d="M0 1h8l4 3-4 3H0z" fill="var(--load)" />
        </svg>
      ))}
      {limit === 0 && <span className="text-1/[8px] text-ink-3">{words('andOn')}</span>}
    </div>
  )
}

const RULER_MAX = 40

/** `Starter, $99 a month, that is $8.25 a vehicle`. */
function answerOf(plan: SubscriptionPlan | undefined, vehicles: number): string {
  if (!plan) return words('beyondAnswer')
  if (plan.price === null) return words('askedAnswer', { plan: plan.name })
  return words(plan.period === 'year' ? 'yearAnswer' : 'monthAnswer', {
    plan: plan.name,
    price: dollars(plan.price),
    share: currencyText(plan.price / vehicles, CURRENCY),
  })
}

/** Answers "what do twelve vehicles cost?". */
function VehicleRuler({ plans }: { plans: SubscriptionPlan[] }) {
  const [vehicles, setVehicles] = useState(12)
  const range = useEarlyInput((text) => setVehicles(Number(text)))
  const plan = plans.find((p) => p.vehicleLimit === 0 || vehicles <= p.vehicleLimit)
  const answer = answerOf(plan, vehicles)
  return (
    <div className="pt-12">
      <label htmlFor="vehicles" className="text-4">
        {words(vehicles === RULER_MAX ? 'vehicleCountOrMore' : 'vehicleCount', { count: vehicles })}
      </label>
      <output htmlFor="vehicles" className="ps-4 text-3 text-ink-2">
        {answer}
      </output>
      <input
        ref={range}
        id="vehicles"
        type="range"
        min={1}
        max={RULER_MAX}
        value={vehicles}
        onChange={(event) => setVehicles(Number(event.target.value))}
        aria-valuetext={words('vehiclesAndAnswer', { count: vehicles, answer })}
        className="mt-3 block h-6 w-full accent-[var(--act)]"
      />
      <div className="relative h-9 text-1 text-ink-2" aria-hidden>
        {plans.map((p, i) => {
          const from = i === 0 ? 1 : (plans[i - 1]!.vehicleLimit || RULER_MAX) + (i === 0 ? 0 : 1)
          return (
            <span
              key={p.id}
              className={cn('absolute', p.id === plan?.id && 'font-mid text-ink')}
              style={{ insetInlineStart: `${((from - 1) / (RULER_MAX - 1)) * 100}%` }}
            >
              {from}
              <br />
              {p.name}
            </span>
          )
        })}
      </div>
    </div>
  )
}
