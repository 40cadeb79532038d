// One reason for unserved orders: count, the first orders, and the smallest remedies with prices.
import { ChevronDown, ChevronRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTenant } from '../../../lib/company-context.tsx'
import { planWords as words } from '../../../lib/words/plan.ts'
import { Button } from '../../../ui/button.tsx'
import { cn } from '../../../ui/cn.ts'
import { UnservedMark } from '../../../ui/plate.tsx'
import type { UnservedOrder } from '../plan-model.ts'
import { hotProps, type HotStore, type Selection } from '../selection.ts'
import type { UnservedGroup } from './needs-groups.ts'
import { priceText } from './price-text.ts'
import { remedyEdit, remedyText } from './remedy-text.ts'
import type { Remedy } from './remedies.ts'
import type { PlanEditing } from './use-plan-editor.ts'
import { readsEnglish, unservedFix } from '../../../lib/unserved-text.ts'

interface GroupProps {
  group: UnservedGroup
  editing: PlanEditing
  selection: Selection
  hot: HotStore
}

/** Remedies for an order in the current plan; null while computing. */
function useRemedies({ scorer, editor, state }: PlanEditing, orderId: string): Remedy[] | null {
  const plan = state?.plan
  const [search, setFound] = useState<{ orderId: string; plan: unknown; remedies: Remedy[] } | null>(null)
  useEffect(() => {
    if (!scorer || !editor) return
    let isUnmounted = false
    scorer
      .remedies(orderId, editor.sequences)
      .then((remedies) => !isUnmounted && setFound({ orderId, plan, remedies }))
      .catch(() => {})
    return () => {
      isUnmounted = true
    }
  }, [scorer, editor, orderId, plan])
  return search?.orderId === orderId && search.plan === plan ? search.remedies : null
}

export function UnservedGroupItem({ group, editing, selection, hot }: GroupProps) {
  const [isOpen, setOpen] = useState(false)
  const [first, ...rest] = group.orders
  if (!first) return null
  return (
    <li className="border-b border-line">
      <OrderLine order={first} title={group.title} selection={selection} hot={hot} />
      {editing.editor && <Remedies order={first} group={group} editing={editing} />}
      {rest.length > 0 && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="flex items-center gap-1 px-3 pb-2 ps-[46px] text-1 text-link max-md:px-4 max-md:ps-[50px] pointer-coarse:min-h-11"
        >
          {isOpen ? <ChevronDown className="size-3.5" /> : <ChevronRight className="size-3.5" />}
          {words('likeThis', { count: rest.length + 1 })}
        </button>
      )}
      {isOpen && (
        <ul>
          {rest.map((order) => (
            <li key={order.orderId}>
              <OrderLine order={order} selection={selection} hot={hot} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

function OrderLine({
  order,
  title,
  selection,
  hot,
}: Pick<GroupProps, 'selection' | 'hot'> & { order: UnservedOrder; title?: string }) {
  return (
    <button
      type="button"
      className={cn(
        'flex w-full gap-2.5 px-3 py-2 text-start hover:bg-hover hot:bg-hover max-md:px-4 max-md:py-3',
        selection.stop === order.orderId && 'bg-select',
      )}
      {...hotProps(hot, order.orderId)}
      onClick={() => selection.select({ route: null, stop: order.orderId })}
    >
      <span className="grid w-6 shrink-0 place-items-start justify-center pt-px">
        <UnservedMark />
      </span>
      <span className="min-w-0 flex-1">
        {title && <span className="block text-2 font-strong text-signal-ink">{title}</span>}
        <span className="block truncate text-2">
          {order.order?.recipient ?? words('order')}{' '}
          <span className="text-ink-3">{order.order?.reference}</span>
        </span>
        {readsEnglish() && <span className="line-clamp-2 text-1 text-ink-2">{order.message}</span>}
      </span>
    </button>
  )
}

/** Remedies for a group's first order; one may serve the whole group. */
function Remedies({
  order,
  group,
  editing,
}: {
  order: UnservedOrder
  group: UnservedGroup
  editing: PlanEditing
}) {
  const { company } = useTenant()
  const remedies = useRemedies(editing, order.orderId)
  const [isBusy, setBusy] = useState(false)
  const { day, editor, scorer, state } = editing
  if (!remedies || !day || !editor || !scorer || !state) return null
  const numberOf = (vehicleId: string) => day.numbers.get(vehicleId) ?? 0
  const editFor = (remedy: Remedy, of: UnservedOrder) =>
    remedyEdit(remedy, of, numberOf(remedy.offer.vehicleId), {
      adjustments: editor.getSnapshot().plan.adjustments,
      originMs: day.originMs,
    })
  const settleAll = async () => {
    setBusy(true)
    try {
      for (const each of group.orders) {
        // Orders without a remedy stay unserved; each insertion changes the next order's remedies.
        const [mildest] = await scorer.remedies(each.orderId, editor.sequences)
        if (mildest && mildest.kind !== 'late') await editor.perform(editFor(mildest, each))
      }
    } finally {
      setBusy(false)
    }
  }
  if (remedies.length === 0)
    return (
      <p className="px-3 pb-2 ps-[46px] text-1 text-ink-3 max-md:ps-[50px]">
        {unservedFix(order) ?? words('singleVanNoHelp')}
      </p>
    )
  return (
    <div className="flex flex-col items-start gap-1 px-3 pb-2 ps-[46px] max-md:ps-[50px]">
      {remedies.slice(0, 2).map((remedy) => (
        <span key={remedy.kind} className="flex flex-wrap items-center gap-2">
          <Button
            size="s"
            needs="plans:write"
            disabled={isBusy}
            onClick={() => void editor.perform(editFor(remedy, order))}
          >
            {remedyText(remedy, numberOf(remedy.offer.vehicleId))}
          </Button>
          <span className="text-1 text-ink-2 tabular-nums">{priceText(remedy.offer, company)}</span>
        </span>
      ))}
      {group.orders.length > 1 && (
        <Button
          size="s"
          variant="quiet"
          needs="plans:write"
          disabled={isBusy}
          onClick={() => void settleAll()}
        >
          {isBusy ? words('placingOrders') : words('placeAll', { count: group.orders.length })}
        </Button>
      )}
    </div>
  )
}
