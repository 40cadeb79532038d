// The bar above map and lists: plan, figures, running engine, main action.
import { Play, Square } from 'lucide-react'
import { Link } from 'react-router'
import type { PlanResponse } from '@dropwise/contracts'
import { useTenant } from '../../lib/company-context.tsx'
import { count, distanceIn, formatDuration } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
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
  const distance = (metres: number) => distanceIn(metres, company.units).toFixed(1)
  const saved = savedOf(summary)
  const money = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: company.currency,
    maximumFractionDigits: 0,
  })
  return (
    <>
      <Figure
        label="Stops"
        value={count(summary.stops)}
        detail={
          <span className="max-lg:hidden">
            of {count(Math.max(orderCount, summary.stops + summary.unserved))}
          </span>
        }
      />
      <Figure
        label={`Distance, ${company.units}`}
        value={distance(summary.distanceMetres)}
        detail={
          saved !== null && (
            <span title="compared with the same orders in file order, each on the nearest van">
              {saved < 0 ? '−' : '+'}
              {Math.abs(saved * 100).toFixed(0)} %
            </span>
          )
        }
        {...(saved !== null && saved < 0 ? { tone: 'ok' as const } : {})}
        className="max-lg:hidden"
      />
      <Figure label="Drive" value={formatDuration(summary.driveSeconds)} className="max-lg:hidden" />
      <Figure label="Wait" value={formatDuration(summary.waitSeconds)} className="max-lg:hidden" />
      <Figure label="Late" value={summary.late} {...(summary.late > 0 ? { tone: 'bad' as const } : {})} />
      {summary.cost !== null && (
        <Figure
          label="Cost"
          value={money.format(summary.cost / 100)}
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
  money: Intl.NumberFormat
}) {
  const least = `No plan that serves these orders costs less than ${money.format(lowerBound / 100)}`
  if (cost - lowerBound < 0.5)
    return (
      <span title={least} className="text-ok-ink">
        proven best
      </span>
    )
  const percent = Math.ceil((1 - lowerBound / cost) * 100)
  return (
    percent <= MOST_LOOSE_PERCENT && <span title={least}>no plan can be more than {percent} % cheaper</span>
  )
}

/** Extra cost of even days over the cheapest plan of the run. */
function PriceOfEvenDays({
  cost,
  cheapestCost,
  money,
}: {
  cost: number
  cheapestCost: number
  money: Intl.NumberFormat
}) {
  const percent = (100 * (cost - cheapestCost)) / Math.max(1, cheapestCost)
  return (
    <span
      title={`The cheapest plan of this run costs ${money.format(cheapestCost / 100)}; its days are less alike`}
    >
      {percent < 0.05 ? 'as cheap as uneven days' : `${percent.toFixed(1)} % for even days`}
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
  if (gainAt === null) return history.length > 0 ? 'first plan found' : 'calculating travel times'
  const age = Math.round(elapsedSeconds - gainAt)
  return age < 1 ? 'improving' : `last improved ${age} s ago`
}

function Running({ plan, onStop }: { plan: PlanResponse; onStop: () => void }) {
  const { progress } = plan
  const wait = whatItWaitsFor(plan)
  return (
    <>
      <span className="max-xl:hidden">
        <CostCurve history={progress.history} limitSeconds={progress.limitSeconds} />
      </span>
      <div className="text-right leading-[15px]" role="status">
        <div className="text-2 font-strong whitespace-nowrap">
          {wait === undefined ? (
            <>
              <span className="max-lg:sr-only">Optimising, </span>
              {Math.round(progress.elapsedSeconds)} s of {Math.round(progress.limitSeconds)}
            </>
          ) : (
            'Waiting for its turn'
          )}
        </div>
        <div className="text-1 whitespace-nowrap text-ink-3">{wait ?? lastGain(plan)}</div>
      </div>
      <Button icon={<Square />} needs="plans:write" onClick={onStop}>
        <span>
          Stop<span className="max-lg:hidden">, keep best</span>
        </span>
      </Button>
    </>
  )
}

/** What there is to plan, while no plan exists. */
function Supply({ data, actions }: Pick<PlanBarProps, 'data' | 'actions'>) {
  return (
    <>
      <Figure label="Orders" value={data.isLoading ? <SkeletonText /> : count(data.orders.length)} />
      {data.isLoading ? (
        <Figure label="Vans" value={<SkeletonText />} />
      ) : (
        <Figure
          label="Vans"
          value={count(data.vehicles.length - actions.options.withoutVehicles.size)}
          detail={`of ${data.vehicles.length}`}
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
      className="absolute -bottom-px left-0 z-10 h-0.5 bg-link transition-[width] duration-[160ms]"
      style={{ width: `${percent}%` }}
      role="progressbar"
      aria-label="Optimising"
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
        Left for later: {planName(runs, rest.id)}
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
      {isDispatched && <Tag tone="out">Dispatched</Tag>}
      {isDispatched && <RestLink plan={plan} runs={data.runs} />}
      {!isDispatched && data.dispatched && (
        <Tag tone="outline">{planName(data.runs, data.dispatched.id)} is dispatched</Tag>
      )}
      {plan.isOutOfDate && !isRunning(plan.status) && !isDispatched && (
        <Tag tone="signal">Orders changed since</Tag>
      )}
      {plan.routes.length > 0 && !plan.summary.onRoads && <Tag tone="outline">times estimated</Tag>}
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
      {actions.isStarting ? 'Starting' : hasRoutes ? 'Optimise again' : 'Optimise'}
    </Button>
  )
}

const canDispatch = (plan: PlanResponse): boolean =>
  plan.routes.length > 0 && (plan.status === 'done' || plan.status === 'stopped') && !plan.isOutOfDate

function Tools({ data, actions }: Pick<PlanBarProps, 'data' | 'actions'>) {
  const { plan, vehicles } = data
  if (isBusy(data)) return null
  return (
    <>
      <RunOptionsButton options={actions.options} onChange={actions.setOptions} vehicles={vehicles} />
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
        <span className="ml-auto flex gap-2">
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
      <div className="ml-auto flex items-center gap-2.5 max-lg:gap-2">
        <Marks data={data} />
        <Tools data={data} actions={actions} />
        <RunButton data={data} actions={actions} />
        <Dispatch data={data} actions={actions} />
      </div>
      {plan && isBusy(data) && <Progress plan={plan} />}
    </div>
  )
}
