// Effects of a repair: parcels that change vans, stops with new van and time, unserved orders.
import type { RepairChange, RepairResponse } from '@dropwise/contracts'
import { useTenant } from '../../lib/company-context.tsx'
import { clock, formatLateness, windowText } from '../../lib/format.ts'
import { unservedText } from '../../lib/unserved-text.ts'
import { liveWords } from '../../lib/words/live.ts'
import { AsWritten } from '../../ui/as-written.tsx'
import { cn } from '../../ui/cn.ts'
import { Plate } from '../../ui/plate.tsx'
import { Tag } from '../../ui/tag.tsx'

const HEAD = 'px-5 pt-4 pb-1.5 text-2 font-strong'

function VanChange({ from, to }: Pick<RepairChange, 'from' | 'to'>) {
  if (from && to && from.vehicleId === to.vehicleId) return <Plate number={to.number} size="s" />
  return (
    <span className="inline-flex items-center gap-1">
      {from ? <Plate number={from.number} size="s" isOutlined /> : <Tag>{liveWords('new')}</Tag>}
      <span aria-hidden>→</span>
      <span className="sr-only">{liveWords('to')}</span>
      {to ? <Plate number={to.number} size="s" /> : <Tag tone="signal">{liveWords('none')}</Tag>}
    </span>
  )
}

function ChangeRow({ change }: { change: RepairChange }) {
  const { company } = useTenant()
  const at = (time: string | null) => (time ? clock(time, company.timeZone) : liveWords('noVan'))
  const { promisedFrom, promisedTo, lateSecondsAfter } = change
  return (
    <li className="grid grid-cols-[84px_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line px-5 py-1.5 text-2">
      <VanChange from={change.from} to={change.to} />
      <span className="min-w-0">
        <span className="block truncate font-mid">
          <AsWritten>{change.recipient}</AsWritten>
        </span>
        <span className="block truncate text-1 text-ink-2">
          {liveWords('changePromised', {
            reference: change.reference,
            window: windowText(promisedFrom, promisedTo, company.timeZone),
          })}
        </span>
      </span>
      <span className="text-end tabular-nums">
        <span className="text-ink-3">{at(change.before)}</span>{' '}
        <strong className={cn('font-strong', lateSecondsAfter > 0 && 'text-bad-ink')}>
          {at(change.after)}
        </strong>
        {lateSecondsAfter > 0 && (
          <span className="block text-1 text-bad-ink">{formatLateness(lateSecondsAfter)}</span>
        )}
      </span>
    </li>
  )
}

function Handovers({ repair }: { repair: RepairResponse }) {
  const { company } = useTenant()
  if (repair.handovers.length === 0) return null
  const numberOf = new Map(
    repair.changes.flatMap(({ to }) => (to ? [[to.vehicleId, to.number] as const] : [])),
  )
  return (
    <section aria-label={liveWords('handovers')}>
      <h3 className={HEAD}>{liveWords('onTheWay')}</h3>
      <ul>
        {repair.handovers.map((each) => (
          <li
            key={`${each.vehicleId} ${each.at} ${each.fromName}`}
            className="flex items-center gap-3 border-b border-line px-5 py-2 text-2"
          >
            <Plate number={numberOf.get(each.vehicleId) ?? 0} size="s" />
            <span className="min-w-0 flex-1">
              {each.fromName
                ? liveWords('takesFrom', { count: each.orderIds.length, name: each.fromName })
                : liveWords('takesAtDepot', { count: each.orderIds.length })}
            </span>
            <span className="font-strong tabular-nums">{clock(each.at, company.timeZone)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function RepairChanges({ repair }: { repair: RepairResponse }) {
  const { changes, unserved } = repair
  const visibleChanges = changes
    .filter(({ to }) => to !== null)
    .toSorted(
      (a, b) => b.lateSecondsAfter - a.lateSecondsAfter || (a.after ?? '').localeCompare(b.after ?? ''),
    )
  return (
    <>
      <Handovers repair={repair} />
      {unserved.length > 0 && (
        <section aria-label={liveWords('withoutVan')}>
          <h3 className={cn(HEAD, 'text-signal-ink')}>
            {liveWords('ordersWithoutVan', { count: unserved.length })}
          </h3>
          <ul>
            {unserved.map((order) => (
              <li key={order.orderId} className="border-b border-line px-5 py-1.5 text-2">
                <span className="block font-mid">
                  {order.reference}, {order.recipient}
                </span>
                <span className="block text-1 text-ink-2">
                  {unservedText({ reason: order.reason ?? '', message: order.message })}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {visibleChanges.length > 0 && (
        <section aria-label={liveWords('changedStops')}>
          <h3 className={HEAD}>{liveWords('stopsChanged', { count: visibleChanges.length })}</h3>
          <ul>
            {visibleChanges.map((change) => (
              <ChangeRow key={change.orderId} change={change} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
