// Requests of visitors that await an answer: accept, or decline with a message.
import type { OrderRequest } from '@dropwise/contracts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { describeError } from '../../../lib/api.ts'
import { clockText, dayLong, money } from '../../../lib/format.ts'
import { orderFormSettingsWords as words } from '../../../lib/words/order-form-settings.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/field.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { acceptRequest, declineRequest, requestsQuery } from './api.ts'

export function RequestsSection() {
  return (
    <section aria-labelledby="order-requests" className="flex flex-col gap-3">
      <h2 id="order-requests" className="text-3">
        {words('requests')}
      </h2>
      <Loaded query={useQuery(requestsQuery())} what={words('requests')} rows={2}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-2 text-ink-3">{words('noRequests')}</p>
          ) : (
            <ul className="rounded border border-line-2">
              {items.map((request) => (
                <RequestRow key={request.id} request={request} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}

function RequestRow({
  request: { id, wish, date, priceMinor, currency, problem },
}: {
  request: OrderRequest
}) {
  const [message, setMessage] = useState<string | null>(null)
  const queries = useQueryClient()
  const answer = useMutation({
    mutationFn: (said: string | null) => (said === null ? acceptRequest(id) : declineRequest(id, said)),
    onSuccess: (list, said) => {
      queries.setQueryData(requestsQuery().queryKey, list)
      void queries.invalidateQueries({ queryKey: ['orders'] })
      notify({ title: said === null ? words('accepted') : words('declined') })
    },
    onError: (error) =>
      notify({ title: words('notAnswered'), detail: describeError(error).message, tone: 'bad' }),
  })
  if (!wish) return null
  const contact = [wish.phone, wish.email].filter(Boolean).join(' · ')
  return (
    <li className="flex flex-col gap-2 border-line px-3 py-3 not-first:border-t">
      <p className="flex flex-wrap justify-between gap-x-3 text-2 font-mid">
        <span>
          {wish.service} · {dayLong(date)}{' '}
          <bdi>
            {clockText(wish.from)} – {clockText(wish.to)}
          </bdi>
        </span>
        <span className="tabular-nums">{money(priceMinor, currency)}</span>
      </p>
      <p className="text-2 break-words">
        {wish.recipient} · {wish.address}
      </p>
      {contact && <p className="text-1 break-all text-ink-3">{contact}</p>}
      {wish.note && <p className="text-2 break-words text-ink-2">{wish.note}</p>}
      {problem && <p className="text-2 text-bad-ink">{problem}</p>}
      {message === null ? (
        <div className="flex gap-2">
          <Button
            variant="primary"
            needs="orders:write"
            disabled={answer.isPending}
            onClick={() => answer.mutate(null)}
          >
            {words('accept')}
          </Button>
          <Button needs="orders:write" disabled={answer.isPending} onClick={() => setMessage('')}>
            {words('decline')}
          </Button>
        </div>
      ) : (
        <form
          noValidate
          className="flex flex-col gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            if (message.trim() !== '') answer.mutate(message)
          }}
        >
          <TextArea
            label={words('message')}
            maxLength={1000}
            value={message}
            onChange={({ target }) => setMessage(target.value)}
          />
          <div className="flex gap-2">
            <Button type="submit" needs="orders:write" disabled={answer.isPending || message.trim() === ''}>
              {words('decline')}
            </Button>
            <Button variant="quiet" onClick={() => setMessage(null)}>
              {words('cancel')}
            </Button>
          </div>
        </form>
      )}
    </li>
  )
}
