// Events of an order by driver or dispatch, newest last, with reason, note and proof, for the panels of
// orders and live day.
import { useQuery } from '@tanstack/react-query'
import { DRIVER_EVENT_LABELS, reasonLabel, VAN_PLACE_LABELS, type OrderEvent } from '@dropwise/contracts'
import { describeError } from '../../lib/api.ts'
import { driverRulesQuery, orderEventsQuery } from '../../lib/data/order-events.ts'
import { clock, currencyText, listText, plural } from '../../lib/format.ts'
import { SkeletonRows } from '../skeleton.tsx'
import { Tag } from '../tag.tsx'
import { ProofFile } from './proof-file.tsx'

const UNUSUAL = {
  order_cancelled: 'after it was cancelled',
  contradicts: 'told otherwise before',
} as const

const BY = { dispatch: 'Dispatch', recipient: 'Recipient' } as const

/** Delay from which an entry counts as sent late, in seconds: the phone had no signal. */
const LATE_SECONDS = 120

function wordsOf({ proof }: OrderEvent, money: (amount: number) => string): string[] {
  return [
    proof.place && `Handed to: ${proof.place}`,
    proof.name && `Name: ${proof.name}`,
    proof.houseNumber && `House number: ${proof.houseNumber}`,
    proof.isPinChecked && 'PIN checked',
    proof.ageChecked && 'Age checked',
    proof.barcode && `Scanned ${proof.barcode}`,
    proof.vanPlace && `In the van: ${VAN_PLACE_LABELS[proof.vanPlace]}`,
    proof.packages !== undefined && `${plural(proof.packages, 'parcel')} handed over`,
    proof.items &&
      `Handed over: ${listText(proof.items.map(({ name, quantity }) => `${quantity} × ${name}`))}`,
    proof.cash !== undefined && `Collected ${money(proof.cash)}`,
  ].filter((text) => typeof text === 'string')
}

function EventRow({
  event,
  timeZone,
  currency,
  reasonOf,
}: {
  event: OrderEvent
  timeZone: string
  currency: string
  reasonOf: (reason: string) => string
}) {
  const money = (amount: number) => currencyText(amount, currency)
  const lateSeconds = (Date.parse(event.receivedAt) - Date.parse(event.at)) / 1000
  const isUnusual = event.outcome === 'order_cancelled' || event.outcome === 'contradicts'
  return (
    <li className="py-2">
      <div className="flex items-baseline gap-2">
        <strong className="font-strong">{DRIVER_EVENT_LABELS[event.kind]}</strong>
        {event.reason && <span>{reasonOf(event.reason)}</span>}
        {isUnusual && <Tag tone="signal">{UNUSUAL[event.outcome as keyof typeof UNUSUAL]}</Tag>}
        <span className="ml-auto tabular-nums">{clock(event.at, timeZone)}</span>
      </div>
      <p className="text-1 text-ink-3">
        {event.saidBy === 'driver' ? event.driver?.name : BY[event.saidBy]}
        {lateSeconds > LATE_SECONDS && `, received ${clock(event.receivedAt, timeZone)}`}
      </p>
      {event.note && <p className="pt-1">{event.note}</p>}
      {wordsOf(event, money).map((text) => (
        <p key={text} className="text-ink-2">
          {text}
        </p>
      ))}
      {event.files.length > 0 && (
        <ul className="flex flex-wrap gap-2 pt-2">
          {event.files.map((file) => (
            <ProofFile key={file.name} file={file} />
          ))}
        </ul>
      )}
    </li>
  )
}

/** Renders nothing without events. */
export function OrderEvents({
  orderId,
  timeZone,
  currency,
}: {
  orderId: string
  timeZone: string
  currency: string
}) {
  const rules = useQuery(driverRulesQuery())
  const events = useQuery(orderEventsQuery(orderId))
  if (events.isPending) return <SkeletonRows rows={2} height={36} label="Loading what the driver said" />
  if (events.isError)
    return (
      <p className="border-b border-line px-5 py-3 text-2 text-bad-ink">
        {describeError(events.error).message}
      </p>
    )
  if (events.data.length === 0) return null
  return (
    <section aria-label="What the driver said" className="border-b border-line px-5 py-3 text-2">
      <h3 className="text-1 font-mid text-ink-3">Driver</h3>
      <ol className="divide-y divide-line">
        {events.data.map((event) => (
          <EventRow
            key={event.id}
            event={event}
            timeZone={timeZone}
            currency={currency}
            reasonOf={(reason) => reasonLabel(rules.data?.reasons ?? [], reason)}
          />
        ))}
      </ol>
    </section>
  )
}
