// Requests of the order form that await an answer, in a panel beside the orders: accept, or decline with a
// message.
import type { OrderRequest, OrderWish } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { customValueText } from '../../../lib/custom-value.ts'
import { customFieldsQuery } from '../../../lib/data/custom-fields.ts'
import { requestsQuery } from '../../../lib/data/order-requests.ts'
import { clockText, count, dayLong, money } from '../../../lib/format.ts'
import { usePhoneText } from '../../../lib/phone.ts'
import { orderRequestsWords as words } from '../../../lib/words/order-requests.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/field.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { useAnswer } from './use-answer.ts'

export function RequestsPanel({ onClose }: { onClose: () => void }) {
  const query = useQuery(requestsQuery())
  return (
    <SidePanel
      title={words('requests')}
      aside={query.data && query.data.items.length > 0 && count(query.data.items.length)}
      onClose={onClose}
    >
      <Loaded query={query} what={words('requests')} rows={4}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="px-5 py-4 text-2 text-ink-3">{words('noRequests')}</p>
          ) : (
            <ul aria-label={words('requests')}>
              {items.map((request) => (
                <RequestRow key={request.id} request={request} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </SidePanel>
  )
}

function RequestRow({ request }: { request: OrderRequest }) {
  const [isDeclining, setDeclining] = useState(false)
  const answer = useAnswer(request)
  const heading = useId()
  const { wish, date, priceMinor, currency, problem } = request
  if (!wish) return null
  return (
    <li aria-labelledby={heading} className="flex flex-col gap-2 border-b border-line px-5 py-3.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1.5">
        <h3 id={heading} className="min-w-0 text-2 font-strong break-words">
          {wish.recipient}
        </h3>
        <span className="text-2 font-mid tabular-nums">{money(priceMinor, currency)}</span>
      </div>
      <Wish wish={wish} date={date} />
      {problem && <p className="text-2 text-bad-ink">{problem}</p>}
      {isDeclining ? (
        <DeclineForm wish={wish} answer={answer} onCancel={() => setDeclining(false)} />
      ) : (
        <div className="flex gap-2 pt-1">
          <Button
            variant="primary"
            needs="orders:write"
            disabled={answer.isPending}
            onClick={() => answer.mutate(null)}
          >
            {words('accept')}
          </Button>
          <Button needs="orders:write" disabled={answer.isPending} onClick={() => setDeclining(true)}>
            {words('decline')}
          </Button>
        </div>
      )}
    </li>
  )
}

function Wish({ wish, date }: { wish: OrderWish; date: string }) {
  const definitions = useQuery(customFieldsQuery()).data?.fields ?? []
  const phoneText = usePhoneText()
  const contact = [wish.phone && phoneText(wish.phone), wish.email].filter(Boolean).join(' · ')
  return (
    <>
      <p className="text-2">
        {dayLong(date)}{' '}
        <bdi className="tabular-nums">
          {clockText(wish.from)} – {clockText(wish.to)}
        </bdi>
        <span className="text-ink-2"> · {wish.service}</span>
      </p>
      <p className="text-2 break-words text-ink-2">{wish.address}</p>
      {contact && <p className="text-1 break-all text-ink-3">{contact}</p>}
      {Object.entries(wish.custom).map(([name, value]) => (
        <p key={name} className="text-2 break-words text-ink-2">
          {name}:{' '}
          {customValueText({ type: definitions.find((one) => one.name === name)?.type ?? 'text', value })}
        </p>
      ))}
      {wish.note && <p className="text-2 break-words whitespace-pre-line text-ink-2">{wish.note}</p>}
    </>
  )
}

function DeclineForm({
  wish,
  answer,
  onCancel,
}: {
  wish: OrderWish
  answer: ReturnType<typeof useAnswer>
  onCancel: () => void
}) {
  const [message, setMessage] = useState('')
  const isEmpty = message.trim() === ''
  return (
    <form
      noValidate
      className="flex flex-col gap-2 pt-1"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isEmpty) answer.mutate(message)
      }}
    >
      <TextArea
        label={words('message')}
        {...(!wish.email && !wish.phone && { hint: words('noContact') })}
        maxLength={1000}
        value={message}
        onChange={({ target }) => setMessage(target.value)}
      />
      <div className="flex gap-2">
        <Button type="submit" needs="orders:write" disabled={answer.isPending || isEmpty}>
          {words('decline')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {words('cancel')}
        </Button>
      </div>
    </form>
  )
}
