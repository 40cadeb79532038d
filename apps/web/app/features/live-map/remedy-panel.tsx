// The panel of the open remedy.
import { useQuery } from '@tanstack/react-query'
import { useTenant } from '../../lib/company-context.tsx'
import { ordersQuery } from '../../lib/data/orders.ts'
import { liveWords } from '../../lib/words/live.ts'
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
      title={liveWords('addToRunning')}
      lead={liveWords('fitInLead', { count: open.length })}
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
      <RepairPanel title={liveWords('replanRest')} lead={liveWords('replanLead')} body={{}} onClose={close} />
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
      title={liveWords('vanIsOut', { van: van.route.vehicle.name })}
      lead={liveWords('vanOutLead', { count: open, number: van.route.number })}
      body={{ vehicleIdsOut: [remedy.vehicleId] }}
      onClose={close}
    />
  )
}
