// Log of a webhook: calls, responses, retries; each can be resent.
import type { WebhookDelivery } from '@dropwise/contracts'
import { RotateCw } from 'lucide-react'
import { describeError } from '../../lib/api.ts'
import { listText, momentOf } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { Tag, type TagTone } from '../../ui/tag.tsx'
import { notify } from '../../ui/toasts.tsx'
import { replayDelivery, useWebhookCall } from './api.ts'
import { connectionsWords as words } from '../../lib/words/connections.ts'

const TONES: Record<WebhookDelivery['state'], TagTone> = { waiting: 'out', delivered: 'ok', failed: 'bad' }

const STATES = {
  waiting: 'stateWaiting',
  delivered: 'stateDelivered',
  failed: 'stateFailed',
} as const satisfies Record<WebhookDelivery['state'], string>

function outcomeOf({ state, status, error, attempts, nextAt, milliseconds }: WebhookDelivery): string {
  const result = error ?? (status === null ? '' : words('answeredIn', { status, ms: milliseconds ?? 0 }))
  const tries = attempts > 1 ? words('tries', { count: attempts }) : ''
  const next =
    state === 'waiting' && nextAt && attempts > 0 ? words('nextAt', { time: momentOf(nextAt) }) : ''
  return listText([result, tries, next].filter((part) => part !== ''))
}

export function CallList({ webhookId, calls }: { webhookId: string; calls: readonly WebhookDelivery[] }) {
  const replay = useWebhookCall(replayDelivery)
  if (calls.length === 0)
    return (
      <EmptyState title={words('notCalled')} className="mx-0">
        {words('notCalledMore')}
      </EmptyState>
    )
  const replayCall = (deliveryId: string) =>
    replay.mutate(
      { id: webhookId, deliveryId },
      {
        onSuccess: () => notify({ title: words('sendingAgain') }),
        onError: (error) =>
          notify({ title: words('nothingSent'), detail: describeError(error).message, tone: 'bad' }),
      },
    )
  return (
    <ul aria-label={words('calls')}>
      {calls.map((call) => (
        <li key={call.id} className="border-b border-line py-2">
          <div className="flex items-start gap-3">
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-2 text-2 font-mid">
                {call.event} <Tag tone={TONES[call.state]}>{words(STATES[call.state])}</Tag>
              </p>
              <p className="text-1 break-words text-ink-2">
                {listText([momentOf(call.createdAt), outcomeOf(call)].filter((part) => part !== ''))}
              </p>
            </div>
            <Button
              size="s"
              icon={<RotateCw />}
              aria-label={words('sendAgainWhat', { event: call.event })}
              disabled={replay.isPending || call.state === 'waiting'}
              needs="webhooks:write"
              onClick={() => replayCall(call.id)}
            >
              {words('sendAgain')}
            </Button>
          </div>
          <details className="text-1">
            <summary className="cursor-pointer text-link">{words('whatWasSent')}</summary>
            <pre dir="ltr" className="mt-1 overflow-x-auto rounded border border-line bg-sunk p-2">
              {JSON.stringify(call.payload, null, 2)}
            </pre>
          </details>
        </li>
      ))}
    </ul>
  )
}
