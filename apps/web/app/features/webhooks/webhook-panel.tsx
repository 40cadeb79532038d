// One webhook: events, actions, log of calls.
import type { WebhookItem } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { describeError } from '../../lib/api.ts'
import { momentOf } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { KeyValues } from '../../ui/key-values.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { notify } from '../../ui/toasts.tsx'
import {
  changeWebhook,
  deliveriesQuery,
  removeWebhook,
  replaceSecret,
  testWebhook,
  useWebhookCall,
} from './api.ts'
import { CallList } from './call-list.tsx'
import { SigningSecret } from './signing-secret.tsx'

interface WebhookPanelProps {
  webhook: WebhookItem
  onEdit: () => void
  onClose: () => void
}

const failed = (error: unknown) => {
  const { message, hint } = describeError(error)
  notify({ title: 'Nothing changed', detail: hint ? `${message} ${hint}` : message, tone: 'bad' })
}

export function WebhookPanel({ webhook, onEdit, onClose }: WebhookPanelProps) {
  const calls = useQuery(deliveriesQuery(webhook.id))
  const change = useWebhookCall(changeWebhook)
  const test = useWebhookCall(testWebhook)
  const replace = useWebhookCall(replaceSecret)
  const remove = useWebhookCall(removeWebhook)
  const [question, setQuestion] = useState<'replace' | 'remove' | null>(null)
  if (replace.data) return <SigningSecret secret={replace.data.secret} onClose={replace.reset} />
  const tryIt = () =>
    test.mutate(webhook.id, {
      onError: failed,
      onSuccess: ({ state, status, error }) =>
        state === 'delivered'
          ? notify({ title: `It answered ${status}` })
          : notify({
              title: 'The test did not arrive',
              detail: error ?? `It answered ${status}.`,
              tone: 'bad',
            }),
    })
  const sure = () => {
    if (question === 'replace') replace.mutate(webhook.id, { onError: failed })
    if (question === 'remove') remove.mutate(webhook.id, { onError: failed, onSuccess: onClose })
    setQuestion(null)
  }
  return (
    <SidePanel title={new URL(webhook.url).host} width="wide" onClose={onClose}>
      <div className="grid gap-4 px-5 py-4">
        <KeyValues
          rows={[
            ['Address', webhook.url],
            ['For', webhook.description],
            ['Called when', webhook.events.join(', ')],
            ['Rests', webhook.isActive ? null : (webhook.pausedReason ?? 'paused by hand')],
            [
              'Old secret',
              webhook.previousSecretUntil && `also signs until ${momentOf(webhook.previousSecretUntil)}`,
            ],
          ]}
        />
        <div className="flex flex-wrap gap-2">
          <Button
            variant="primary"
            needs="webhooks:write"
            disabled={test.isPending || !webhook.isActive}
            onClick={tryIt}
          >
            {test.isPending ? 'Calling' : 'Test'}
          </Button>
          <Button needs="webhooks:write" onClick={onEdit}>
            Change
          </Button>
          <Button
            onClick={() =>
              change.mutate({ id: webhook.id, isActive: !webhook.isActive }, { onError: failed })
            }
          >
            {webhook.isActive ? 'Pause' : 'Resume'}
          </Button>
          <Button needs="webhooks:write" onClick={() => setQuestion('replace')}>
            Replace secret
          </Button>
          <Button
            variant="danger"
            className="ml-auto"
            needs="webhooks:write"
            onClick={() => setQuestion('remove')}
          >
            Remove
          </Button>
        </div>
        <Loaded query={calls} what="calls" rows={6}>
          {({ items }) => <CallList webhookId={webhook.id} calls={items} />}
        </Loaded>
      </div>
      <Confirm
        isOpen={question !== null}
        onClose={() => setQuestion(null)}
        title={question === 'remove' ? 'Remove this webhook?' : 'Replace the secret?'}
        description={
          question === 'remove'
            ? 'It will no longer be called, and its log is deleted.'
            : 'You will be shown a new one. For 24 hours calls carry both signatures, so you can switch over.'
        }
        confirmLabel={question === 'remove' ? 'Remove' : 'Replace'}
        isDangerous={question === 'remove'}
        onConfirm={sure}
      />
    </SidePanel>
  )
}
