// Events of an order by driver or dispatch, newest last, with reason, note and proof, for the panels of
// orders and live day.
import { useQuery } from '@tanstack/react-query'
import { reasonLabel, type DriverEventKind, type OrderEvent, type VanPlace } from '@dropwise/contracts'
import { describeError } from '../../lib/api.ts'
import { driverRulesQuery, orderEventsQuery } from '../../lib/data/order-events.ts'
import { clock, currencyText, listText } from '../../lib/format.ts'
import { useWords } from '../../lib/words.ts'
import { proofWords } from '../../lib/words/proof.ts'
import { SkeletonRows } from '../skeleton.tsx'
import { Tag } from '../tag.tsx'
import { DisputePack } from './dispute-pack.tsx'
import { ProofFile } from './proof-file.tsx'

const UNUSUAL = { order_cancelled: 'afterCancelled', contradicts: 'toldOtherwise' } as const

const EVENTS = {
  vehicle_checked: 'vehicleChecked',
  shift_started: 'shiftStarted',
  loaded: 'loaded',
  arrived: 'arrived',
  delivered: 'delivered',
  partly_delivered: 'partlyDelivered',
  failed: 'notDelivered',
  returned: 'takenBack',
  break_started: 'breakStarted',
  break_ended: 'breakEnded',
  reordered: 'reordered',
  fuelled: 'refuelled',
  incident_reported: 'incidentReported',
  // Orders list their steps by themselves.
  step_reached: 'note',
  contacted: 'contacted',
  shift_ended: 'shiftEnded',
  note: 'note',
} as const satisfies Record<DriverEventKind, string>

const VAN_PLACES = {
  front_left: 'inVanFrontLeft',
  front_right: 'inVanFrontRight',
  middle_left: 'inVanMiddleLeft',
  middle_right: 'inVanMiddleRight',
  rear_left: 'inVanRearLeft',
  rear_right: 'inVanRearRight',
} as const satisfies Record<VanPlace, string>

/** Delay from which an entry counts as sent late, in seconds: the phone had no signal. */
const LATE_SECONDS = 120

function wordsOf({ proof }: OrderEvent, money: (amount: number) => string): string[] {
  return [
    proof.place && proofWords('handedTo', { place: proof.place }),
    proof.name && proofWords('nameIs', { name: proof.name }),
    proof.houseNumber && proofWords('houseNumber', { number: proof.houseNumber }),
    proof.isPinChecked && proofWords('pinChecked'),
    proof.ageChecked && proofWords('ageChecked'),
    proof.barcode && proofWords('scanned', { code: proof.barcode }),
    proof.vanPlace && proofWords(VAN_PLACES[proof.vanPlace]),
    proof.packages !== undefined && proofWords('parcels', { count: proof.packages }),
    proof.items &&
      proofWords('items', {
        items: listText(proof.items.map(({ name, quantity }) => `${quantity} × ${name}`)),
      }),
    proof.cash !== undefined && proofWords('collected', { amount: money(proof.cash) }),
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
        <strong className="font-strong">{proofWords(EVENTS[event.kind])}</strong>
        {event.reason && <span>{reasonOf(event.reason)}</span>}
        {isUnusual && <Tag tone="signal">{proofWords(UNUSUAL[event.outcome as keyof typeof UNUSUAL])}</Tag>}
        <span className="ms-auto tabular-nums">{clock(event.at, timeZone)}</span>
      </div>
      <p className="text-1 text-ink-3">
        {listText([
          event.saidBy === 'driver' ? (event.driver?.name ?? '') : proofWords(event.saidBy),
          ...(lateSeconds > LATE_SECONDS
            ? [proofWords('received', { time: clock(event.receivedAt, timeZone) })]
            : []),
        ])}
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
  reference,
  hasEnded,
  timeZone,
  currency,
}: {
  orderId: string
  reference: string
  /** The stop was served, failed or returned, so there is a dispute pack. */
  hasEnded: boolean
  timeZone: string
  currency: string
}) {
  const rules = useQuery(driverRulesQuery())
  const events = useQuery(orderEventsQuery(orderId))
  const hasWords = useWords(proofWords)
  if (events.isPending || !hasWords)
    return <SkeletonRows rows={2} height={36} label={proofWords('loading')} />
  if (events.isError)
    return (
      <p className="border-b border-line px-5 py-3 text-2 text-bad-ink">
        {describeError(events.error).message}
      </p>
    )
  if (events.data.length === 0 && !hasEnded) return null
  return (
    <section aria-label={proofWords('whatDriverSaid')} className="border-b border-line px-5 py-3 text-2">
      {events.data.length > 0 && (
        <>
          <h3 className="text-1 font-mid text-ink-3">{proofWords('driver')}</h3>
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
        </>
      )}
      {hasEnded && <DisputePack orderId={orderId} name={reference} />}
    </section>
  )
}
