// The bar above map and lists: plan, figures, running engine, main action.
import { CalendarRange, Play, Square } from 'lucide-react'
import { Link } from 'react-router'
import type { PlanResponse } from '@dropwise/contracts'
import { useTenant } from '../../lib/company-context.tsx'
import {
  count,
  currencyText,
  distanceIn,
  formatDuration,
  oneDecimal,
  percent,
  unitText,
} from '../../lib/format.ts'
import { planWords as words } from '../../lib/words/plan.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { Tag } from '../../ui/tag.tsx'
import { isRunning, whatItWaitsFor } from './api.ts'
import { CostCurve } from './cost-curve.tsx'
import { DispatchButton } from './dispatch-button.tsx'
import { EditBar } from './edit/edit-bar.tsx'
import { Figure } from './figure.tsx'
import { PlanExport } from './plan-export.tsx'
import { planName, savedOf } from './plans/plan-names.ts'
import { PlanSwitcher } from './plans/plan-switcher.tsx'
import { RunOptionsButton } from './run-options.tsx'
import type { PlanActions, PlanData } from './use-plan.ts'

interface PlanBarProps {
  data: PlanData
  actions: PlanActions
  onHelp?: () => void
}

function Figures({ plan, orderCount }: { plan: PlanResponse; orderCount: number }) {
  const { company } = useTenant()
  const { summary } = plan
  const distance = (metres: number) => oneDecimal(distanceIn(metres, company.units))
  const saved = savedOf(summary)
  const money = (cents: number) => currencyText(cents / 100, company.currency, { maximumFractionDigits: 0 })
  return (
    <>
      <Figure
        label={words('stops')}
        value={count(summary.stops)}
        detail={
          <span className="max-lg:hidden">
            {words('ofTotal', { total: count(Math.max(orderCount, summary.stops + summary.unserved)) })}
          </span>
        }
      />
      <Figure
        label={words('distanceIn', { unit: unitText(company.units) })}
        value={distance(summary.distanceMetres)}
        detail={
          saved !== null && (
            <span title={words('comparedWithFile')}>
              {saved < 0 ? '−' : '+'}
              {percent(Math.round(Math.abs(saved) * 100))}
            </span>
          )
        }
        {...(saved !== null && saved < 0 ? { tone: 'ok' as const } : {})}
        className="max-lg:hidden"
      />
      <Figure label={words('drive')} value={formatDuration(summary.driveSeconds)} className="max-lg:hidden" />
      <Figure label={words('wait')} value={formatDuration(summary.waitSeconds)} className="max-lg:hidden" />
      <Figure
        label={words('late')}
        value={summary.late}
        {...(summary.late > 0 ? { tone: 'bad' as const } : {})}
      />
      {summary.cost !== null && (
        <Figure
          label={words('cost')}
          value={money(summary.cost)}
          detail={
            (summary.lowerBound !== null && (
              <CostLeft cost={summary.cost} lowerBound={summary.lowerBound} money={money} />
            )) ||
            (summary.cheapestCost !== null && (
              <PriceOfEvenDays cost={summary.cost} cheapestCost={summary.cheapestCost} money={money} />
            ))
          }
          className="max-lg:hidden"
        />
      )}
    </>
  )
}

/** Above this gap in percent of the cost, the lower bound is too loose to judge the plan. */
const MOST_LOOSE_PERCENT = 8

/** How much cheaper another plan could be at most; renders nothing when the bound is too loose. */
function CostLeft({
  cost,
  lowerBound,
  money,
}: {
  cost: number
  lowerBound: number
  money: (cents: number) => string
}) {
  const least = words('leastCost', { amount: money(lowerBound) })
  if (cost - lowerBound < 0.5)
    return (
      <span title={least} className="text-ok-ink">
        {words('provenBest')}
      </span>
    )
  const percent = Math.ceil((1 - lowerBound / cost) * 100)
  return percent <= MOST_LOOSE_PERCENT && <span title={least}>{words('atMostCheaper', { percent })}</span>
}

/** Extra cost of even days over the cheapest plan of the run. */
function PriceOfEvenDays({
  cost,
  cheapestCost,
  money,
}: {
  cost: number
  cheapestCost: number
  money: (cents: number) => string
}) {
  const percent = (100 * (cost - cheapestCost)) / Math.max(1, cheapestCost)
  return (
    <span title={words('cheapestOfRun', { amount: money(cheapestCost) })}>
      {percent < 0.05 ? words('asCheap') : words('priceOfEven', { percent: oneDecimal(percent) })}
    </span>
  )
}

/** Time since the cost last fell. */
function lastGain({ progress: { history, elapsedSeconds } }: PlanResponse): string {
  let gainAt: number | null = null
  for (let i = history.length - 1; i > 0; i--) {
    const [at, cost] = history[i] ?? [0, 0]
    const before = history[i - 1]?.[1] ?? cost
    if (cost < before) {
      gainAt = at
      break
    }
  }
  if (gainAt === null) return words(history.length > 0 ? 'firstFound' : 'calculating')
  const age = Math.round(elapsedSeconds - gainAt)
  return age < 1 ? words('improving') : words('lastImproved', { seconds: age })
}

function Running({ plan, onStop }: { plan: PlanResponse; onStop: () => void }) {
  const { progress } = plan
  const wait = whatItWaitsFor(plan)
  const times = { elapsed: Math.round(progress.elapsedSeconds), limit: Math.round(progress.limitSeconds) }
  return (
    <>
      <span className="max-xl:hidden">
        <CostCurve history={progress.history} limitSeconds={progress.limitSeconds} />
      </span>
      <div className="text-end leading-[15px]" role="status">
        <div className="text-2 font-strong whitespace-nowrap">
          {wait === undefined ? (
            <>
              <span className="max-lg:sr-only">{words('optimisingFor', times)}</span>
              <span className="lg:hidden" aria-hidden>
                {words('elapsedOf', times)}
              </span>
            </>
          ) : (
            words('waitingForTurn')
          )}
        </div>
        <div className="text-1 whitespace-nowrap text-ink-3">{wait ?? lastGain(plan)}</div>
      </div>
      <Button icon={<Square />} needs="plans:write" onClick={onStop}>
        <span className="max-lg:hidden">{words('stopKeepBest')}</span>
        <span className="lg:hidden">{words('stopRun')}</span>
      </Button>
    </>
  )
}

/** What there is to plan, while no plan exists. */
function Supply({ data, actions }: Pick<PlanBarProps, 'data' | 'actions'>) {
  return (
    <>
      <Figure label={words('orders')} value={data.isLoading ? <SkeletonText /> : count(data.orders.length)} />
      {data.isLoading ? (
        <Figure label={words('vans')} value={<SkeletonText />} />
      ) : (
        <Figure
          label={words('vans')}
          value={count(data.vehicles.length - actions.options.withoutVehicles.size)}
          detail={words('ofTotal', { total: data.vehicles.length })}
        />
      )}
    </>
  )
}

function Progress({ plan }: { plan: PlanResponse }) {
  const { elapsedSeconds, limitSeconds } = plan.progress
  const percent = 100 * Math.min(1, elapsedSeconds / Math.max(1, limitSeconds))
  return (
    <span
      className="absolute -bottom-px start-0 z-10 h-0.5 bg-link transition-[width] duration-[160ms]"
      style={{ width: `${percent}%` }}
      role="progressbar"
      aria-label={words('optimising')}
      aria-valuenow={Math.round(percent)}
      aria-valuemin={0}
      aria-valuemax={100}
    />
  )
}

/** Link to the plan of the remaining routes, while it exists. */
function RestLink({ plan, runs }: { plan: PlanResponse; runs: PlanData['runs'] }) {
  const { link } = useTenant()
  const rest = runs.find(({ id }) => id === plan.restPlanId)
  return (
    rest && (
      <Link to={link(`/tenant/plan?plan=${rest.id}`)} className="text-link text-2 whitespace-nowrap">
        {words('leftForLater', { plan: planName(runs, rest.id) })}
      </Link>
    )
  )
}

/** Notes on the plan's state that matter for the next step. */
function Marks({ data }: Pick<PlanBarProps, 'data'>) {
  const { plan } = data
  if (!plan) return null
  const isDispatched = plan.status === 'dispatched'
  return (
    <>
      {isDispatched && <Tag tone="out">{words('dispatched')}</Tag>}
      {isDispatched && <RestLink plan={plan} runs={data.runs} />}
      {!isDispatched && data.dispatched && (
        <Tag tone="outline">{words('planDispatched', { plan: planName(data.runs, data.dispatched.id) })}</Tag>
      )}
      {plan.isOutOfDate && !isRunning(plan.status) && !isDispatched && (
        <Tag tone="signal">{words('ordersChanged')}</Tag>
      )}
      {plan.routes.length > 0 && plan.speeds === 'changed' && (
        <Tag tone="outline">{words('otherSpeeds')}</Tag>
      )}
      {plan.routes.length > 0 && !plan.summary.onRoads && <Tag tone="outline">{words('timesEstimated')}</Tag>}
    </>
  )
}

const isBusy = ({ plan }: PlanData): boolean => plan !== null && isRunning(plan.status)

/** Starts a run, or follows and stops the running one. */
function RunButton({ data, actions }: Pick<PlanBarProps, 'data' | 'actions'>) {
  const { plan, orders } = data
  if (plan && isBusy(data)) return <Running plan={plan} onStop={actions.stop} />
  const hasRoutes = plan !== null && plan.routes.length > 0
  return (
    <Button
      variant={plan && (canDispatch(plan) || plan.status === 'dispatched') ? 'secondary' : 'primary'}
      icon={<Play />}
      disabled={orders.length === 0 || actions.isStarting}
      needs="plans:write"
      onClick={() => actions.start()}
    >
      {words(actions.isStarting ? 'starting' : hasRoutes ? 'optimiseAgain' : 'optimise')}
    </Button>
  )
}

const canDispatch = (plan: PlanResponse): boolean =>
  plan.routes.length > 0 && (plan.status === 'done' || plan.status === 'stopped') && !plan.isOutOfDate

function Tools({ data, actions }: Pick<PlanBarProps, 'data' | 'actions'>) {
  const { link } = useTenant()
  const { plan, vehicles } = data
  if (isBusy(data)) return null
  return (
    <>
      <RunOptionsButton options={actions.options} onChange={actions.setOptions} vehicles={vehicles} />
      <ButtonLink
        to={link('/tenant/plan/week')}
        icon={<CalendarRange />}
        aria-label={words('severalDays')}
        title={words('severalDays')}
      />
      {plan && plan.routes.length > 0 && <PlanExport plan={plan} />}
    </>
  )
}

function Dispatch({ data, actions }: Pick<PlanBarProps, 'data' | 'actions'>) {
  const { plan, vehicles } = data
  return (
    plan && (
      <DispatchButton plan={plan} vehicles={vehicles} actions={actions} canDispatch={canDispatch(plan)} />
    )
  )
}

/** On phones: the plan's name, its state and tools, above its figures. */
export function PhonePlanHead({ data, actions }: Pick<PlanBarProps, 'data' | 'actions'>) {
  return (
    <div className="relative shrink-0 border-b border-line px-3 pb-2">
      <div className="flex min-w-0 items-center gap-2">
        <PlanSwitcher data={data} />
        <EditBar editing={data.editing} />
        <span className="ms-auto flex gap-2">
          <Tools data={data} actions={actions} />
        </span>
      </div>
      <div className="flex flex-wrap items-center gap-2 pt-2 empty:hidden">
        <Marks data={data} />
      </div>
      {data.plan && isBusy(data) && <Progress plan={data.plan} />}
    </div>
  )
}

/** On phones: the main actions, within reach of the thumb. */
export function PhonePlanActions({ data, actions }: Pick<PlanBarProps, 'data' | 'actions'>) {
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-2 border-t border-line px-3 py-2 [&_a]:flex-1 [&_button:not([aria-haspopup])]:flex-1 [&>div]:flex-1">
      <RunButton data={data} actions={actions} />
      <Dispatch data={data} actions={actions} />
    </div>
  )
}

export function PlanBar({ data, actions, onHelp }: PlanBarProps) {
  const { plan, orders } = data
  return (
    <div className="relative flex min-h-[45px] shrink-0 items-center gap-5 border-b border-line px-3 max-lg:gap-3 pointer-coarse:min-h-14">
      <PlanSwitcher data={data} />
      <EditBar editing={data.editing} {...(onHelp ? { onHelp } : {})} />
      {plan && plan.routes.length > 0 ? (
        <Figures plan={plan} orderCount={orders.length} />
      ) : (
        <Supply data={data} actions={actions} />
      )}
      <div className="ms-auto flex items-center gap-2.5 max-lg:gap-2">
        <Marks data={data} />
        <Tools data={data} actions={actions} />
        <RunButton data={data} actions={actions} />
        <Dispatch data={data} actions={actions} />
      </div>
      {plan && isBusy(data) && <Progress plan={plan} />}
    </div>
  )
}
