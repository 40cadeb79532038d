// Moves a stop within its running route: earlier, later, next, or off the route.
import { ArrowDown, ArrowUp, ListStart, Minus } from 'lucide-react'
import { useTenant } from '../../lib/company-context.tsx'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/toasts.tsx'
import type { StopOfVan } from './day.ts'
import { useMove } from './use-move.tsx'

export function OwnRoute({ item: { stop, van }, onDone }: { item: StopOfVan; onDone: () => void }) {
  const { day } = useTenant()
  const { number } = van.route
  const move = useMove(day, `R${number} could not be changed`)
  // Positions count from the first stop not reached.
  const ahead = van.stops.filter(({ status }) => status === 'pending')
  const at = ahead.findIndex(({ id }) => id === stop.id)
  if (at < 0) return null
  const put = (to: { vehicleId: string; position: number } | { vehicleId: null }, said: string) =>
    move.perform({ routeId: van.route.id, moves: [{ orderId: stop.orderId, ...to }] }, () => {
      notify({ title: said, detail: 'The driver sees it now.' })
      onDone()
    })
  const place = (position: number, said: string) => () =>
    put({ vehicleId: van.route.vehicle.id, position }, said)
  return (
    <section aria-label={`On R${number}`} className="border-b border-line px-5 pb-4">
      {move.question}
      <h3 className="pb-2 text-2">On R{number} itself</h3>
      <div className="flex flex-wrap gap-2">
        <Button
          size="s"
          icon={<ListStart />}
          needs="plans:dispatch"
          disabled={move.isPending || at === 0}
          onClick={place(0, `${stop.recipient} is next on R${number}`)}
        >
          Do it next
        </Button>
        <Button
          size="s"
          icon={<ArrowUp />}
          needs="plans:dispatch"
          disabled={move.isPending || at === 0}
          onClick={place(at - 1, `${stop.recipient} comes one stop sooner`)}
        >
          Sooner
        </Button>
        <Button
          size="s"
          icon={<ArrowDown />}
          needs="plans:dispatch"
          disabled={move.isPending || at === ahead.length - 1}
          onClick={place(at + 1, `${stop.recipient} comes one stop later`)}
        >
          Later
        </Button>
        <Button
          size="s"
          icon={<Minus />}
          needs="plans:dispatch"
          disabled={move.isPending}
          onClick={() => put({ vehicleId: null }, `${stop.recipient} is on no van now`)}
        >
          Take off the road
        </Button>
      </div>
    </section>
  )
}
