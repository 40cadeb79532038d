// One order beside the list: what, when, where, its route, its tracking page, and what can be done with it.
import { ExternalLink, Pencil, Copy } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatTrackingNumber, type OrderItem } from '@dropwise/contracts'
import { useTenant } from '../../lib/company-context.tsx'
import { clock, decimal, formatLateness, plural, windowText } from '../../lib/format.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { KeyValues } from '../../ui/key-values.tsx'
import { HomePin } from '../../ui/map/marks.tsx'
import { MapCanvas } from '../../ui/map/map-canvas.tsx'
import { Plate } from '../../ui/plate.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { Tag } from '../../ui/tag.tsx'
import { notify } from '../../ui/toasts.tsx'
import { useCancelWithUndo, usePendingCancels } from './cancel-with-undo.ts'
import { OrderForm } from './order-form.tsx'

const PRIORITY_WORDS = (value: number) =>
  value >= 80 ? 'high' : value >= 40 ? 'medium' : value > 0 ? `${value} of 100` : 'normal'

export function OrderPanel({ order, onClose }: { order: OrderItem; onClose: () => void }) {
  const { company, link } = useTenant()
  const [isEditing, setEditing] = useState(false)
  const cancel = useCancelWithUndo()
  const isLeaving = usePendingCancels().has(order.id)
  if (isEditing) return <OrderForm order={order} onClose={() => setEditing(false)} />

  const trackingUrl = `/track/${order.trackingNumber}`
  const isOpenOrder = order.status === 'open'
  return (
    <SidePanel
      title={order.recipient}
      aside={order.reference}
      onClose={onClose}
      foot={
        <div className="flex gap-2">
          <Button icon={<Pencil />} disabled={!isOpenOrder} onClick={() => setEditing(true)}>
            Edit
          </Button>
          <ButtonLink variant="quiet" icon={<ExternalLink />} to={trackingUrl}>
            Tracking
          </ButtonLink>
          <Button
            variant="quiet"
            className="ml-auto"
            disabled={!isOpenOrder || isLeaving}
            onClick={() => cancel([order.id])}
          >
            Cancel order
          </Button>
        </div>
      }
    >
      <MapCanvas
        label={`Where ${order.recipient} is`}
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
      <div className="border-b border-line px-5 py-4">
        <KeyValues
          rows={[
            ['State', <StatusBadge key="s" status={order.deliveryStatus} />],
            ['Address', order.address],
            ['Window', windowText(order.windowStart, order.windowEnd, company.timeZone)],
            ['Service', `${Math.round(order.serviceSeconds / 60)} min`],
            ['Load', `${plural(order.packages, 'parcel')}, ${decimal(order.weightKg)} kg`],
            ['Priority', PRIORITY_WORDS(order.priority)],
            ['Note', order.instructions],
          ]}
        />
      </div>
      {order.routeNumber !== null && (
        <div className="border-b border-line px-5 py-4">
          <KeyValues
            rows={[
              [
                'Route',
                <Link
                  key="r"
                  to={link(`/tenant/plan?route=${order.routeNumber}`)}
                  className="inline-flex items-center gap-2"
                >
                  <Plate number={order.routeNumber} /> stop {order.sequence}
                </Link>,
              ],
              [
                'Arrives',
                order.eta && (
                  <span key="e" className={order.lateSeconds > 0 ? 'font-mid text-bad-ink' : ''}>
                    {clock(order.eta, company.timeZone)}
                    {order.lateSeconds > 0 && `, ${formatLateness(order.lateSeconds)}`}
                  </span>
                ),
              ],
            ]}
          />
        </div>
      )}
      <div className="px-5 py-4">
        <KeyValues
          rows={[
            [
              'Tracking',
              <span key="t" className="inline-flex items-center gap-1.5">
                {formatTrackingNumber(order.trackingNumber)}
                <button
                  type="button"
                  aria-label="Copy the link of the tracking page"
                  className="rounded-s p-1 text-ink-3 hover:bg-hover hover:text-ink"
                  onClick={() =>
                    void navigator.clipboard
                      .writeText(`${window.location.origin}${trackingUrl}`)
                      .then(() => notify({ title: 'Link copied' }))
                  }
                >
                  <Copy className="size-3.5" aria-hidden />
                </button>
              </span>,
            ],
            ['Phone', order.phone],
            ['E-mail', order.email],
          ]}
        />
        {!order.phone && !order.email && (
          <p className="pt-2">
            <Tag tone="outline">No contact: the recipient cannot be told</Tag>
          </p>
        )}
      </div>
    </SidePanel>
  )
}
