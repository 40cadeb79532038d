// Log of a webhook: calls, responses, retries; each can be resent.
import type { WebhookDelivery } from '@dropwise/contracts'
import { RotateCw } from 'lucide-react'
import { describeError } from '../../lib/api.ts'
import { momentOf } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { Tag, type TagTone } from '../../ui/tag.tsx'
import { notify } from '../../ui/toasts.tsx'
import { replayDelivery, useWebhookCall } from './api.ts'

const TONES: Record<WebhookDelivery['state'], TagTone> = { waiting: 'out', delivered: 'ok', failed: 'bad' }

function outcomeOf({ state, status, error, attempts, nextAt, milliseconds }: WebhookDelivery): string {
  const result = error ?? (status === null ? '' : `answered ${status} in ${milliseconds} ms`)
  const tries = attempts > 1 ? `${attempts} tries` : ''
  const next = state === 'waiting' && nextAt && attempts > 0 ? `next at ${momentOf(nextAt)}` : ''
  return [result, tries, next].filter((part) => part !== '').join(', ')
}

export function CallList({ webhookId, calls }: { webhookId: string; calls: readonly WebhookDelivery[] }) {
  const replay = useWebhookCall(replayDelivery)
  if (calls.length === 0)
    return (
      <EmptyState title="Not called yet" className="mx-0">
        Each call is listed here with its answer for 30 days.
      </EmptyState>
    )
  const again = (deliveryId: string) =>
    replay.mutate(
      { id: webhookId, deliveryId },
      {
        onSuccess: () => notify({ title: 'Sending it again' }),
        onError: (error) =>
          notify({ title: 'Nothing sent', detail: describeError(error).message, tone: 'bad' }),
      },
    )
  return (
    <ul aria-label="Calls">
      {calls.map((call) => (
        <li key={call.id} className="border-b border-line py-2">
          <div className="flex items-start gap-3">
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-2 text-2 font-mid">
                {call.event} <Tag tone={TONES[call.state]}>{call.state}</Tag>
              </p>
              <p className="text-1 break-words text-ink-2">
                {momentOf(call.createdAt)}
                {outcomeOf(call) && `, ${outcomeOf(call)}`}
              </p>
            </div>
            <Button
              size="s"
              icon={<RotateCw />}
              aria-label={`Send ${call.event} again`}
              disabled={replay.isPending || call.state === 'waiting'}
              needs="webhooks:write"
              onClick={() => again(call.id)}
            >
              Send again
            </Button>
          </div>
          <details className="text-1">
            <summary className="cursor-pointer text-link">What was sent</summary>
            <pre className="mt-1 overflow-x-auto rounded border border-line bg-sunk p-2">
              {JSON.stringify(call.payload, null, 2)}
            </pre>
          </details>
        </li>
      ))}
    </ul>
  )
}
