// The company's own steps of an order: what it reached, and what dispatch may set now.
import { orderStepsResponse, type OrderItem } from '@dropwise/contracts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi, describeError } from '../../lib/api.ts'
import { momentOf } from '../../lib/format.ts'
import { ordersWords as words } from '../../lib/words/orders.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/toasts.tsx'

const orderStepsQuery = (id: string) =>
  queryOptions({
    queryKey: ['orders', id, 'steps'],
    queryFn: ({ signal }) => callApi(`/orders/${id}/steps`, orderStepsResponse, { signal }),
  })

/** Steps of an order. Hidden for companies without steps. */
export function OrderSteps({ order }: { order: OrderItem }) {
  const queries = useQueryClient()
  const { data } = useQuery(orderStepsQuery(order.id))
  const set = useMutation({
    mutationFn: (stepId: string) =>
      callApi(`/orders/${order.id}/step`, orderStepsResponse, { method: 'POST', body: { stepId } }),
    onSuccess: (steps) => {
      queries.setQueryData(orderStepsQuery(order.id).queryKey, steps)
      void queries.invalidateQueries({ queryKey: ['orders'] })
    },
    onError: (error) => {
      const { message, hint } = describeError(error)
      notify({ title: message, ...(hint ? { detail: hint } : {}), tone: 'bad' })
      void queries.invalidateQueries({ queryKey: orderStepsQuery(order.id).queryKey })
    },
  })
  if (!data || data.items.length + data.next.length === 0) return null
  return (
    <section aria-label={words('steps')} className="border-b border-line px-5 py-4">
      <h3 className="pb-1 text-2 font-mid">{words('steps')}</h3>
      <ol>
        {data.items.map((step) => (
          <li key={step.id} className="flex justify-between gap-3 py-0.5 text-2">
            <span className="min-w-0 break-words">{step.name}</span>
            <time dateTime={step.at} className="shrink-0 text-ink-3 tabular-nums">
              {momentOf(step.at)}
            </time>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2 pt-2">
        {data.next.map(({ id, name, colour }) => (
          <Button key={id} needs="orders:write" disabled={set.isPending} onClick={() => set.mutate(id)}>
            {colour && <span aria-hidden className="size-2.5 rounded-full" style={{ background: colour }} />}
            {name}
          </Button>
        ))}
      </div>
    </section>
  )
}
