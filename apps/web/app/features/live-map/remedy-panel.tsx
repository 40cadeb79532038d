// The panel of the open remedy.
import { useQuery } from '@tanstack/react-query'
import { useTenant } from '../../lib/company-context.tsx'
import { ordersQuery } from '../../lib/data/orders.ts'
import { plural } from '../../lib/format.ts'
import type { DayView } from './day.ts'
import { GivePanel } from './give-panel.tsx'
import { OutcomePanel } from './outcome-panel.tsx'
import { useRemedy } from './remedy.ts'
import { RepairPanel } from './repair-panel.tsx'

/** Unserved orders of the day. */
function FitInPanel({ onClose }: { onClose: () => void }) {
  const { day } = useTenant()
  const orders = useQuery(ordersQuery(day)).data
  const open = orders?.filter(({ status }) => status === 'open')
  if (!open) return null
  return (
    <RepairPanel
      title="Add to running routes"
      lead={`${plural(open.length, 'order')} of this day on no van. Each goes where it disturbs least.`}
      body={{ orderIdsIn: open.map(({ id }) => id) }}
      onClose={onClose}
    />
  )
}

/** Renders nothing while no remedy is open. */
export function RemedyPanel({ view }: { view: DayView }) {
  const [remedy, setRemedy] = useRemedy()
  const close = () => setRemedy(null)
  if (!remedy) return null
  if (remedy.kind === 'fit_in') return <FitInPanel onClose={close} />
  if (remedy.kind === 'rest')
    return (
      <RepairPanel
        title="Re-plan the rest of the day"
        lead="Stops that are done stay. What is on board stays in its van."
        body={{}}
        onClose={close}
      />
    )
  if (remedy.kind === 'give' || remedy.kind === 'end') {
    const item = view.all.find(({ stop }) => stop.orderId === remedy.orderId)
    const Panel = remedy.kind === 'give' ? GivePanel : OutcomePanel
    return item ? <Panel key={remedy.orderId} item={item} onClose={close} /> : null
  }
  const van = view.vans.find(({ route }) => route.vehicle.id === remedy.vehicleId)
  if (!van) return null
  const open = van.stops.filter(({ status }) => status === 'pending').length
  return (
    <RepairPanel
      key={remedy.vehicleId}
      title={`${van.route.vehicle.name} is out`}
      lead={`${plural(open, 'stop')} of R${van.route.number} shared among the other vans, which fetch the parcels where it stands.`}
      body={{ vehicleIdsOut: [remedy.vehicleId] }}
      onClose={close}
    />
  )
}
