// The company's API keys: name, scopes, last use.
import type { ApiKeyItem } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { ApiError, describeError } from '../../lib/api.ts'
import { count, dateText, listText } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { SettingsColumn } from '../../ui/list/settings-list.tsx'
import { SectionSkeleton } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { Tag } from '../../ui/tag.tsx'
import { notify } from '../../ui/toasts.tsx'
import { ApiKeyForm } from './api-key-form.tsx'
import { apiKeysQuery, useRevokeApiKey } from './api.ts'
import { apiKeysWords as words } from '../../lib/words/api-keys.ts'

const when = (iso: string) =>
  dateText(new Date(iso), {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  })

/** Beginning of the key, its rights, and its limits. */
function factsOf({ prefix, scopes, callsPerMinute, origins }: ApiKeyItem): string[] {
  return [
    `${prefix}…`,
    ...(scopes.length === 0 ? [words('everything')] : scopes),
    ...(callsPerMinute === null ? [] : [words('atMost', { calls: count(callsPerMinute) })]),
    ...(origins.length === 0 ? [] : [words('fromPages', { origins: listText(origins) })]),
  ]
}

function KeyRow({ apiKey, onRevoke }: { apiKey: ApiKeyItem; onRevoke: () => void }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-2.5">
      <div className="min-w-[14rem] flex-1">
        <p className="flex items-center gap-2 text-3 font-mid">
          {apiKey.name}
          {apiKey.isTest && <Tag tone="outline">{words('test')}</Tag>}
        </p>
        <p className="text-2 text-ink-2">{listText(factsOf(apiKey))}</p>
        <p className="text-1 text-ink-3">
          {listText([
            apiKey.lastUsedAt ? words('lastUsed', { time: when(apiKey.lastUsedAt) }) : words('neverUsed'),
            apiKey.createdBy
              ? words('madeBy', { time: when(apiKey.createdAt), name: apiKey.createdBy })
              : words('madeAt', { time: when(apiKey.createdAt) }),
          ])}
        </p>
      </div>
      <Button needs="admin" onClick={onRevoke}>
        {words('revoke')}
      </Button>
    </li>
  )
}

export function ApiKeysScreen() {
  const keys = useQuery(apiKeysQuery())
  const revoke = useRevokeApiKey()
  const [isMaking, setMaking] = useState(false)
  const [ending, setEnding] = useState<ApiKeyItem | null>(null)
  if (keys.error) {
    const isRefused = keys.error instanceof ApiError && keys.error.status === 403
    return isRefused ? (
      <EmptyState title={words('onlyAdministrators')}>{words('onlyAdministratorsMore')}</EmptyState>
    ) : (
      <ErrorState
        title={words('notLoaded')}
        {...describeError(keys.error)}
        onRetry={() => void keys.refetch()}
      />
    )
  }
  if (!keys.data) return <SectionSkeleton label={words('loadingKeys')} />
  const end = ({ id, name }: ApiKeyItem) =>
    revoke.mutate(id, {
      onSuccess: () => notify({ title: words('noLongerWorks', { name }) }),
      onError: (error) =>
        notify({ title: words('nothingChanged'), detail: describeError(error).message, tone: 'bad' }),
    })
  const add = (
    <Button variant="primary" icon={<KeyRound />} needs="admin" onClick={() => setMaking(true)}>
      {words('newKey')}
    </Button>
  )
  return (
    <SettingsColumn
      title={words('apiKeys')}
      aside={keys.data.items.length > 0 && add}
      panel={
        <>
          {isMaking && <ApiKeyForm onClose={() => setMaking(false)} />}
          <Confirm
            isOpen={ending !== null}
            onClose={() => setEnding(null)}
            title={words('revokeQuestion', { name: ending?.name ?? '' })}
            description={words('revokeEffect')}
            confirmLabel={words('revoke')}
            onConfirm={() => {
              if (ending) end(ending)
              setEnding(null)
            }}
          />
        </>
      }
    >
      {keys.data.items.length === 0 ? (
        <EmptyState title={words('noKeys')} className="mx-0" action={add}>
          {words('noKeysMore')}
        </EmptyState>
      ) : (
        <ul className="pt-3" aria-label={words('apiKeys')}>
          {keys.data.items.map((apiKey) => (
            <KeyRow key={apiKey.id} apiKey={apiKey} onRevoke={() => setEnding(apiKey)} />
          ))}
        </ul>
      )}
    </SettingsColumn>
  )
}
