// One stop in full screen: time, place, recipient, items, required proof, navigation and further actions.
import {
  ArrowLeftRight,
  Coins,
  MessagesSquare,
  MessageSquareText,
  PackageMinus,
  PackageSearch,
  StickyNote,
  Undo2,
  Warehouse,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { addressLines, type DriverDay, type DriverRoute, type DriverStop } from '@dropwise/contracts'
import { customValueText } from '../../lib/custom-value.ts'
import { amountText, clock, formatLateness, weightText, windowText } from '../../lib/format.ts'
import { Count, Tag } from '../../ui/tag.tsx'
import { useMapLater } from '../../ui/map/use-map-later.ts'
import { hueOf } from '../../lib/route-hues.ts'
import { driverWords as words } from '../../lib/words/driver.ts'
import { Attachments } from './attachments.tsx'
import type { StopChange } from './changes.ts'
import { ChangeMark } from './change-mark.tsx'
import { loadLater } from './later.tsx'
import { canBeParted, isOff, isOpen } from './next-step.ts'
import { bulkWords, pairWords, proofWords, vanPlaceText } from './words.ts'
import { StopSteps } from './stop-steps.tsx'
import type { Driver } from './use-driver.ts'
import type { Place } from './use-view.ts'

const StopMap = loadLater(async () => (await import('./stop-map.tsx')).default)

interface StopProps {
  company: DriverDay['company']
  route: DriverRoute
  stop: DriverStop
}

function When({ route, stop, timeZone }: { route: DriverRoute; stop: DriverStop; timeZone: string }) {
  const window = stop.window && windowText(stop.window.from, stop.window.to, timeZone)
  const others = stop.otherWindows.map(({ from, to }) => windowText(from, to, timeZone))
  const arrival = stop.arrivedAt ?? stop.etaAt ?? stop.plannedArriveAt
  const hue = hueOf(route.number)
  return (
    <div className="flex items-center gap-3 px-4 pt-4">
      <span
        className="grid size-[52px] shrink-0 place-items-center rounded-full font-n text-[26px] leading-none font-bold"
        style={{ background: `var(--r${hue})`, color: `var(--r${hue}-on)` }}
      >
        {stop.sequence}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-4 font-strong tabular-nums">{window ?? words('anyTime')}</span>
        {others.length > 0 && (
          <span className="block text-3 font-mid tabular-nums">
            {words('orWindows', { windows: others.join(', ') })}
          </span>
        )}
        <span className="block text-3 text-ink-2 tabular-nums">
          {words(stop.arrivedAt ? 'arrivedAt' : 'arriveAt', { time: clock(arrival, timeZone) })}
        </span>
      </span>
      {stop.lateSeconds > 0 && (
        <span className="rounded bg-bad px-2 py-1 text-3 font-strong whitespace-nowrap text-on-bad">
          {formatLateness(stop.lateSeconds)}
        </span>
      )}
    </div>
  )
}

function Facts({ stop }: { stop: DriverStop }) {
  const [proof, more] = proofWords(stop.tasks)
  const facts: [string, string][] = [
    [
      String(stop.packages),
      stop.type === 'pickup' ? words('toPickUp') : words('parcelsLabel', { count: stop.packages }),
    ],
    [stop.weightKg > 0 ? weightText(stop.weightKg) : '-', words('weight')],
    [proof, more],
  ]
  return (
    <dl className="mx-4 mt-4 grid grid-cols-3 rounded border border-line-2">
      {facts.map(([value, label]) => (
        <div key={label} className="min-w-0 border-line-2 px-3 py-2.5 not-first:border-s">
          <dt className="sr-only">{label}</dt>
          <dd>
            <span className="block truncate text-4 font-strong">{value}</span>
            <span className="block text-2 break-words text-ink-2">{label}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Callout({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="mx-4 mt-3 flex gap-3 rounded bg-sunk px-3 py-2.5 text-[17px]/[24px] [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0">
      {icon}
      <span className="min-w-0 break-words">{children}</span>
    </p>
  )
}

/** Requirements other than parcels and weight. */
function Needs({ stop }: { stop: DriverStop }) {
  const needs = [...bulkWords(stop), ...stop.skills]
  if (needs.length === 0) return null
  return (
    <ul aria-label={words('needs')} className="flex flex-wrap gap-2 px-4 pt-3">
      {needs.map((need) => (
        <li key={need} className="rounded border border-line-2 px-2.5 py-1 text-3 font-mid">
          {need}
        </li>
      ))}
    </ul>
  )
}

/** Items to hand over, and the company's custom fields of the order. */
function Details({ stop }: { stop: DriverStop }) {
  const { items, custom } = stop
  if (items.length === 0 && custom.length === 0) return null
  return (
    <div className="mt-4 border-t border-line px-4 pt-3 text-[17px]/[24px]">
      {items.length > 0 && (
        <ul aria-label={words('items')}>
          {items.map(({ name, quantity }, index) => (
            <li key={index} className="flex gap-3 py-1">
              <span className="w-10 shrink-0 text-end font-strong tabular-nums">{quantity} ×</span>
              <bdi className="min-w-0 break-words">{name}</bdi>
            </li>
          ))}
        </ul>
      )}
      {custom.length > 0 && (
        <dl className="py-1">
          {custom.map((field) => (
            <div key={field.name} className="flex gap-3 py-1">
              <dt className="w-28 shrink-0 text-ink-2">{field.name}</dt>
              <dd className="min-w-0 break-words">{customValueText(field)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

interface OthersProps {
  stop: DriverStop
  /** Count of unread messages from the recipient. */
  unread: number
  open: (place: Partial<Place>) => void
}

/** Further actions at a door; each opens its own screen. */
function Others({ stop, unread, open }: OthersProps) {
  const choices = [
    { view: 'messages', label: words('messagesWith', { name: stop.name }), icon: <MessagesSquare /> },
    // A single parcel with a single thing in it cannot be delivered in part.
    ...(canBeParted(stop)
      ? [{ view: 'partly', label: words('partlyDelivered'), icon: <PackageMinus /> } as const]
      : []),
    { view: 'returned', label: words('takeBack'), icon: <Undo2 /> },
    { view: 'note', label: words('noteToDispatch'), icon: <StickyNote /> },
  ] as const
  return (
    <ul aria-label={words('otherOutcomes')} className="mt-3 border-t border-line">
      {choices.map(({ view, label, icon }) => (
        <li key={view} className="border-b border-line">
          <button
            type="button"
            onClick={() => open({ view, stop: stop.orderId })}
            className="flex h-14 w-full items-center gap-3 px-4 text-3 font-mid [&_svg]:size-5"
          >
            {icon}
            <span className="min-w-0 truncate">{label}</span>
            {view === 'messages' && unread > 0 && (
              <>
                <Count value={unread} /> <span className="sr-only">{words('unread')}</span>
              </>
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}

export function StopView({
  company,
  route,
  stop,
  change,
  unread,
  open,
  tell,
}: StopProps & {
  change: StopChange | undefined
  unread: number
  open: ((place: Partial<Place>) => void) | null
  tell: Driver['tell'] | null
}) {
  const [street, town] = addressLines(stop.address)
  const pair = pairWords(route, stop)
  const hasMap = useMapLater(false)
  return (
    <section aria-label={words(isOff(stop) ? 'stopCancelled' : 'stop')} className="flex min-h-full flex-col">
      <When route={route} stop={stop} timeZone={company.timeZone} />
      <div className="px-4 pt-3">
        {change && <ChangeMark change={change} />}
        {isOff(stop) && <Tag tone="bad">{words('doNotDeliver')}</Tag>}
        <h2 className="text-[36px]/[40px] tracking-[-0.02em] break-words">
          <bdi>{street}</bdi>
        </h2>
        <p className="text-4 text-ink-2">
          <bdi>{town}</bdi>
        </p>
        <p className="pt-1 text-[17px]/[24px] font-mid">
          <bdi>{stop.name}</bdi>
        </p>
      </div>
      <Facts stop={stop} />
      <Needs stop={stop} />
      {stop.reload && isOpen(stop) && (
        <Callout icon={<Warehouse aria-hidden />}>
          {words('loadFirst', {
            depot: route.depot.name,
            window: windowText(stop.reload.arriveAt, stop.reload.departAt, company.timeZone),
          })}
        </Callout>
      )}
      {stop.loaded?.place && isOpen(stop) && (
        <Callout icon={<PackageSearch aria-hidden />}>
          {words('inTheVan', { place: vanPlaceText(stop.loaded.place) })}
        </Callout>
      )}
      {pair && <Callout icon={<ArrowLeftRight aria-hidden />}>{pair}</Callout>}
      {stop.cash > 0 && (
        <Callout icon={<Coins aria-hidden />}>
          <strong>{words('collectCash', { amount: amountText(stop.cash, company.currency) })}</strong>
        </Callout>
      )}
      {stop.instructions && (
        <Callout icon={<MessageSquareText aria-hidden />}>
          <bdi>{stop.instructions}</bdi>
        </Callout>
      )}
      <StopSteps stop={stop} tell={tell} />
      <Details stop={stop} />
      <Attachments files={stop.attachments} />
      <div className="mt-4 min-h-52 flex-1 border-t border-line bg-[var(--m-land)]">
        {hasMap && <StopMap company={company} route={route} stop={stop} />}
      </div>
      {open && <Others stop={stop} unread={unread} open={open} />}
    </section>
  )
}
