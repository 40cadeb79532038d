// Writes to the recipient of a late stop in one tap, and shows when the company last wrote.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { MessageSquare, MessageSquareCheck } from 'lucide-react'
import type { MouseEvent } from 'react'
import { idOnly } from '@dropwise/contracts'
import { callApi, describeError } from '../../lib/api.ts'
import { useTenant } from '../../lib/company-context.tsx'
import { MESSAGES_KEY, threadsQuery } from '../../lib/data/messages.ts'
import { clock, windowText } from '../../lib/format.ts'
import { liveWords } from '../../lib/words/live.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { notify } from '../../ui/toasts.tsx'
import { beginsAt } from './day.ts'
import type { LiveStop } from './types.ts'

/** The message to a recipient about a delay. */
function lateText(stop: LiveStop, companyName: string, timeZone: string): string {
  const promised = windowText(stop.windowStart, stop.windowEnd, timeZone)
  return liveWords('lateMessage', {
    time: clock(beginsAt(stop), timeZone),
    promised,
    company: companyName,
  })
}

/** When the company last wrote about an order; null when the recipient wrote last, or nobody wrote. */
function useToldAt(): (orderId: string) => string | null {
  const threads = useQuery(threadsQuery()).data?.items
  return (orderId) => {
    const last = threads?.find((thread) => thread.orderId === orderId)?.last
    return last?.author === 'dispatch' ? last.at : null
  }
}

/** The message, when it was last sent, and the act of sending it. */
function useTell(stop: LiveStop) {
  const { company } = useTenant()
  const client = useQueryClient()
  const toldAt = useToldAt()(stop.orderId)
  const text = lateText(stop, company.name, company.timeZone)
  const notifyRecipient = useMutation({
    mutationFn: () =>
      callApi(`/orders/${stop.orderId}/messages`, idOnly, {
        method: 'POST',
        body: { text, alsoByMailAndText: true },
      }),
    onSuccess: () => {
      notify({
        title: liveWords('wasTold', { recipient: stop.recipient }),
        detail: liveWords('nowExpected', { time: clock(beginsAt(stop), company.timeZone) }),
      })
      return client.invalidateQueries({ queryKey: MESSAGES_KEY })
    },
    onError: (error) =>
      notify({
        title: liveWords('wasNotTold', { recipient: stop.recipient }),
        detail: describeError(error).message,
        tone: 'bad',
      }),
  })
  const label = toldAt
    ? liveWords('tellAgain', { time: clock(toldAt, company.timeZone) })
    : liveWords('tellRecipient')
  return {
    text,
    label,
    isTold: toldAt !== null,
    isPending: notifyRecipient.isPending,
    send: (event: MouseEvent) => {
      // The surrounding row opens on click.
      event.stopPropagation()
      notifyRecipient.mutate()
    },
  }
}

export function TellRecipient({ stop, size = 's' }: { stop: LiveStop; size?: 's' | 'm' }) {
  const { text, label, isPending, send } = useTell(stop)
  return (
    <Button
      size={size}
      icon={<MessageSquare />}
      needs="plans:dispatch"
      disabled={isPending}
      title={text}
      onClick={send}
    >
      {label}
    </Button>
  )
}

/** The same as an icon in a row of actions; a check marks a notified recipient. */
export function TellIcon({ stop }: { stop: LiveStop }) {
  const { label, isTold, isPending, send } = useTell(stop)
  return (
    <IconButton
      size="s"
      label={label}
      needs="plans:dispatch"
      tabIndex={-1}
      disabled={isPending}
      onClick={send}
    >
      {isTold ? <MessageSquareCheck /> : <MessageSquare />}
    </IconButton>
  )
}
