// The company's webhooks: URL, events, results.
import type { WebhookItem } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useSetUrlParams, useUrlState } from '../../lib/url-state.ts'
import { Button } from '../../ui/button.tsx'
import { SettingsList, SettingsRow } from '../../ui/list/settings-list.tsx'
import { Tag } from '../../ui/tag.tsx'
import { webhooksQuery } from './api.ts'
import { WebhookForm } from './webhook-form.tsx'
import { WebhookPanel } from './webhook-panel.tsx'
import { listText } from '../../lib/format.ts'
import { connectionsWords as words } from '../../lib/words/connections.ts'

function WebhookRow({ webhook, onOpen }: { webhook: WebhookItem; onOpen: () => void }) {
  const { url, description, events, isActive, delivered, failed, waiting } = webhook
  return (
    <SettingsRow onOpen={onOpen}>
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
    </SettingsRow>
  )
}

export function WebhooksScreen() {
  const query = useQuery(webhooksQuery())
  const [openId, setOpenId] = useUrlState('webhook')
  const [panel] = useUrlState('panel')
  const setParams = useSetUrlParams()
  const item = query.data?.items.find(({ id }) => id === openId)
  const close = () => setParams({ webhook: null, panel: null })
  return (
    <SettingsList
      query={query}
      title={words('webhooks')}
      noun={words('webhooksNoun')}
      refused={{ title: words('webhooksOnlyAdministrators'), text: words('webhooksAdministratorsMore') }}
      empty={{ title: words('noWebhooks'), text: words('noWebhooksMore') }}
      add={
        <Button
          variant="primary"
          icon={<Plus />}
          needs="webhooks:write"
          onClick={() => setParams({ webhook: 'new', panel: null })}
        >
          {words('newWebhook')}
        </Button>
      }
      row={(webhook) => (
        <WebhookRow key={webhook.id} webhook={webhook} onOpen={() => setOpenId(webhook.id)} />
      )}
      panel={
        openId === 'new' || (item && panel === 'edit') ? (
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
        )
      }
    />
  )
}
