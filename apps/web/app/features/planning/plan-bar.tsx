// The bar over map and lists: which plan, what it comes to, the engine at work, and the one thing to do next.
import { Play, Send, Square } from 'lucide-react'
import type { PlanResponse, VehicleItem } from '@dropwise/contracts'
import { useTenant } from '../../lib/company-context.tsx'
import { count, distanceIn, formatDuration, plural } from '../../lib/format.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Segments } from '../../ui/segments.tsx'
import { Tag } from '../../ui/tag.tsx'
import { isRunning, type PlanRun } from './api.ts'
import { CostCurve } from './cost-curve.tsx'
import { Figure } from './figure.tsx'
import { RunOptionsButton, type RunOptions } from './run-options.tsx'

/** Plans that fit side by side; older ones are reached by their link. */
const PLANS_SHOWN = 3

interface PlanBarProps {
  runs: readonly PlanRun[]
  plan: PlanResponse | null
  orderCount: number
  vehicles: readonly VehicleItem[]
  options: RunOptions
  onOptions: (options: RunOptions) => void
  onPick: (planId: string) => void
  onStart: () => void
  onStop: () => void
  onDispatch: () => void
  isStarting: boolean
  isDispatching: boolean
  /** Phones show the figures below, and the actions across the width. */
  isPhone?: boolean
}

/** `Plan A` for the first run of the day. */
export function planName(runs: readonly PlanRun[], id: string): string {
  const index = runs.findIndex((r) => r.id === id)
  return index < 26 ? `Plan ${String.fromCharCode(65 + Math.max(0, index))}` : `Plan ${index + 1}`
}

function Figures({ plan, orderCount }: { plan: PlanResponse; orderCount: number }) {
  const { company } = useTenant()
  const { summary } = plan
  const distance = (metres: number) => distanceIn(metres, company.units).toFixed(1)
  const saved = summary.baselineDistanceMetres
    ? summary.distanceMetres / summary.baselineDistanceMetres - 1
    : null
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
        detail={`of ${count(Math.max(orderCount, summary.stops + summary.unserved))}`}
      />
      <Figure
        label={`Distance, ${company.units}`}
        value={distance(summary.distanceMetres)}
        detail={
          saved !== null &&
          Math.abs(saved) >= 0.005 && (
            <span title="against the same orders in file order, each by the nearest van">
              {saved < 0 ? '−' : '+'}
              {Math.abs(saved * 100).toFixed(0)} %
            </span>
          )
        }
        tone="ok"
      />
      <Figure label="Drive" value={formatDuration(summary.driveSeconds)} className="max-lg:hidden" />
      <Figure label="Wait" value={formatDuration(summary.waitSeconds)} className="max-lg:hidden" />
      <Figure label="Late" value={summary.late} {...(summary.late > 0 ? { tone: 'bad' as const } : {})} />
      {summary.cost !== null && (
        <Figure label="Cost" value={money.format(summary.cost / 100)} className="max-lg:hidden" />
      )}
    </>
  )
}

/** How long ago the cost last fell. */
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
  if (gainAt === null) return history.length > 0 ? 'first plan found' : 'reading roads'
  const age = Math.round(elapsedSeconds - gainAt)
  return age < 1 ? 'gaining' : `last gain ${age} s ago`
}

function Running({ plan, onStop }: { plan: PlanResponse; onStop: () => void }) {
  const { progress } = plan
  const gain = lastGain(plan)
  return (
    <>
      <span className="max-xl:hidden">
        <CostCurve history={progress.history} limitSeconds={progress.limitSeconds} />
      </span>
      <div className="text-right leading-[15px]" role="status">
        <div className="text-2 font-strong whitespace-nowrap">
          <span className="max-lg:sr-only">Optimising, </span>
          {Math.round(progress.elapsedSeconds)} s of {Math.round(progress.limitSeconds)}
        </div>
        <div className="text-1 whitespace-nowrap text-ink-3">{gain}</div>
      </div>
      <Button icon={<Square />} onClick={onStop}>
        <span>
          Stop<span className="max-lg:hidden">, keep best</span>
        </span>
      </Button>
    </>
  )
}

export function PlanBar(props: PlanBarProps) {
  const { runs, plan, orderCount } = props
  const { link } = useTenant()
  const isBusy = plan !== null && isRunning(plan.status)
  const canDispatch =
    plan !== null &&
    (plan.status === 'done' || plan.status === 'stopped') &&
    plan.routes.length > 0 &&
    !plan.isOutOfDate
  const shownRuns = runs.slice(-PLANS_SHOWN).toReversed()
  const fraction = plan
    ? Math.min(1, plan.progress.elapsedSeconds / Math.max(1, plan.progress.limitSeconds))
    : 0
  return (
    <div className="relative flex h-[45px] shrink-0 items-center gap-5 border-b border-line px-3 pointer-coarse:h-14 max-lg:gap-4">
      {plan && shownRuns.length > 0 && (
        <Segments
          label="Plan"
          value={plan.id}
          onChange={props.onPick}
          items={shownRuns.map((run) => ({ value: run.id, label: planName(runs, run.id) }))}
          className="max-lg:hidden"
        />
      )}
      {props.isPhone ? null : plan && plan.routes.length > 0 ? (
        <Figures plan={plan} orderCount={orderCount} />
      ) : (
        <>
          <Figure label="Orders" value={count(orderCount)} />
          <Figure
            label="Vans"
            value={count(props.vehicles.length - props.options.withoutVehicles.size)}
            detail={`of ${props.vehicles.length}`}
          />
        </>
      )}
      <div
        className={
          props.isPhone
            ? 'flex flex-1 items-center justify-end gap-2 [&_a]:flex-1 [&_button:not([aria-haspopup])]:flex-1'
            : 'ml-auto flex items-center gap-2.5'
        }
      >
        {plan?.isOutOfDate && !isBusy && plan.status !== 'dispatched' && (
          <Tag tone="signal">Orders changed since</Tag>
        )}
        {plan && !plan.summary.onRoads && plan.routes.length > 0 && <Tag tone="outline">times estimated</Tag>}
        {isBusy ? (
          <Running plan={plan} onStop={props.onStop} />
        ) : (
          <>
            <RunOptionsButton options={props.options} onChange={props.onOptions} vehicles={props.vehicles} />
            <Button
              variant={canDispatch || plan?.status === 'dispatched' ? 'secondary' : 'primary'}
              icon={<Play />}
              disabled={orderCount === 0 || props.isStarting}
              onClick={props.onStart}
            >
              {props.isStarting ? 'Starting' : plan && plan.routes.length > 0 ? 'Optimise again' : 'Optimise'}
            </Button>
          </>
        )}
        {plan?.status === 'dispatched' ? (
          <ButtonLink variant="primary" to={link('/tenant/live')}>
            Dispatched, open Live
          </ButtonLink>
        ) : (
          plan &&
          plan.routes.length > 0 && (
            <Button
              variant="primary"
              icon={<Send />}
              disabled={!canDispatch || props.isDispatching}
              onClick={props.onDispatch}
            >
              <span>
                Dispatch<span className="max-lg:hidden"> {plural(plan.routes.length, 'route')}</span>
              </span>
            </Button>
          )
        )}
      </div>
      {isBusy && (
        <span
          className="absolute -bottom-px left-0 z-10 h-0.5 bg-link transition-[width] duration-[160ms]"
          style={{ width: `${fraction * 100}%` }}
          role="progressbar"
          aria-label="Optimising"
          aria-valuenow={Math.round(fraction * 100)}
          aria-valuemin={0}
          aria-valuemax={100}
        />
      )}
    </div>
  )
}
