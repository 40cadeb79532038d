// One shop: webhook URL, recent calls, disconnect.
import { SHOP_KINDS, type ShopItem } from '@dropwise/contracts'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { describeError } from '../../lib/api.ts'
import { momentOf } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { Tag, type TagTone } from '../../ui/tag.tsx'
import { notify } from '../../ui/toasts.tsx'
import { disconnectShop, useShopChange } from './api.ts'
import { ShopChangeForm } from './shop-change-form.tsx'
import { connectionsWords as words } from '../../lib/words/connections.ts'

type Call = ShopItem['calls'][number]
const TONES: Record<Call['outcome'], TagTone> = {
  stored: 'ok',
  unchanged: 'plain',
  cancelled: 'plain',
  ignored: 'plain',
  refused: 'bad',
}
const OUTCOMES = {
  stored: 'outcomeStored',
  unchanged: 'outcomeUnchanged',
  cancelled: 'outcomeCancelled',
  ignored: 'outcomeIgnored',
  refused: 'outcomeRefused',
} as const satisfies Record<Call['outcome'], string>
const STEPS = {
  shopify: 'stepsShopify',
  woocommerce: 'stepsWoo',
} as const

export function ShopPanel({ shop, onClose }: { shop: ShopItem; onClose: () => void }) {
  const [isChanging, setChanging] = useState(false)
  if (isChanging) return <ShopChangeForm shop={shop} onClose={() => setChanging(false)} />
  return (
    <SidePanel
      title={shop.name}
      onClose={onClose}
      foot={
        <div className="flex justify-between gap-2">
          <DisconnectButton shop={shop} onGone={onClose} />
          <Button needs="webhooks:write" onClick={() => setChanging(true)}>
            {words('changeShop')}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-3 px-5 py-4">
        <h3 className="text-2 font-mid">{words('addressFor', { shop: SHOP_KINDS[shop.kind] })}</h3>
        <code className="rounded border border-line-2 bg-sunk px-2.5 py-2 font-sans text-2 break-all select-all">
          {shop.url}
        </code>
        <Button
          icon={<Copy />}
          className="self-start"
          onClick={() =>
            void navigator.clipboard.writeText(shop.url).then(() => notify({ title: words('addressCopied') }))
          }
        >
          {words('copyAddress')}
        </Button>
        <p className="text-2 text-ink-2">{words(STEPS[shop.kind])}</p>
        <p className="text-2 text-ink-2">{words('newOrderDay', { days: shop.leadDays })}</p>
        {shop.wrongSignatureAt && (
          <p className="rounded bg-bad-wash px-3 py-2 text-2 text-bad-ink">
            {words('unsignedCall', { time: momentOf(shop.wrongSignatureAt) })}
          </p>
        )}
        <h3 className="pt-2 text-2 font-mid">{words('latestCalls')}</h3>
        {shop.calls.length === 0 ? (
          <p className="text-2 text-ink-2">{words('noOrdersReceived')}</p>
        ) : (
          <ul aria-label={words('latestCalls')}>
            {shop.calls.map((call) => (
              <CallRow key={call.deliveryId} call={call} />
            ))}
          </ul>
        )}
      </div>
    </SidePanel>
  )
}

function CallRow({ call: { reference, topic, outcome, message, receivedAt } }: { call: Call }) {
  return (
    <li className="border-b border-line py-2 text-2">
      <span className="flex items-center gap-3">
        <span className="min-w-0 flex-1 font-mid break-words">{reference ?? topic}</span>
        <Tag tone={TONES[outcome]}>{words(OUTCOMES[outcome])}</Tag>
      </span>
      <span className="block text-1 text-ink-2">
        {momentOf(receivedAt)}
        {message && `: ${message}`}
      </span>
    </li>
  )
}

function DisconnectButton({ shop, onGone }: { shop: ShopItem; onGone: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const disconnect = useShopChange(disconnectShop)
  const confirm = () =>
    disconnect.mutate(shop.id, {
      onSuccess: () => {
        notify({ title: words('shopDisconnected') })
        onGone()
      },
      onError: (error) =>
        notify({ title: words('nothingChanged'), detail: describeError(error).message, tone: 'bad' }),
    })
  return (
    <>
      <Button needs="webhooks:write" disabled={disconnect.isPending} onClick={() => setAsking(true)}>
        {words('disconnect')}
      </Button>
      <Confirm
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={words('disconnectQuestion', { name: shop.name })}
        description={words('disconnectEffect')}
        confirmLabel={words('disconnectShop')}
        onConfirm={confirm}
      />
    </>
  )
}
