// Says above the orders that requests of the order form wait; absent when none does.
import { useQuery } from '@tanstack/react-query'
import { Inbox } from 'lucide-react'
import { requestsQuery } from '../../../lib/data/order-requests.ts'
import { orderRequestsWords as words } from '../../../lib/words/order-requests.ts'
import { Button } from '../../../ui/button.tsx'

export function RequestsBanner({ onOpen }: { onOpen: () => void }) {
  const waiting = useQuery(requestsQuery()).data?.items.length ?? 0
  if (waiting === 0) return null
  return (
    <section
      aria-label={words('requests')}
      className="mx-4 mb-2 flex min-h-11 items-center gap-3 rounded bg-out-wash py-1.5 ps-3 pe-2 text-2 md:mx-5"
    >
      <Inbox className="size-4 shrink-0 text-out-ink" aria-hidden />
      <span className="min-w-0 flex-1">{words('waiting', { count: waiting })}</span>
      <Button size="s" className="max-md:h-11" onClick={onOpen}>
        {words('answer')}
      </Button>
    </section>
  )
}
