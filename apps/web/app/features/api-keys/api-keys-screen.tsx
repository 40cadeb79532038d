// The company's API keys: name, scopes, last use.
import type { ApiKeyItem } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { ApiError, describeError } from '../../lib/api.ts'
import { count, dateText } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { SectionSkeleton } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { Tag } from '../../ui/tag.tsx'
import { notify } from '../../ui/toasts.tsx'
import { ApiKeyForm } from './api-key-form.tsx'
import { apiKeysQuery, useRevokeApiKey } from './api.ts'

const when = (iso: string) =>
  dateText(new Date(iso), {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  })

function KeyRow({ apiKey, onRevoke }: { apiKey: ApiKeyItem; onRevoke: () => void }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-2.5">
      <div className="min-w-[14rem] flex-1">
        <p className="flex items-center gap-2 text-3 font-mid">
          {apiKey.name}
          {apiKey.isTest && <Tag tone="outline">Test</Tag>}
        </p>
        <p className="text-2 text-ink-2">
          {apiKey.prefix}…,{' '}
          {apiKey.scopes.length === 0 ? 'everything its creator may' : apiKey.scopes.join(', ')}
          {apiKey.callsPerMinute !== null && `, at most ${count(apiKey.callsPerMinute)} calls per minute`}
          {apiKey.origins.length > 0 && `, from pages of ${apiKey.origins.join(', ')}`}
        </p>
        <p className="text-1 text-ink-3">
          {apiKey.lastUsedAt ? `Last used ${when(apiKey.lastUsedAt)}` : 'Never used'}, made{' '}
          {when(apiKey.createdAt)}
          {apiKey.createdBy && ` by ${apiKey.createdBy}`}
        </p>
      </div>
      <Button needs="admin" onClick={onRevoke}>
        Revoke
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
      <EmptyState title="API keys are for administrators">
        An administrator of your company makes and revokes them here.
      </EmptyState>
    ) : (
      <ErrorState
        title="The keys could not be loaded"
        {...describeError(keys.error)}
        onRetry={() => void keys.refetch()}
      />
    )
  }
  if (!keys.data) return <SectionSkeleton label="Loading the keys" />
  const end = ({ id, name }: ApiKeyItem) =>
    revoke.mutate(id, {
      onSuccess: () => notify({ title: `${name} no longer works` }),
      onError: (error) =>
        notify({ title: 'Nothing changed', detail: describeError(error).message, tone: 'bad' }),
    })
  const add = (
    <Button variant="primary" icon={<KeyRound />} needs="admin" onClick={() => setMaking(true)}>
      New key
    </Button>
  )
  return (
    <div className="flex min-h-0 flex-1">
      <div className="min-w-0 flex-1 overflow-y-auto px-4 py-5 md:px-7">
        <div className="max-w-[760px]">
          <div className="flex items-center justify-between gap-4">
            <h2 className="text-4">API keys</h2>
            {keys.data.items.length > 0 && add}
          </div>
          {keys.data.items.length === 0 ? (
            <EmptyState title="No keys yet" className="mx-0" action={add}>
              A key lets your own software import orders, read plans or send positions, and nothing that you
              did not tick.
            </EmptyState>
          ) : (
            <ul className="pt-3" aria-label="API keys">
              {keys.data.items.map((apiKey) => (
                <KeyRow key={apiKey.id} apiKey={apiKey} onRevoke={() => setEnding(apiKey)} />
              ))}
            </ul>
          )}
        </div>
      </div>
      {isMaking && <ApiKeyForm onClose={() => setMaking(false)} />}
      <Confirm
        isOpen={ending !== null}
        onClose={() => setEnding(null)}
        title={`Revoke ${ending?.name ?? ''}?`}
        description="Programs that use this key are refused at once. This cannot be undone."
        confirmLabel="Revoke"
        onConfirm={() => {
          if (ending) end(ending)
          setEnding(null)
        }}
      />
    </div>
  )
}
