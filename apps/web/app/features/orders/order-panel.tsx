// One order beside the list: items, time, place, route, tracking page, actions.
import { Copy, ExternalLink, MessageSquare, Pencil, Split } from 'lucide-react'
import { useState } from 'react'
import type { OrderItem } from '@dropwise/contracts'
import { useTenant } from '../../lib/company-context.tsx'
import { Button, ButtonLink, IconButton } from '../../ui/button.tsx'
import { OrderEvents } from '../../ui/proof/order-events.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { Attachments } from '../../ui/attachments/attachments.tsx'
import { useCancelWithUndo, usePendingCancels } from './cancel-with-undo.ts'
import { OrderPriceSection } from './order-price.tsx'
import { OrderSteps } from './order-steps.tsx'
import { OrderCustom } from './custom-fields.tsx'
import { OrderContact, OrderFacts, OrderRoute } from './order-facts.tsx'
import { OrderForm } from './order-form.tsx'
import { OrderMap } from './pin-editor.tsx'
import { SplitDialog } from './split-dialog.tsx'
import { ordersWords as words } from '../../lib/words/orders.ts'
import { commonWords } from '../../lib/words/common.ts'
import { unservedText } from '../../lib/unserved-text.ts'

export function OrderPanel({ order, onClose }: { order: OrderItem; onClose: () => void }) {
  const { company } = useTenant()
  const [form, setForm] = useState<'edit' | 'duplicate' | null>(null)
  const closeForm = () => setForm(null)
  if (form === 'edit') return <OrderForm order={order} onClose={closeForm} />
  if (form === 'duplicate') return <OrderForm like={order} onClose={closeForm} />
  return (
    <SidePanel
      title={order.recipient}
      aside={order.reference}
      onClose={onClose}
      foot={<OrderActions order={order} onForm={setForm} />}
    >
      <OrderMap order={order} />
      {order.unserved && (
        <div className="border-b border-line bg-signal-wash px-5 py-2.5 text-2">
          <span className="font-strong text-signal-ink">{words('unserved')}</span>{' '}
          {unservedText(order.unserved)}
        </div>
      )}
      <OrderFacts order={order} />
      <OrderCustom orderId={order.id} />
      <Attachments key={order.id} orderId={order.id} isOfSeries={Boolean(order.series)} />
      {order.routeNumber !== null && <OrderRoute order={order} />}
      {order.routeNumber !== null && (
        <OrderEvents
          orderId={order.id}
          reference={order.reference}
          hasEnded={order.status === 'completed' || order.status === 'failed'}
          timeZone={company.timeZone}
          currency={company.currency}
        />
      )}
      <OrderSteps order={order} />
      <OrderPriceSection key={`price ${order.id}`} orderId={order.id} />
      <OrderContact order={order} />
    </SidePanel>
  )
}

function OrderActions({ order, onForm }: { order: OrderItem; onForm: (form: 'edit' | 'duplicate') => void }) {
  const { link } = useTenant()
  const [isSplitOpen, setSplitOpen] = useState(false)
  const cancel = useCancelWithUndo()
  const isLeaving = usePendingCancels().has(order.id)
  const isOpen = order.status === 'open'
  return (
    <div className="flex flex-wrap gap-x-2 gap-y-1">
      <Button
        icon={<Pencil />}
        disabled={!isOpen && order.status !== 'dispatched'}
        needs="orders:write"
        onClick={() => onForm('edit')}
      >
        {words('edit')}
      </Button>
      <IconButton
        label={words('duplicate')}
        title={words('duplicate')}
        needs="orders:write"
        onClick={() => onForm('duplicate')}
      >
        <Copy />
      </IconButton>
      <IconButton
        label={words('split')}
        title={words('splitIntoSeveral')}
        disabled={!isOpen || order.packages < 2 || order.pair !== null}
        needs="orders:write"
        onClick={() => setSplitOpen(true)}
      >
        <Split />
      </IconButton>
      <ButtonLink variant="quiet" icon={<ExternalLink />} to={`/track/${order.trackingNumber}`}>
        {words('tracking')}
      </ButtonLink>
      <ButtonLink variant="quiet" icon={<MessageSquare />} to={link(`/tenant/messages?order=${order.id}`)}>
        {commonWords('messages')}
      </ButtonLink>
      <Button
        variant="quiet"
        className="ms-auto"
        // Also on the road, before the van arrives: the server removes it from its route.
        disabled={(!isOpen && order.status !== 'dispatched') || isLeaving}
        needs="orders:write"
        onClick={() => cancel([order])}
      >
        {words('cancelOrder')}
      </Button>
      {isSplitOpen && <SplitDialog order={order} onClose={() => setSplitOpen(false)} />}
    </div>
  )
}
