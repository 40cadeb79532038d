// Reorders the stops ahead; shows violations before confirming.
import { useRef, useState } from 'react'
import { firstAddressLine, type DriverDay, type DriverRoute } from '@dropwise/contracts'
import { formatLateness } from '../../../lib/format.ts'
import { driverWords as words } from '../../../lib/words/driver.ts'
import { formWords } from '../../../lib/words/driver-forms.ts'
import { useListDrag } from '../../../ui/use-list-drag.ts'
import { ActionBar, BackHead, Body, MainAction, Problem, SideAction } from '../parts.tsx'
import type { Driver } from '../use-driver.ts'
import { OrderRow } from './order-row.tsx'
import { useOrder, type WantedOrder } from './use-order.ts'

/** Late stops that fit in the bar; the list marks all. */
const LATE_NAMED = 2

function Warning({ late, broken }: Pick<WantedOrder, 'late' | 'broken'>) {
  if (late.length === 0 && broken.length === 0) return null
  return (
    <div role="alert" className="rounded bg-bad-wash px-3 py-2.5 text-3 text-bad-ink">
      {broken.length > 0 && (
        <p className="font-strong">{formWords('breaksRule', { rules: broken.join(', ') })}</p>
      )}
      {late.length > 0 && (
        <p className="font-strong">{formWords('stopsPastPromise', { count: late.length })}</p>
      )}
      <ul>
        {late.slice(0, LATE_NAMED).map(({ stop, lateSeconds }) => (
          <li key={stop.orderId} className="truncate">
            {firstAddressLine(stop.address)}, {formatLateness(lateSeconds)}
          </li>
        ))}
        {late.length > LATE_NAMED && <li>{words('andMore', { count: late.length - LATE_NAMED })}</li>}
      </ul>
    </div>
  )
}

function noteOf({ isChanged, isExact, isChecking, isPairReversed }: WantedOrder): string | null {
  if (!isChanged || isPairReversed) return null
  if (isChecking) return formWords('checkingTimes')
  return formWords(isExact ? 'recipientsTold' : 'timesEstimated')
}

function labelOf({ isChanged, isPairReversed, late, broken }: WantedOrder): string {
  if (!isChanged) return formWords('moveFirst')
  if (isPairReversed) return formWords('pickUpFirst')
  return formWords(late.length > 0 || broken.length > 0 ? 'useOrderAnyway' : 'useOrder')
}

export function OrderView({
  company,
  route,
  tell,
  onBack,
}: {
  company: DriverDay['company']
  route: DriverRoute
  tell: Driver['tell']
  onBack: () => void
}) {
  const order = useOrder(route, tell)
  const [openId, setOpenId] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isKeeping, setKeeping] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  const drag = useListDrag(list, (index, position) => {
    const orderId = order.stops[index]?.stop.orderId
    if (orderId) order.move(orderId, position - 1)
  })
  const offset = route.stops.length - order.stops.length
  async function take(): Promise<void> {
    setKeeping(true)
    try {
      await order.take()
      onBack()
    } catch {
      setKeeping(false)
      setProblem(words('phoneFull'))
    }
  }
  return (
    <>
      <BackHead title={words('changeOrder')} onBack={onBack} />
      <Body>
        <p className="px-4 py-3 text-3 text-ink-2">{formWords('dragStop')}</p>
        <ol ref={list} aria-label={formWords('stopsToOrder')} className="border-t border-line">
          {order.stops.map((ordered, place) => (
            <OrderRow
              key={ordered.stop.orderId}
              route={route}
              ordered={ordered}
              timeZone={company.timeZone}
              place={place}
              count={order.stops.length}
              offset={offset}
              isOpen={openId === ordered.stop.orderId}
              drag={drag}
              onToggle={() => setOpenId(openId === ordered.stop.orderId ? null : ordered.stop.orderId)}
              onMove={(to) => order.move(ordered.stop.orderId, to)}
            />
          ))}
        </ol>
      </Body>
      <p role="status" className="sr-only">
        {order.announcement}
      </p>
      {problem && <Problem>{problem}</Problem>}
      <ActionBar note={noteOf(order)}>
        <Warning late={order.late} broken={order.broken} />
        <MainAction
          disabled={!order.isChanged || order.isPairReversed || isKeeping}
          onClick={() => void take()}
        >
          {labelOf(order)}
        </MainAction>
        {order.isChanged && (
          <SideAction className="flex-none" onClick={order.undo}>
            {formWords('undo')}
          </SideAction>
        )}
      </ActionBar>
    </>
  )
}
