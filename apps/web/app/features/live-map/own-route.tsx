// Moves a stop within its running route: earlier, later, next, or off the route.
import { ArrowDown, ArrowUp, ListStart, Minus } from 'lucide-react'
import { useTenant } from '../../lib/company-context.tsx'
import { liveWords } from '../../lib/words/live.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/toasts.tsx'
import type { StopOfVan } from './day.ts'
import { useMove } from './use-move.tsx'

export function OwnRoute({ item: { stop, van }, onDone }: { item: StopOfVan; onDone: () => void }) {
  const { day } = useTenant()
  const { number } = van.route
  const { recipient } = stop
  const move = useMove(day, liveWords('routeNotChanged', { number }))
  // Positions count from the first stop not reached.
  const ahead = van.stops.filter(({ status }) => status === 'pending')
  const at = ahead.findIndex(({ id }) => id === stop.id)
  if (at < 0) return null
  const moveStop = (
    to: { vehicleId: string; position: number } | { vehicleId: null },
    announcement: string,
  ) =>
    move.perform({ routeId: van.route.id, moves: [{ orderId: stop.orderId, ...to }] }, () => {
      notify({ title: announcement, detail: liveWords('driverSees') })
      onDone()
    })
  const place = (position: number, announcement: string) => () =>
    moveStop({ vehicleId: van.route.vehicle.id, position }, announcement)
  return (
    <section aria-label={liveWords('onRoute', { number })} className="border-b border-line px-5 pb-4">
      {move.question}
      <h3 className="pb-2 text-2">{liveWords('onRouteItself', { number })}</h3>
      <div className="flex flex-wrap gap-2">
        <Button
          size="s"
          icon={<ListStart />}
          needs="plans:dispatch"
          disabled={move.isPending || at === 0}
          onClick={place(0, liveWords('isNextOn', { recipient, number }))}
        >
          {liveWords('doNext')}
        </Button>
        <Button
          size="s"
          icon={<ArrowUp />}
          needs="plans:dispatch"
          disabled={move.isPending || at === 0}
          onClick={place(at - 1, liveWords('oneSooner', { recipient }))}
        >
          {liveWords('sooner')}
        </Button>
        <Button
          size="s"
          icon={<ArrowDown />}
          needs="plans:dispatch"
          disabled={move.isPending || at === ahead.length - 1}
          onClick={place(at + 1, liveWords('oneLater', { recipient }))}
        >
          {liveWords('later')}
        </Button>
        <Button
          size="s"
          icon={<Minus />}
          needs="plans:dispatch"
          disabled={move.isPending}
          onClick={() => moveStop({ vehicleId: null }, liveWords('isOnNoVan', { recipient }))}
        >
          {liveWords('takeOff')}
        </Button>
      </div>
    </section>
  )
}
