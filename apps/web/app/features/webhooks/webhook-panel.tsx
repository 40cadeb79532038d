// One webhook: events, actions, log of calls.
import type { WebhookItem } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { describeError } from '../../lib/api.ts'
import { listText, momentOf } from '../../lib/format.ts'
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
import { connectionsWords as words } from '../../lib/words/connections.ts'

interface WebhookPanelProps {
  webhook: WebhookItem
  onEdit: () => void
  onClose: () => void
}

const notifyFailure = (error: unknown) => {
  const { message, hint } = describeError(error)
  notify({ title: words('nothingChanged'), detail: hint ? `${message} ${hint}` : message, tone: 'bad' })
}

export function WebhookPanel({ webhook, onEdit, onClose }: WebhookPanelProps) {
  const calls = useQuery(deliveriesQuery(webhook.id))
  const change = useWebhookCall(changeWebhook)
  const test = useWebhookCall(testWebhook)
  const replace = useWebhookCall(replaceSecret)
  const remove = useWebhookCall(removeWebhook)
  const [question, setQuestion] = useState<'replace' | 'remove' | null>(null)
  if (replace.data) return <SigningSecret secret={replace.data.secret} onClose={replace.reset} />
  const sendTest = () =>
    test.mutate(webhook.id, {
      onError: notifyFailure,
      onSuccess: ({ state, status, error }) =>
        state === 'delivered'
          ? notify({ title: words('itAnswered', { status: status ?? 0 }) })
          : notify({
              title: words('testFailed'),
              detail: error ?? words('itAnswered', { status: status ?? 0 }),
              tone: 'bad',
            }),
    })
  const confirmQuestion = () => {
    if (question === 'replace') replace.mutate(webhook.id, { onError: notifyFailure })
    if (question === 'remove') remove.mutate(webhook.id, { onError: notifyFailure, onSuccess: onClose })
    setQuestion(null)
  }
  return (
    <SidePanel title={new URL(webhook.url).host} width="wide" onClose={onClose}>
      <div className="grid gap-4 px-5 py-4">
        <KeyValues
          rows={[
            [words('address'), webhook.url],
            [words('forPurpose'), webhook.description],
            [words('calledWhen'), listText(webhook.events)],
            [
              words('restsBecause'),
              webhook.isActive ? null : (webhook.pausedReason ?? words('pausedByHand')),
            ],
            [
              words('oldSecret'),
              webhook.previousSecretUntil &&
                words('signsUntil', { time: momentOf(webhook.previousSecretUntil) }),
            ],
          ]}
        />
        <div className="flex flex-wrap gap-2">
          <Button
            variant="primary"
            needs="webhooks:write"
            disabled={test.isPending || !webhook.isActive}
            onClick={sendTest}
          >
            {test.isPending ? words('calling') : words('test')}
          </Button>
          <Button needs="webhooks:write" onClick={onEdit}>
            {words('change')}
          </Button>
          <Button
            onClick={() =>
              change.mutate({ id: webhook.id, isActive: !webhook.isActive }, { onError: notifyFailure })
            }
          >
            {webhook.isActive ? words('pause') : words('resume')}
          </Button>
          <Button needs="webhooks:write" onClick={() => setQuestion('replace')}>
            {words('replaceSecret')}
          </Button>
          <Button
            variant="danger"
            className="ms-auto"
            needs="webhooks:write"
            onClick={() => setQuestion('remove')}
          >
            {words('remove')}
          </Button>
        </div>
        <Loaded query={calls} what={words('callsNoun')} rows={6}>
          {({ items }) => <CallList webhookId={webhook.id} calls={items} />}
        </Loaded>
      </div>
      <Confirm
        isOpen={question !== null}
        onClose={() => setQuestion(null)}
        title={question === 'remove' ? words('removeQuestion') : words('replaceQuestion')}
        description={question === 'remove' ? words('removeEffect') : words('replaceEffect')}
        confirmLabel={question === 'remove' ? words('remove') : words('replace')}
        isDangerous={question === 'remove'}
        onConfirm={confirmQuestion}
      />
    </SidePanel>
  )
}
