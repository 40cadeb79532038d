// The left dock without a plan: no orders, or orders ready to plan.
import { CalendarRange, ChevronRight, Code, FileUp, Play, Plus, Upload } from 'lucide-react'
import { lazy, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useTenant } from '../../lib/company-context.tsx'
import { count, weekday } from '../../lib/format.ts'
import { planWords as words } from '../../lib/words/plan.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { LatePart } from '../../ui/late-part.tsx'

// The plan's page is the largest: it does not carry what only a new company sees.
const FirstSteps = lazy(() =>
  import('../../ui/first-day/next-steps.tsx').then(({ NextSteps }) => ({ default: NextSteps })),
)

function Way({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="flex h-9 items-center gap-3 border-b border-line text-2 font-mid hover:bg-hover pointer-coarse:h-11 [&_svg]:size-4"
    >
      {icon}
      <span className="flex-1">{children}</span>
      <ChevronRight className="text-ink-3" aria-hidden />
    </Link>
  )
}

/** No orders: one button and two alternatives. */
export function NoOrders() {
  const { day, link } = useTenant()
  return (
    <div className="flex flex-col gap-4 p-5">
      <div>
        <h2 className="text-4">{words('noOrders', { weekday: weekday(day) })}</h2>
        <p className="pt-0.5 text-2 text-ink-2">{words('noOrdersMore')}</p>
      </div>
      <ButtonLink variant="primary" size="l" icon={<Upload />} to={link('/tenant/orders?panel=import')}>
        {words('importOrders')}
      </ButtonLink>
      <div className="border-t border-line-2 pt-4">
        <h3 className="pb-1 text-2">{words('otherWays')}</h3>
        <Way to={link('/tenant/orders?panel=new')} icon={<Plus aria-hidden />}>
          {words('addByHand')}
        </Way>
        <Way to="/api/v1/openapi.json" icon={<Code aria-hidden />}>
          {words('sendByApi')}
        </Way>
      </div>
      <LatePart>
        <FirstSteps className="mx-0 mb-0" />
      </LatePart>
    </div>
  )
}

/** Orders and vans exist; the engine has not run. */
export function ReadyToPlan({
  orderCount,
  vehicleCount,
  onStart,
  isStarting,
  wait,
  problem,
}: {
  orderCount: number
  vehicleCount: number
  onStart: () => void
  isStarting: boolean
  /** What the queued run waits for. */
  wait?: string | undefined
  problem?: ReactNode
}) {
  const { day, link } = useTenant()
  return (
    <div className="flex flex-col gap-4 p-5">
      <div>
        <h2 className="text-4">{words('ordersFor', { count: orderCount, weekday: weekday(day) })}</h2>
        <p className="pt-0.5 text-2 text-ink-2">
          {vehicleCount > 0 ? words('vansCanTake', { count: vehicleCount }) : words('noVansYet')}
        </p>
      </div>
      {problem}
      {wait && (
        <p role="status" className="text-2 text-ink-2">
          {words('waitingFor', { wait })}
        </p>
      )}
      {vehicleCount > 0 ? (
        <Button
          variant="primary"
          size="l"
          icon={<Play />}
          needs="plans:write"
          disabled={isStarting}
          onClick={onStart}
        >
          {words(isStarting ? 'starting' : 'optimise')}
        </Button>
      ) : (
        <ButtonLink variant="primary" size="l" to={link('/tenant/fleet?panel=new')}>
          {words('addVehicle')}
        </ButtonLink>
      )}
      <div className="border-t border-line-2 pt-4">
        <h3 className="pb-1 text-2">{words('beforeThat')}</h3>
        <Way to={link('/tenant/orders')} icon={<FileUp aria-hidden />}>
          {words('reviewOrders', { count: count(orderCount) })}
        </Way>
        <Way to={link('/tenant/orders?panel=import')} icon={<Upload aria-hidden />}>
          {words('importMore')}
        </Way>
        <Way to={link('/tenant/plan/week')} icon={<CalendarRange aria-hidden />}>
          {words('severalDays')}
        </Way>
      </div>
    </div>
  )
}
