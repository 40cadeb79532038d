// `/tenant/settings/shops`: Shopify and WooCommerce shops that send orders.
import { SHOP_KINDS, type ShopItem } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { momentOf } from '../../lib/format.ts'
import { useUrlState } from '../../lib/url-state.ts'
import { Button } from '../../ui/button.tsx'
import { SettingsList, SettingsRow } from '../../ui/list/settings-list.tsx'
import { Tag } from '../../ui/tag.tsx'
import { shopsQuery } from './api.ts'
import { ShopForm } from './shop-form.tsx'
import { ShopPanel } from './shop-panel.tsx'
import { connectionsWords as words } from '../../lib/words/connections.ts'

function ShopRow({ shop, onOpen }: { shop: ShopItem; onOpen: () => void }) {
  const { name, kind, lastReceivedAt, refused, wrongSignatureAt } = shop
  return (
    <SettingsRow onOpen={onOpen}>
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
    </SettingsRow>
  )
}

export function ShopsScreen() {
  const query = useQuery(shopsQuery())
  const [openId, setOpenId] = useUrlState('shop')
  const close = () => setOpenId(null)
  const open = query.data?.items.find(({ id }) => id === openId)
  return (
    <SettingsList
      query={query}
      title={words('shops')}
      noun={words('shopsNoun')}
      refused={{ title: words('shopsOnlyAdministrators'), text: words('shopsAdministratorsMore') }}
      empty={{ title: words('noShops'), text: words('noShopsMore') }}
      add={
        <Button variant="primary" icon={<Plus />} needs="webhooks:write" onClick={() => setOpenId('new')}>
          {words('newShop')}
        </Button>
      }
      row={(shop) => <ShopRow key={shop.id} shop={shop} onOpen={() => setOpenId(shop.id)} />}
      panel={
        openId === 'new' ? (
          <ShopForm onClose={close} onConnected={setOpenId} />
        ) : (
          open && <ShopPanel key={open.id} shop={open} onClose={close} />
        )
      }
    />
  )
}
