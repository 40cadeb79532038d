// Above the list: progress of Optimize Routes, and orders or errors of the last run.
import { describeError } from '../../lib/api.ts'
import { useTenant } from '../../lib/company-context.tsx'
import { routesWords as words } from '../../lib/words/routes.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/states.tsx'
import type { Optimise } from './use-optimise.ts'
import { percent as percentText } from '../../lib/format.ts'

function Progress({ optimise }: { optimise: Optimise }) {
  const { progress, percent } = optimise
  const { served = 0, total = 0 } = progress ?? {}
  return (
    <div className="border-b border-line px-4 py-3 md:px-7">
      <p className="flex items-baseline gap-2 pb-1.5 text-2">
        <strong className="font-strong">{words('optimising')}</strong>
        <span className="text-ink-2" role="status">
          {total > 0 && served > 0 ? words('ordersPlaced', { served, total }) : words('readingRoads')}
        </span>
        <span className="ms-auto font-mid tabular-nums">{percentText(percent)}</span>
      </p>
      <div
        role="progressbar"
        aria-label={words('optimising')}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-1.5 overflow-hidden rounded-full bg-cell"
      >
        <div className="h-full bg-act transition-[width] duration-[160ms]" style={{ width: `${percent}%` }} />
      </div>
    </div>
  )
}

/** Renders nothing without a message. */
export function OptimiseBar({ optimise }: { optimise: Optimise }) {
  const { link } = useTenant()
  const { isBusy, failure, last } = optimise
  if (isBusy) return <Progress optimise={optimise} />
  if (failure) return <ErrorState title={words('notOptimised')} {...describeError(failure)} />
  if (last?.status === 'failed')
    return <ErrorState title={words('lastRunFailed')} message={last.error ?? words('engineStopped')} />
  const unservedCount = last && last.status !== 'dispatched' ? last.summary.unserved : 0
  if (unservedCount === 0) return null
  return (
    <p className="flex items-center gap-3 border-b border-line px-4 py-2 text-2 md:px-7">
      <span className="font-strong text-signal-ink">{words('ordersLeftOut', { count: unservedCount })}</span>
      <span className="text-ink-2 max-md:hidden">{words('planShowsWhy')}</span>
      <ButtonLink size="s" className="ms-auto" to={link('/tenant/plan')}>
        {words('openPlan')}
      </ButtonLink>
    </p>
  )
}
