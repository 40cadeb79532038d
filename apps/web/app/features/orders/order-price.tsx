// The price of an order with its lines, computed by a rate card.
import { orderPrice, orderPriceResponse, type OrderPrice, type PriceLineKind } from '@dropwise/contracts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi, describeError } from '../../lib/api.ts'
import { rateCardsQuery } from '../../lib/data/rate-cards.ts'
import { formatDistance, moneyWithCents } from '../../lib/format.ts'
import { useWords } from '../../lib/words.ts'
import { ratesWords as words } from '../../lib/words/rates.ts'
import { Button } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Select } from '../../ui/select.tsx'
import { notify } from '../../ui/toasts.tsx'

const LINE_TEXTS = {
  base: 'base',
  distance: 'distance',
  parcels: 'perParcel',
  weight: 'weight',
  zone: 'zone',
  window: 'window',
  weekend: 'weekend',
  night: 'night',
  minimum: 'lineMinimum',
} as const satisfies Record<PriceLineKind, Parameters<typeof words>[0]>

const priceQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['order-price', orderId],
    queryFn: ({ signal }) => callApi(`/orders/${orderId}/price`, orderPriceResponse, { signal }),
  })

/** Price of an order. Hidden without a price while the company has no rate card. */
export function OrderPriceSection({ orderId }: { orderId: string }) {
  const hasWords = useWords(words)
  const cards = useQuery(rateCardsQuery()).data?.items ?? []
  const query = useQuery(priceQuery(orderId))
  if (!hasWords || (cards.length === 0 && !query.data?.price)) return null
  return (
    <section aria-label={words('price')} className="flex flex-col gap-2 border-t border-line px-5 py-3">
      <h3 className="text-2 font-mid">{words('price')}</h3>
      <Loaded query={query} what={words('price')} rows={2}>
        {({ price }) => (
          <>
            {price ? <Lines price={price} /> : <p className="text-2 text-ink-2">{words('noPrice')}</p>}
            {cards.length > 0 && <PriceIt orderId={orderId} cards={cards} isPriced={price !== null} />}
          </>
        )}
      </Loaded>
    </section>
  )
}

function Lines({ price: { rateCard, currency, metres, lines, totalMinor } }: { price: OrderPrice }) {
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-y-1 text-2 tabular-nums">
      {lines.map(({ kind, amountMinor }) => (
        <div key={kind} className="contents">
          <dt className="text-ink-2">
            {words(LINE_TEXTS[kind])} {kind === 'distance' && formatDistance(metres, 'km')}
          </dt>
          <dd className="text-end">{moneyWithCents(amountMinor, currency)}</dd>
        </div>
      ))}
      <dt className="font-strong">{words('totalBy', { card: rateCard })}</dt>
      <dd className="text-end font-strong">{moneyWithCents(totalMinor, currency)}</dd>
    </dl>
  )
}

function PriceIt({
  orderId,
  cards,
  isPriced,
}: {
  orderId: string
  cards: readonly { id: string; name: string; isDefault: boolean }[]
  isPriced: boolean
}) {
  const client = useQueryClient()
  const [chosen, setChosen] = useState<string | null>(null)
  const rateCardId = chosen ?? (cards.find(({ isDefault }) => isDefault) ?? cards[0])?.id
  const compute = useMutation({
    mutationFn: () =>
      callApi(`/orders/${orderId}/price`, orderPrice, { method: 'POST', body: { rateCardId } }),
    onSuccess: (price) => client.setQueryData(priceQuery(orderId).queryKey, { price }),
    onError: (error) => notify({ title: describeError(error).message, tone: 'bad' }),
  })
  return (
    <span className="flex items-end gap-2">
      {cards.length > 1 && (
        <Select
          label={words('title')}
          isLabelHidden
          className="min-w-0 flex-1"
          value={rateCardId ?? ''}
          onChange={setChosen}
          items={cards.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <Button needs="orders:write" disabled={compute.isPending} onClick={() => compute.mutate()}>
        {words(isPriced ? 'computeAgain' : 'computePrice')}
      </Button>
    </span>
  )
}
