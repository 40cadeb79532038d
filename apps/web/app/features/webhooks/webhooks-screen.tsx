// The company's webhooks: URL, events, results.
import type { WebhookItem } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { ApiError } from '../../lib/api.ts'
import { useSetUrlParams, useUrlState } from '../../lib/url-state.ts'
import { Button } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { Tag } from '../../ui/tag.tsx'
import { webhooksQuery } from './api.ts'
import { WebhookForm } from './webhook-form.tsx'
import { WebhookPanel } from './webhook-panel.tsx'
import { listText } from '../../lib/format.ts'
import { connectionsWords as words } from '../../lib/words/connections.ts'

function WebhookRow({ webhook, onOpen }: { webhook: WebhookItem; onOpen: () => void }) {
  const { url, description, events, isActive, delivered, failed, waiting } = webhook
  return (
    <li className="border-b border-line">
      <button
        type="button"
        onClick={onOpen}
        className="flex w-full flex-wrap items-center gap-x-4 gap-y-1 py-2.5 text-left hover:bg-hover"
      >
        <span className="min-w-[14rem] flex-1">
          <span className="flex flex-wrap items-center gap-2 text-3 font-mid break-all">
            {description || url} {!isActive && <Tag tone="signal">{words('rests')}</Tag>}
          </span>
          <span className="block text-2 break-all text-ink-2">
            {description && `${url}, `}
            {events.length === 1 ? events[0] : words('eventCount', { count: events.length })}
          </span>
        </span>
        <span className="text-2 text-ink-2 tabular-nums">
          {listText([
            words('deliveredIn7', { count: delivered }),
            ...(waiting > 0 ? [words('waitingCount', { count: waiting })] : []),
          ])}
        </span>
        {failed > 0 && <Tag tone="bad">{words('failedCount', { count: failed })}</Tag>}
      </button>
    </li>
  )
}

export function WebhooksScreen() {
  const query = useQuery(webhooksQuery())
  const [openId, setOpenId] = useUrlState('webhook')
  const [panel] = useUrlState('panel')
  const setParams = useSetUrlParams()
  if (query.error instanceof ApiError && query.error.status === 403)
    return (
      <EmptyState title={words('webhooksOnlyAdministrators')}>
        {words('webhooksAdministratorsMore')}
      </EmptyState>
    )
  const item = query.data?.items.find(({ id }) => id === openId)
  const close = () => setParams({ webhook: null, panel: null })
  const add = (
    <Button
      variant="primary"
      icon={<Plus />}
      needs="webhooks:write"
      onClick={() => setParams({ webhook: 'new', panel: null })}
    >
      {words('newWebhook')}
    </Button>
  )
  return (
    <div className="flex min-h-0 flex-1">
      <div className="min-w-0 flex-1 overflow-y-auto px-4 py-5 md:px-7">
        <div className="max-w-[760px]">
          <div className="flex items-center justify-between gap-4">
            <h2 className="text-4">{words('webhooks')}</h2>
            {query.data && query.data.items.length > 0 && add}
          </div>
          <Loaded query={query} what={words('webhooksNoun')}>
            {({ items }) =>
              items.length === 0 ? (
                <EmptyState title={words('noWebhooks')} className="mx-0" action={add}>
                  {words('noWebhooksMore')}
                </EmptyState>
              ) : (
                <ul className="pt-3" aria-label={words('webhooks')}>
                  {items.map((webhook) => (
                    <WebhookRow key={webhook.id} webhook={webhook} onOpen={() => setOpenId(webhook.id)} />
                  ))}
                </ul>
              )
            }
          </Loaded>
        </div>
      </div>
      {openId === 'new' || (item && panel === 'edit') ? (
        <WebhookForm
          key={openId}
          webhook={item}
          onClose={() => (item ? setParams({ panel: null }) : close())}
        />
      ) : (
        item && (
          <WebhookPanel
            key={item.id}
            webhook={item}
            onEdit={() => setParams({ panel: 'edit' })}
            onClose={close}
          />
        )
      )}
    </div>
  )
}
