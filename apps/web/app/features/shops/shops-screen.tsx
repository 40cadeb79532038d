// `/tenant/settings/shops`: Shopify and WooCommerce shops that send orders.
import { SHOP_KINDS, type ShopItem } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { ApiError } from '../../lib/api.ts'
import { momentOf } from '../../lib/format.ts'
import { useUrlState } from '../../lib/url-state.ts'
import { Button } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { Tag } from '../../ui/tag.tsx'
import { shopsQuery } from './api.ts'
import { ShopForm } from './shop-form.tsx'
import { ShopPanel } from './shop-panel.tsx'
import { connectionsWords as words } from '../../lib/words/connections.ts'

function ShopRow({ shop, onOpen }: { shop: ShopItem; onOpen: () => void }) {
  const { name, kind, lastReceivedAt, refused, wrongSignatureAt } = shop
  return (
    <li className="border-b border-line">
      <button
        type="button"
        onClick={onOpen}
        className="flex w-full flex-wrap items-center gap-x-4 gap-y-1 py-2.5 text-left hover:bg-hover"
      >
        <span className="min-w-[12rem] flex-1">
          <span className="block text-3 font-mid break-words">{name}</span>
          <span className="block text-2 text-ink-2">{SHOP_KINDS[kind]}</span>
        </span>
        <span className="text-2 text-ink-2">
          {lastReceivedAt
            ? words('lastReceived', { time: momentOf(lastReceivedAt) })
            : words('nothingReceived')}
        </span>
        {refused > 0 && <Tag tone="bad">{words('refusedIn7', { count: refused })}</Tag>}
        {wrongSignatureAt && !lastReceivedAt && <Tag tone="bad">{words('wrongSignature')}</Tag>}
      </button>
    </li>
  )
}

export function ShopsScreen() {
  const query = useQuery(shopsQuery())
  const [openId, setOpenId] = useUrlState('shop')
  if (query.error instanceof ApiError && query.error.status === 403)
    return (
      <EmptyState title={words('shopsOnlyAdministrators')}>{words('shopsAdministratorsMore')}</EmptyState>
    )
  const open = query.data?.items.find(({ id }) => id === openId)
  const add = (
    <Button variant="primary" icon={<Plus />} needs="webhooks:write" onClick={() => setOpenId('new')}>
      {words('newShop')}
    </Button>
  )
  return (
    <div className="flex min-h-0 flex-1">
      <div className="min-w-0 flex-1 overflow-y-auto px-4 py-5 md:px-7">
        <div className="max-w-[760px]">
          <div className="flex items-center justify-between gap-4">
            <h2 className="text-4">{words('shops')}</h2>
            {query.data && query.data.items.length > 0 && add}
          </div>
          <Loaded query={query} what={words('shopsNoun')}>
            {({ items }) =>
              items.length === 0 ? (
                <EmptyState title={words('noShops')} className="mx-0" action={add}>
                  {words('noShopsMore')}
                </EmptyState>
              ) : (
                <ul className="pt-3" aria-label={words('shops')}>
                  {items.map((shop) => (
                    <ShopRow key={shop.id} shop={shop} onOpen={() => setOpenId(shop.id)} />
                  ))}
                </ul>
              )
            }
          </Loaded>
        </div>
      </div>
      {openId === 'new' ? (
        <ShopForm onClose={() => setOpenId(null)} onConnected={setOpenId} />
      ) : (
        open && <ShopPanel key={open.id} shop={open} onClose={() => setOpenId(null)} />
      )}
    </div>
  )
}
