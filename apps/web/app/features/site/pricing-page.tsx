// /pricing: the plans that the owner edits (requirement 2.7-2); the prerendered page has the shipped plans.
import { Check } from 'lucide-react'
import { useEffect, useState } from 'react'
import { count } from '../../lib/format.ts'
import { useEarlyInput } from '../../lib/early-input.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { ClosingCall } from './closing-call.tsx'
import { useSignedInArea } from './signed-in-hint.ts'
import { fetchSubscriptionPlans, SHIPPED_PLANS, type SubscriptionPlan } from './plans.ts'
import { ComparisonTable } from './plan-comparison.tsx'
import { WIDTH } from './public-frame.tsx'
import { TRIAL } from '../../lib/brand-of-page.ts'

export function PricingPage() {
  const [plans, setPlans] = useState<SubscriptionPlan[]>(SHIPPED_PLANS)
  useEffect(() => {
    const controller = new AbortController()
    // On failure the shipped plans stay: an old price list beats none.
    fetchSubscriptionPlans(controller.signal).then(setPlans, () => {})
    return () => controller.abort()
  }, [])
  return (
    <>
      <div className={cn(WIDTH, 'pt-16 pb-20')}>
        <h1 className="site-h1">Priced by the vehicles you run</h1>
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
      <p className="site-lead pb-8">No plan is on sale at the moment. Ask us for a price.</p>
      <ButtonLink to="/contact?subject=sales" size="l" variant="primary">
        Contact Sales
      </ButtonLink>
    </>
  )
}

function OnSale({ plans }: { plans: SubscriptionPlan[] }) {
  return (
    <>
      <p className="site-lead">
        {plans.some(countsOrders) ? 'Drivers' : 'Orders and drivers'} are not counted. Every plan begins with{' '}
        {`a ${TRIAL.adjective} trial that needs no card.`}
      </p>
      <ul className="mt-12 grid border-y border-line-2 lg:grid-cols-3">
        {plans.map((plan, i) => (
          <PlanColumn key={plan.id} plan={plan} isFirst={i === 0} />
        ))}
      </ul>
      <VehicleRuler plans={plans} />
      <h2 className="site-h2 pt-20">What each plan includes</h2>
      <ComparisonTable plans={plans} />
      <p className="max-w-[760px] pt-5 text-2 text-ink-2">
        Above your number of vehicles nothing breaks: the day that is planned runs to its end, and the next
        vehicle waits until you upgrade or archive one. Prices in US dollars, before tax.
      </p>
    </>
  )
}

const countsOrders = ({ limits }: SubscriptionPlan): boolean => Number(limits.orders ?? 0) > 0

/** Cents only where there are some. */
const dollars = (amount: number): string => (Number.isInteger(amount) ? count(amount) : amount.toFixed(2))

const MONTHS = 12

/** `, 17 % less than month by month`; nothing where the year costs no less. */
function savingText({ price, period, yearlyPrice }: SubscriptionPlan): string {
  if (price === null || yearlyPrice === null || period !== 'month') return ''
  const percent = Math.floor((1 - yearlyPrice / (price * MONTHS)) * 100)
  return percent > 0 ? `, ${percent} % less than month by month` : ''
}

function vehiclesText(plan: SubscriptionPlan): string {
  return plan.vehicleLimit === 0 ? 'unlimited vehicles' : `up to ${plan.vehicleLimit} vehicles`
}

function PlanColumn({ plan, isFirst }: { plan: SubscriptionPlan; isFirst: boolean }) {
  // Signed-in people have had the trial, so the button leads to their area. Only companies buy plans.
  const isCompany = useSignedInArea() === '/tenant'
  return (
    <li
      className={cn(
        'flex flex-col px-6 py-7 lg:px-8',
        plan.isPopular ? 'border-t-2 border-ink bg-sunk lg:-mt-px' : isFirst ? 'lg:pl-0' : '',
      )}
    >
      <h2 className="flex items-center gap-3 text-4">
        {plan.name}
        {plan.isPopular && (
          <span className="rounded-s bg-ink px-2 py-0.5 text-1 font-mid tracking-normal text-surface">
            most popular
          </span>
        )}
      </h2>
      <p className="pt-2">
        <span className="text-[46px]/[56px] font-strong tracking-[-0.02em]">
          {plan.price === null ? 'Custom' : `$${count(plan.price)}`}
        </span>
        {plan.price !== null && <span className="text-3 text-ink-2"> /{plan.period}</span>}
      </p>
      {plan.yearlyPrice !== null && (
        <p className="text-3 text-ink-2">
          or ${dollars(plan.yearlyPrice)} for a year{savingText(plan)}
        </p>
      )}
      <p className="pt-2 text-3 font-mid">{vehiclesText(plan)}</p>
      <VehicleMarks limit={plan.vehicleLimit} />
      <ul className="flex-1 space-y-2.5 pt-6 pb-8">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-3 text-3">
            <Check className="mt-1 size-4 shrink-0 text-ink-2" aria-hidden />
            {feature}
          </li>
        ))}
      </ul>
      {plan.price === null ? (
        <ButtonLink to="/contact?subject=sales" size="l">
          Contact Sales
        </ButtonLink>
      ) : (
        <ButtonLink
          to={isCompany ? `/tenant/settings/plan?plan=${plan.id}` : '/onboarding'}
          variant={plan.isPopular ? 'primary' : 'secondary'}
          size="l"
        >
          {isCompany ? `Choose ${plan.name}` : `Start ${TRIAL.title} Free Trial`}
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
      {limit === 0 && <span className="text-1/[8px] text-ink-3">and on</span>}
    </div>
  )
}

const RULER_MAX = 40

function shareOf({ price, period }: SubscriptionPlan, vehicles: number): string {
  if (price === null) return 'priced with you'
  return `$${price} a ${period}, that is $${(price / vehicles).toFixed(2)} a vehicle`
}

/** Answers "what do twelve vehicles cost?". */
function VehicleRuler({ plans }: { plans: SubscriptionPlan[] }) {
  const [vehicles, setVehicles] = useState(12)
  const range = useEarlyInput((text) => setVehicles(Number(text)))
  const plan = plans.find((p) => p.vehicleLimit === 0 || vehicles <= p.vehicleLimit)
  const answer = plan ? `${plan.name}, ${shareOf(plan, vehicles)}` : 'beyond the plans on sale: ask us'
  return (
    <div className="pt-12">
      <label htmlFor="vehicles" className="text-4">
        {vehicles}
        {vehicles === RULER_MAX ? '+' : ''} {vehicles === 1 ? 'vehicle' : 'vehicles'}
      </label>
      <output htmlFor="vehicles" className="pl-4 text-3 text-ink-2">
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
        aria-valuetext={`${vehicles} vehicles: ${answer}`}
        className="mt-3 block h-6 w-full accent-[var(--act)]"
      />
      <div className="relative h-9 text-1 text-ink-2" aria-hidden>
        {plans.map((p, i) => {
          const from = i === 0 ? 1 : (plans[i - 1]!.vehicleLimit || RULER_MAX) + (i === 0 ? 0 : 1)
          return (
            <span
              key={p.id}
              className={cn('absolute', p.id === plan?.id && 'font-mid text-ink')}
              style={{ left: `${((from - 1) / (RULER_MAX - 1)) * 100}%` }}
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
