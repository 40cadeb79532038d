// /pricing: read from the plans table that the owner edits (requirement 2.7-2); the prerendered page carries the plans as they shipped.
import { Check } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useEarlyInput } from '../../lib/early-input.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { ClosingCall } from './closing-call.tsx'
import { useSignedInArea } from './signed-in-hint.ts'
import { fetchSubscriptionPlans, SHIPPED_PLANS, type SubscriptionPlan } from './plans.ts'
import { shownFeatures } from './claims.ts'
import { WIDTH } from './public-frame.tsx'

export function PricingPage() {
  const [plans, setPlans] = useState<SubscriptionPlan[]>(SHIPPED_PLANS)
  useEffect(() => {
    const controller = new AbortController()
    // On failure the shipped plans stay: a price list that is a day old beats none.
    fetchSubscriptionPlans(controller.signal).then(setPlans, () => {})
    return () => controller.abort()
  }, [])
  return (
    <>
      <div className={cn(WIDTH, 'pt-16 pb-20')}>
        <h1 className="site-h1">Priced by the vehicles you run</h1>
        <p className="site-lead">
          {plans.some(countsOrders) ? 'Drivers' : 'Orders and drivers'} are not counted. Every plan begins
          with a 3-day trial that needs no card.
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
      </div>
      <ClosingCall />
    </>
  )
}

const countsOrders = ({ limits }: SubscriptionPlan): boolean => Number(limits.orders ?? 0) > 0

function vehiclesText(plan: SubscriptionPlan): string {
  return plan.vehicleLimit === 0 ? 'unlimited vehicles' : `up to ${plan.vehicleLimit} vehicles`
}

function PlanColumn({ plan, isFirst }: { plan: SubscriptionPlan; isFirst: boolean }) {
  // Whoever is signed in has had the trial: the button leads on, not in a circle. Only companies buy plans.
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
          {plan.price === null ? 'Custom' : `$${plan.price.toLocaleString('en-US')}`}
        </span>
        {plan.price !== null && <span className="text-3 text-ink-2"> /{plan.period}</span>}
      </p>
      <p className="pt-2 text-3 font-mid">{vehiclesText(plan)}</p>
      <VehicleMarks limit={plan.vehicleLimit} />
      <ul className="flex-1 space-y-2.5 pt-6 pb-8">
        {shownFeatures(plan.features).map((feature) => (
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
          {isCompany ? `Choose ${plan.name}` : 'Start 3-Day Free Trial'}
        </ButtonLink>
      )}
    </li>
  )
}

/** One mark a vehicle; an unlimited plan fades out. */
function VehicleMarks({ limit }: { limit: number }) {
  const shown = limit === 0 ? 32 : Math.min(limit, 60)
  return (
    <div className="flex min-h-[46px] flex-wrap content-start gap-x-2 gap-y-1.5 pt-3" aria-hidden>
      {Array.from({ length: shown }, (_, i) => (
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

/** Answers "what do twelve vehicles cost?". */
function VehicleRuler({ plans }: { plans: SubscriptionPlan[] }) {
  const [vehicles, setVehicles] = useState(12)
  const range = useEarlyInput((text) => setVehicles(Number(text)))
  const plan = plans.find((p) => p.vehicleLimit === 0 || vehicles <= p.vehicleLimit) ?? plans.at(-1)!
  const share =
    plan.price === null
      ? 'priced with you'
      : `$${plan.price} a ${plan.period}, that is $${(plan.price / vehicles).toFixed(2)} a vehicle`
  return (
    <div className="pt-12">
      <label htmlFor="vehicles" className="text-4">
        {vehicles}
        {vehicles === RULER_MAX ? '+' : ''} {vehicles === 1 ? 'vehicle' : 'vehicles'}
      </label>
      <output htmlFor="vehicles" className="pl-4 text-3 text-ink-2">
        {plan.name}, {share}
      </output>
      <input
        ref={range}
        id="vehicles"
        type="range"
        min={1}
        max={RULER_MAX}
        value={vehicles}
        onChange={(event) => setVehicles(Number(event.target.value))}
        aria-valuetext={`${vehicles} vehicles: ${plan.name}, ${share}`}
        className="mt-3 block h-6 w-full accent-[var(--act)]"
      />
      <div className="relative h-9 text-1 text-ink-2" aria-hidden>
        {plans.map((p, i) => {
          const from = i === 0 ? 1 : (plans[i - 1]!.vehicleLimit || RULER_MAX) + (i === 0 ? 0 : 1)
          return (
            <span
              key={p.id}
              className={cn('absolute', p.id === plan.id && 'font-mid text-ink')}
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

type Cell = string | boolean
interface Row {
  name: string
  cell: (plan: SubscriptionPlan) => Cell
}

const count = (value: unknown): string =>
  typeof value === 'number' && value > 0 ? String(value) : 'unlimited'

/** What the table says comes from the plan's own limits; what every plan has is said once for all. */
const GROUPS: { title: string; rows: Row[] }[] = [
  {
    title: 'Planning',
    rows: [
      {
        name: 'Vehicles',
        cell: (plan) => (plan.vehicleLimit === 0 ? 'unlimited' : `up to ${plan.vehicleLimit}`),
      },
      { name: 'Orders and drivers', cell: () => 'unlimited' },
      { name: 'People in the portal', cell: (plan) => count(plan.limits.members) },
      { name: 'Windows, loads, shifts, skills', cell: () => true },
      { name: 'Real roads, maps and addresses', cell: () => true },
    ],
  },
  {
    title: 'The day itself',
    rows: [
      { name: 'Live map and stops at risk', cell: () => true },
      { name: 'Trackers by OsmAnd and OwnTracks', cell: () => true },
      { name: 'Tracking page in your brand', cell: () => true },
    ],
  },
  {
    title: 'Company',
    rows: [{ name: 'Support replies within', cell: () => '24 hours' }],
  },
]

function ComparisonTable({ plans }: { plans: SubscriptionPlan[] }) {
  return (
    <div className="relative mt-6 overflow-x-auto">
      <table className="w-full min-w-[560px] border-collapse text-3">
        <thead>
          <tr className="border-b border-line-2">
            <th scope="col" className="w-2/5 py-3 text-left">
              <span className="sr-only">What</span>
            </th>
            {plans.map((plan) => (
              <th key={plan.id} scope="col" className={cn('px-4 py-3 font-mid', plan.isPopular && 'bg-sunk')}>
                {plan.name}
              </th>
            ))}
          </tr>
        </thead>
        {GROUPS.map((group) => (
          <tbody key={group.title}>
            <tr className="border-b border-line-2">
              <th scope="rowgroup" className="pt-6 pb-2 text-left font-mid">
                {group.title}
              </th>
              {plans.map((plan) => (
                // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty cell carries the column's shade
                <td key={plan.id} className={plan.isPopular ? 'bg-sunk' : undefined} />
              ))}
            </tr>
            {group.rows.map((row) => (
              <tr key={row.name} className="border-b border-line">
                <th scope="row" className="py-2.5 text-left font-text">
                  {row.name}
                </th>
                {plans.map((plan) => {
                  const cell = row.cell(plan)
                  return (
                    <td key={plan.id} className={cn('px-4 text-center', plan.isPopular && 'bg-sunk')}>
                      {cell === true ? (
                        <>
                          <Check className="mx-auto size-4" aria-hidden />
                          <span className="sr-only">included</span>
                        </>
                      ) : cell === false ? (
                        <>
                          <span aria-hidden>-</span>
                          <span className="sr-only">not included</span>
                        </>
                      ) : (
                        cell
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}
