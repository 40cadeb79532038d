// A route's state as a word with icon or amount.
import { Check, LoaderCircle, Truck } from 'lucide-react'
import type { RouteItem } from '@dropwise/contracts'
import { formatLateness, percent } from '../../lib/format.ts'
import { routesWords as words } from '../../lib/words/routes.ts'
import { Tag } from '../../ui/tag.tsx'

/** `isInProgress`: the engine is working on it. */
export function RouteState({ route, isInProgress }: { route: RouteItem; isInProgress: boolean }) {
  if (isInProgress)
    return (
      <Tag tone="out" icon={<LoaderCircle aria-hidden className="animate-[turn_1s_linear_infinite]" />}>
        {words('inProgress')}
      </Tag>
    )
  if (route.isOutOfDate) return <Tag tone="signal">{words('ordersChanged')}</Tag>
  if (route.lateSeconds > 0) return <Tag tone="bad">{formatLateness(route.lateSeconds)}</Tag>
  if (route.status === 'proposed')
    return (
      <Tag tone="ok" icon={<Check aria-hidden />}>
        {words('optimised')}
      </Tag>
    )
  if (route.status === 'dispatched') return <Tag tone="outline">{words('dispatched')}</Tag>
  if (route.status === 'finished') return <Tag icon={<Check aria-hidden />}>{words('finished')}</Tag>
  return (
    <Tag tone="out" icon={<Truck aria-hidden />}>
      {words('doneOf', { done: route.stopsDone, total: route.stops })}
    </Tag>
  )
}

/** `92 %`, or N/A without paid time. */
export const efficiencyText = ({ efficiency }: RouteItem): string =>
  efficiency ? percent(Math.round(efficiency * 10) / 10) : words('notAvailable')
