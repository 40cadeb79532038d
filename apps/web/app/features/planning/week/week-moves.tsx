// Moves of a week plan to accept or take back, and the orders that keep their day with the reason.
import { useState } from 'react'
import type {
  WeekHold,
  WeekMoves as Answer,
  WeekPlanOrder,
  WeekPlanResponse,
  WeekSkip,
} from '@dropwise/contracts'
import { useTenant } from '../../../lib/company-context.tsx'
import { count, dayShort, moneyWithCents } from '../../../lib/format.ts'
import { useRefusal } from '../../../lib/permission.ts'
import { planWords } from '../../../lib/words/plan.ts'
import { weekWords as words } from '../../../lib/words/week.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/choice.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { WideTable } from '../../../ui/wide-table.tsx'
import { useMoveOrders } from './api.ts'
import { notifyFailure } from './notify-failure.ts'

const HOLDS: Record<WeekHold, () => string> = {
  recipient: () => words('heldRecipient'),
  promised: () => words('heldPromised'),
  linked: () => words('heldLinked'),
  locked: () => words('heldLocked'),
  not_chosen: () => words('heldNotChosen'),
  one_day: () => words('heldOneDay'),
}
const SKIPS: Record<WeekSkip, () => string> = {
  recipient: HOLDS.recipient,
  promised: HOLDS.promised,
  changed: () => words('skippedChanged'),
  day_over: () => words('skippedDayOver'),
}

const isAccepted = ({ acceptedAt, undoneAt }: WeekPlanOrder): boolean =>
  acceptedAt !== null && undoneAt === null

/** Says what moved, and which orders kept their day and why. */
function notifyMoves({ moved, skipped }: Answer, onUndo?: () => void): void {
  const reasons = skipped.map(({ reference, reason }) => `${reference}: ${SKIPS[reason]()}`)
  notify({
    title: words('moved', { count: moved }),
    ...(reasons.length > 0 ? { detail: reasons.join(' · '), tone: 'bad' as const } : {}),
    ...(onUndo && moved > 0 ? { action: { label: planWords('undo'), run: onUndo } } : {}),
  })
}

const hasPrices = (moves: readonly WeekPlanOrder[]): boolean => moves.some(({ saves }) => saves !== null)

function MovesTable({
  moves,
  chosen,
  onChoose,
}: {
  moves: readonly WeekPlanOrder[]
  chosen: ReadonlySet<string>
  onChoose: (ids: Set<string>) => void
}) {
  const { company } = useTenant()
  const isPriced = hasPrices(moves)
  const open = moves.filter((move) => !isAccepted(move))
  const toggle = (id: string, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(id)
    else next.delete(id)
    onChoose(next)
  }
  const picked = open.filter(({ orderId }) => chosen.has(orderId)).length
  return (
    <WideTable label={words('moves')}>
      <table className="w-full text-2" aria-label={words('moves')}>
        <thead>
          <tr className="h-9 border-b border-line-2 text-start text-1 text-ink-3 [&>th]:text-start [&>th]:font-mid">
            <th scope="col" className="w-8">
              {open.length > 0 && (
                <Checkbox
                  label={words('all')}
                  isLabelHidden
                  isChecked={picked === open.length}
                  isMixed={picked > 0 && picked < open.length}
                  onChange={(isChosen) =>
                    onChoose(new Set(isChosen ? open.map(({ orderId }) => orderId) : []))
                  }
                />
              )}
            </th>
            <th scope="col">{words('order')}</th>
            <th scope="col" className="max-md:hidden">
              {words('recipient')}
            </th>
            <th scope="col">{words('fromDay')}</th>
            <th scope="col">{words('toDay')}</th>
            {isPriced && (
              <th scope="col" className="!text-end">
                {words('saving')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {moves.map((move) => (
            <tr key={move.orderId} className="h-9 border-b border-line [&>*]:pe-3">
              <td>
                {!isAccepted(move) && (
                  <Checkbox
                    label={move.reference}
                    isLabelHidden
                    isChecked={chosen.has(move.orderId)}
                    onChange={(isChosen) => toggle(move.orderId, isChosen)}
                  />
                )}
              </td>
              <th scope="row" className="text-start font-mid whitespace-nowrap">
                {move.reference}
              </th>
              <td className="max-w-60 truncate max-md:hidden">{move.recipient}</td>
              <td className="whitespace-nowrap">{dayShort(move.date)}</td>
              <td className="whitespace-nowrap">
                {move.proposedDate && dayShort(move.proposedDate)}{' '}
                {isAccepted(move) && <Tag tone="ok">{words('accepted')}</Tag>}
              </td>
              {isPriced && (
                <td className="text-end whitespace-nowrap tabular-nums">
                  {move.saves !== null && moneyWithCents(move.saves, company.currency)}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  )
}

/** Orders that keep their day, by reason. */
function Held({ orders }: { orders: readonly WeekPlanOrder[] }) {
  if (orders.length === 0) return null
  return (
    <section className="px-4 py-3 md:px-7">
      <h3 className="pb-1 text-3">{words('keepDay')}</h3>
      {[...Map.groupBy(orders, ({ held }) => held!)].map(([reason, heldOrders]) => (
        <details key={reason} className="border-b border-line py-1.5 text-2">
          <summary className="min-h-6 cursor-pointer">
            {HOLDS[reason]()} <span className="text-ink-3">{count(heldOrders.length)}</span>
          </summary>
          <ul className="columns-2 gap-6 pt-1 text-1 md:columns-4">
            {heldOrders.map(({ orderId, reference, date }) => (
              <li key={orderId}>
                {reference} <span className="text-ink-3">{dayShort(date)}</span>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  )
}

function Unserved({ orders }: { orders: readonly WeekPlanOrder[] }) {
  if (orders.length === 0) return null
  return (
    <section className="px-4 py-3 md:px-7">
      <h3 className="pb-1 text-3">{words('noVanTakes')}</h3>
      <ul className="text-2">
        {orders.map(({ orderId, reference, date, problem }) => (
          <li key={orderId} className="border-b border-line py-1.5">
            <span className="font-mid">{reference}</span> <span className="text-ink-3">{dayShort(date)}</span>{' '}
            {problem}
          </li>
        ))}
      </ul>
    </section>
  )
}

export function WeekMoves({ week }: { week: WeekPlanResponse }) {
  const moves = week.changes.filter(
    ({ proposedDate, date }) => proposedDate !== null && proposedDate !== date,
  )
  const open = moves.filter((move) => !isAccepted(move))
  const [chosenIds, setChosen] = useState<Set<string>>(new Set(open.map(({ orderId }) => orderId)))
  const change = useMoveOrders(week.id)
  // Accepting starts plans of the days too.
  const mayMove = useRefusal('orders:write') === null
  const picked = open.filter(({ orderId }) => chosenIds.has(orderId))
  const undo = () =>
    change.mutate({ kind: 'undo' }, { onSuccess: (answer) => notifyMoves(answer), onError: notifyFailure })
  const accept = () =>
    change.mutate(
      { kind: 'accept', orderIds: picked.map(({ orderId }) => orderId) },
      { onSuccess: (answer) => notifyMoves(answer, undo), onError: notifyFailure },
    )
  return (
    <>
      {moves.length > 0 && (
        <section className="px-4 py-3 md:px-7">
          <div className="flex flex-wrap items-center gap-2 pb-1">
            <h3 className="me-auto text-3">{words('moves')}</h3>
            {open.length < moves.length && (
              <Button needs="orders:write" disabled={change.isPending} onClick={undo}>
                {words('takeBack', { count: moves.length - open.length })}
              </Button>
            )}
            {open.length > 0 && (
              <Button
                variant="primary"
                needs={mayMove ? 'plans:write' : 'orders:write'}
                disabled={change.isPending || picked.length === 0}
                onClick={accept}
              >
                {words('accept', { count: picked.length })}
              </Button>
            )}
          </div>
          <p className="pb-2 text-1 text-ink-2">
            {words('acceptMeans')} {hasPrices(moves) && words('savingMeans')}
          </p>
          <MovesTable moves={moves} chosen={chosenIds} onChoose={setChosen} />
        </section>
      )}
      <Unserved orders={week.changes.filter(({ problem }) => problem !== null)} />
      <Held orders={week.changes.filter(({ held }) => held !== null)} />
    </>
  )
}
