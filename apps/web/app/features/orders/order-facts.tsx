// The order panel's facts: the order, its place on a route, its contact.
import { useQuery } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { Link } from 'react-router'
import { formatTrackingNumber, publicLink, type OrderItem } from '@dropwise/contracts'
import { useTenant } from '../../lib/company-context.tsx'
import { trackingHostQuery } from '../../lib/data/tracking-host.ts'
import { zonesAt, zonesQuery } from '../../lib/data/zones.ts'
import { usePhoneText } from '../../lib/phone.ts'
import { clock, dayLong, formatLateness, listText, windowText } from '../../lib/format.ts'
import { KeyValues } from '../../ui/key-values.tsx'
import { Plate } from '../../ui/plate.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { Tag } from '../../ui/tag.tsx'
import { notify } from '../../ui/toasts.tsx'
import { describeColumns } from '../../lib/order-value.ts'
import { orderDetailQuery } from './api.ts'
import { arrivalLabel } from './arrival-labels.ts'
import { recurrenceText } from './recurrence-text.ts'
import { recurringQuery } from './recurring-api.ts'
import { co2Weight } from '../../lib/emissions-text.ts'
import { emissionsWords } from '../../lib/words/emissions.ts'
import { ordersWords as words } from '../../lib/words/orders.ts'
import { fieldLabel, stateLabel } from '../../lib/order-fields.ts'

export function OrderFacts({ order }: { order: OrderItem }) {
  const { company } = useTenant()
  const zones = useQuery(zonesQuery()).data ?? []
  return (
    <div className="border-b border-line px-5 py-4">
      <KeyValues
        rows={[
          [
            words('state'),
            <StatusBadge
              key="state"
              status={order.deliveryStatus}
              label={stateLabel(order.deliveryStatus)}
            />,
          ],
          [fieldLabel('address'), order.address],
          [words('zones'), listText(zonesAt(zones, order).map(({ name }) => name))],
          [words('window'), windowText(order.windowStart, order.windowEnd, company.timeZone)],
          [fieldLabel('last_date'), order.lastDate && dayLong(order.lastDate)],
          [words('repeats'), order.series && <SeriesText key="series" id={order.series.id} />],
          ...describeColumns(order, company.currency),
        ]}
      />
    </div>
  )
}

/** Schedule of the recurring order, with a link to it. */
function SeriesText({ id }: { id: string }) {
  const { link } = useTenant()
  const series = useQuery(recurringQuery()).data?.items.find((each) => each.id === id)
  return (
    <Link to={link('/tenant/orders?panel=series')} className="text-link">
      {series ? recurrenceText(series) : words('yes')}
    </Link>
  )
}

export function OrderRoute({ order }: { order: OrderItem }) {
  const { company, link } = useTenant()
  const { promisedFrom, promisedTo } = order
  const eta = order.eta && (
    <span key="eta" className={order.lateSeconds > 0 ? 'font-mid text-bad-ink' : ''}>
      {listText([
        clock(order.eta, company.timeZone),
        ...(order.lateSeconds > 0 ? [formatLateness(order.lateSeconds)] : []),
      ])}
    </span>
  )
  const route = (
    <Link
      key="route"
      to={link(`/tenant/plan?route=${order.routeNumber}`)}
      className="inline-flex items-center gap-2"
    >
      <Plate number={order.routeNumber ?? 0} /> {words('stopNumber', { number: order.sequence ?? 0 })}
    </Link>
  )
  const trail = order.status !== 'open' && (
    <Link
      key="trail"
      to={link(`/tenant/live?view=trail&route=${order.routeNumber}&stop=${order.id}`)}
      className="text-link"
    >
      {words('howVanCame', { number: order.sequence ?? 0 })}
    </Link>
  )
  return (
    <div className="border-b border-line px-5 py-4">
      <KeyValues
        rows={[
          [words('route'), route],
          [words('trail'), trail],
          [words('promised'), promisedTo && windowText(promisedFrom, promisedTo, company.timeZone)],
          [arrivalLabel(order.status), eta],
          [emissionsWords('co2'), order.routeId !== null && <Co2OfOrder key="co2" id={order.id} />],
        ]}
      />
    </div>
  )
}

/** The order's share of its route. */
function Co2OfOrder({ id }: { id: string }) {
  const detail = useQuery(orderDetailQuery(id)).data
  if (!detail) return null
  return detail.co2Grams === null ? emissionsWords('useOfVanUnknown') : co2Weight(detail.co2Grams)
}

export function OrderContact({ order }: { order: OrderItem }) {
  const phoneText = usePhoneText()
  return (
    <div className="px-5 py-4">
      <KeyValues
        rows={[
          [words('tracking'), <TrackingNumber key="tracking" trackingNumber={order.trackingNumber} />],
          [fieldLabel('phone'), order.phone && phoneText(order.phone)],
          [fieldLabel('email'), order.email],
        ]}
      />
      {!order.phone && !order.email && (
        <p className="pt-2">
          <Tag tone="outline">{words('noContact')}</Tag>
        </p>
      )}
    </div>
  )
}

function TrackingNumber({ trackingNumber }: { trackingNumber: string }) {
  const origin = useQuery(trackingHostQuery()).data?.linksTo ?? window.location.origin
  const copy = () =>
    void navigator.clipboard
      .writeText(publicLink(origin, trackingNumber))
      .then(() => notify({ title: words('linkCopied') }))
  return (
    <span className="inline-flex items-center gap-1.5">
      {formatTrackingNumber(trackingNumber)}
      <button
        type="button"
        aria-label={words('copyTrackingLink')}
        className="rounded-s p-1 text-ink-3 hover:bg-hover hover:text-ink"
        onClick={copy}
      >
        <Copy className="size-3.5" aria-hidden />
      </button>
    </span>
  )
}
