// One order beside the list: what, when, where, its route, its tracking page, and what can be done with it.
import { ExternalLink, MessageSquare, Pencil } from 'lucide-react'
import { useState } from 'react'
import type { OrderItem } from '@dropwise/contracts'
import { useTenant } from '../../lib/company-context.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { HomePin } from '../../ui/map/marks.tsx'
import { MapCanvas } from '../../ui/map/map-canvas.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { useCancelWithUndo, usePendingCancels } from './cancel-with-undo.ts'
import { OrderContact, OrderFacts, OrderRoute } from './order-facts.tsx'
import { OrderForm } from './order-form.tsx'

export function OrderPanel({ order, onClose }: { order: OrderItem; onClose: () => void }) {
  const { company } = useTenant()
  const [isEditing, setEditing] = useState(false)
  if (isEditing) return <OrderForm order={order} onClose={() => setEditing(false)} />
  return (
    <SidePanel
      title={order.recipient}
      aside={order.reference}
      onClose={onClose}
      foot={<OrderActions order={order} onEdit={() => setEditing(true)} />}
    >
      <MapCanvas
        label={`Map of ${order.recipient}`}
        region={company.region}
        units={company.units}
        bounds={[order.lng, order.lat, order.lng, order.lat]}
        maxFitZoom={15}
        controls="none"
        className="h-[150px] border-b border-line"
      >
        <HomePin lat={order.lat} lng={order.lng} />
      </MapCanvas>
      {order.unserved && (
        <div className="border-b border-line bg-signal-wash px-5 py-2.5 text-2">
          <span className="font-strong text-signal-ink">Unserved</span> {order.unserved.message}
        </div>
      )}
      <OrderFacts order={order} />
      {order.routeNumber !== null && <OrderRoute order={order} />}
      <OrderContact order={order} />
    </SidePanel>
  )
}

function OrderActions({ order, onEdit }: { order: OrderItem; onEdit: () => void }) {
  const { link } = useTenant()
  const cancel = useCancelWithUndo()
  const isLeaving = usePendingCancels().has(order.id)
  const isOpen = order.status === 'open'
  return (
    <div className="flex gap-2">
      <Button icon={<Pencil />} disabled={!isOpen} onClick={onEdit}>
        Edit
      </Button>
      <ButtonLink variant="quiet" icon={<ExternalLink />} to={`/track/${order.trackingNumber}`}>
        Tracking
      </ButtonLink>
      <ButtonLink variant="quiet" icon={<MessageSquare />} to={link(`/tenant/messages?order=${order.id}`)}>
        Messages
      </ButtonLink>
      <Button
        variant="quiet"
        className="ml-auto"
        disabled={!isOpen || isLeaving}
        onClick={() => cancel([order.id])}
      >
        Cancel order
      </Button>
    </div>
  )
}
