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

type Call = ShopItem['calls'][number]
const TONES: Record<Call['outcome'], TagTone> = {
  stored: 'ok',
  unchanged: 'plain',
  cancelled: 'plain',
  ignored: 'plain',
  refused: 'bad',
}
const STEPS = {
  shopify:
    'In Shopify, Settings, Notifications, Webhooks, add “Order creation”, “Order update” and “Order cancellation” in JSON with this address.',
  woocommerce:
    'In WooCommerce, Settings, Advanced, Webhooks, add “Order created” and “Order updated” with this address as the delivery URL.',
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
            Change shop
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-3 px-5 py-4">
        <h3 className="text-2 font-mid">Address for {SHOP_KINDS[shop.kind]}</h3>
        <code className="rounded border border-line-2 bg-sunk px-2.5 py-2 font-sans text-2 break-all select-all">
          {shop.url}
        </code>
        <Button
          icon={<Copy />}
          className="self-start"
          onClick={() =>
            void navigator.clipboard.writeText(shop.url).then(() => notify({ title: 'Address copied' }))
          }
        >
          Copy address
        </Button>
        <p className="text-2 text-ink-2">{STEPS[shop.kind]}</p>
        <p className="text-2 text-ink-2">
          A new order is for the day {shop.leadDays} {shop.leadDays === 1 ? 'day' : 'days'} after it came in.
        </p>
        {shop.wrongSignatureAt && (
          <p className="rounded bg-bad-wash px-3 py-2 text-2 text-bad-ink">
            A call at {momentOf(shop.wrongSignatureAt)} was not signed with the secret. If it was yours,
            change the shop and enter the right one.
          </p>
        )}
        <h3 className="pt-2 text-2 font-mid">Latest calls</h3>
        {shop.calls.length === 0 ? (
          <p className="text-2 text-ink-2">No orders received yet.</p>
        ) : (
          <ul aria-label="Latest calls">
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
        <Tag tone={TONES[outcome]}>{outcome}</Tag>
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
        notify({ title: 'Shop disconnected' })
        onGone()
      },
      onError: (error) =>
        notify({ title: 'Nothing changed', detail: describeError(error).message, tone: 'bad' }),
    })
  return (
    <>
      <Button needs="webhooks:write" disabled={disconnect.isPending} onClick={() => setAsking(true)}>
        Disconnect
      </Button>
      <Confirm
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={`Disconnect ${shop.name}?`}
        description="Its calls are refused from now on. Orders that came in stay."
        confirmLabel="Disconnect shop"
        onConfirm={confirm}
      />
    </>
  )
}
