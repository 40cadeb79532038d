// Failed mails and texts to recipients, with reason and advice.
import type { UndeliveredMessage } from '@dropwise/contracts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Mail, MessageSquare, RotateCw, X } from 'lucide-react'
import { Link } from 'react-router'
import { describeError } from '../../lib/api.ts'
import { useTenant } from '../../lib/company-context.tsx'
import { momentOf } from '../../lib/format.ts'
import { usePhoneText } from '../../lib/phone.ts'
import { messagesWords } from '../../lib/words/messages.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { notify } from '../../ui/toasts.tsx'
import { MESSAGES_KEY } from '../../lib/data/messages.ts'
import { dismissUndelivered, retryUndelivered } from './api.ts'

function useAct(act: (id: string) => Promise<void>, successTitle: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: () => notify({ title: successTitle }),
    onError: (error) =>
      notify({ title: messagesWords('didNotWork'), detail: describeError(error).message, tone: 'bad' }),
    onSettled: () => queries.invalidateQueries({ queryKey: MESSAGES_KEY }),
  })
}

function Row({ item }: { item: UndeliveredMessage }) {
  const { link } = useTenant()
  const phoneText = usePhoneText()
  const retry = useAct(retryUndelivered, messagesWords('willBeSent'))
  const dismiss = useAct(dismissUndelivered, messagesWords('dismissed'))
  const Icon = item.channel === 'email' ? Mail : MessageSquare
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-b border-line px-4 py-3 md:px-7">
      <Icon
        className="mt-0.5 size-4 shrink-0 text-ink-2"
        aria-label={messagesWords(item.channel === 'email' ? 'mail' : 'text')}
      />
      <p className="min-w-[16rem] flex-1 text-2">
        <span className="font-mid">{item.subject}</span>
        <span className="block text-ink-2">
          {item.recipient}, {item.channel === 'sms' ? phoneText(item.to) : item.to},{' '}
          <Link className="text-link" to={link(`/tenant/orders?order=${item.orderId}`)}>
            {item.reference}
          </Link>
          , {momentOf(item.createdAt)}
        </span>
        {item.error && <span className="block break-words text-bad-ink">{item.error}</span>}
      </p>
      <span className="flex gap-1">
        <Button
          size="s"
          icon={<RotateCw />}
          needs="orders:write"
          disabled={retry.isPending}
          onClick={() => retry.mutate(item.id)}
        >
          {messagesWords('sendAgain')}
        </Button>
        <IconButton
          size="s"
          label={messagesWords('dismiss', { subject: item.subject, to: item.to })}
          disabled={dismiss.isPending}
          needs="orders:write"
          onClick={() => dismiss.mutate(item.id)}
        >
          <X />
        </IconButton>
      </span>
    </li>
  )
}

export function UndeliveredList({ items }: { items: readonly UndeliveredMessage[] }) {
  if (items.length === 0)
    return (
      <EmptyState isPage title={messagesWords('everythingArrived')}>
        {messagesWords('everythingMore')}
      </EmptyState>
    )
  return (
    <ul aria-label={messagesWords('undeliveredMessages')}>
      {items.map((item) => (
        <Row key={item.id} item={item} />
      ))}
    </ul>
  )
}
