// Form of a webhook: URL and events.
import { webhookBody, type WebhookEvent, type WebhookItem } from '@dropwise/contracts'
import { Controller } from 'react-hook-form'
import { Checkbox } from '../../ui/choice.tsx'
import { TextField } from '../../ui/field.tsx'
import { EntityFormPanel } from '../../ui/form/entity-form-panel.tsx'
import { useSchemaForm } from '../../ui/form/use-schema-form.ts'
import { addWebhook, changeWebhook, useWebhookCall } from './api.ts'
import { SigningSecret } from './signing-secret.tsx'
import { connectionsWords as words } from '../../lib/words/connections.ts'

const SCHEME = 'https://'
/** When a webhook is called, in the page's language. */
const EVENT_TEXTS = {
  'order.created': 'onOrderCreated',
  'order.changed': 'onOrderChanged',
  'order.cancelled': 'onOrderCancelled',
  'order.step': 'onOrderStep',
  'delivery.created': 'onDeliveryCreated',
  'delivery.picked_up': 'onPickedUp',
  'delivery.in_transit': 'onInTransit',
  'delivery.out_for_delivery': 'onOutForDelivery',
  'delivery.delivered': 'onDelivered',
  'delivery.failed': 'onFailed',
  'delivery.returned': 'onReturned',
  'delivery.cancelled': 'onCancelled',
  'vehicle.entered_zone': 'onEnteredZone',
  'vehicle.left_zone': 'onLeftZone',
  'vehicle.dwelt_zone': 'onDweltZone',
  'vehicle.fuelled': 'onFuelled',
  'vehicle.incident': 'onIncident',
  'plan.done': 'onPlanDone',
  'plan.failed': 'onPlanFailed',
  'plan.dispatched': 'onPlanDispatched',
  'route.dispatched': 'onRouteDispatched',
  'route.changed': 'onRouteChanged',
  'route.started': 'onRouteStarted',
  'route.finished': 'onRouteFinished',
  'route.cancelled': 'onRouteCancelled',
} as const satisfies Record<WebhookEvent, Parameters<typeof words>[0]>
const EVENTS = Object.keys(EVENT_TEXTS) as WebhookEvent[]

export function WebhookForm({ webhook, onClose }: { webhook: WebhookItem | undefined; onClose: () => void }) {
  const add = useWebhookCall(addWebhook)
  const change = useWebhookCall(changeWebhook)
  const fields = useSchemaForm({
    schema: webhookBody,
    defaultValues: {
      url: webhook?.url ?? '',
      events: (webhook?.events ?? []) as WebhookEvent[],
      description: webhook?.description ?? '',
    },
    onSubmit: async (values) => {
      if (!webhook) return void (await add.mutateAsync(values))
      await change.mutateAsync({ id: webhook.id, ...values })
      onClose()
    },
  })
  if (add.data) return <SigningSecret secret={add.data.secret} onClose={onClose} />
  const { control, register } = fields.form
  return (
    <EntityFormPanel
      needs="webhooks:write"
      title={webhook ? words('changeWebhook') : words('newWebhook')}
      onClose={onClose}
      form={fields}
      submitLabel={webhook ? words('save') : words('addWebhook')}
      failureTitle={words('webhookNotSaved')}
    >
      <TextField
        label={words('address')}
        type="url"
        placeholder={SCHEME}
        hint={words('addressHint')}
        error={fields.errorOf('url')}
        {...register('url')}
      />
      <TextField
        label={words('purpose')}
        maxLength={200}
        error={fields.errorOf('description')}
        {...register('description')}
      />
      <Controller
        control={control}
        name="events"
        render={({ field }) => (
          <fieldset className="flex flex-col gap-2">
            <legend className="pb-2 text-1 font-mid">{words('callWhen')}</legend>
            {EVENTS.map((event) => (
              <Checkbox
                key={event}
                label={
                  <>
                    {words(EVENT_TEXTS[event])}{' '}
                    <span className="text-ink-3" dir="ltr">
                      {event}
                    </span>
                  </>
                }
                isChecked={field.value.includes(event)}
                onChange={(isOn) =>
                  field.onChange(
                    isOn ? [...field.value, event] : field.value.filter((each) => each !== event),
                  )
                }
              />
            ))}
            {fields.errorOf('events') && (
              <p role="alert" className="text-1 text-bad-ink">
                {fields.errorOf('events')}
              </p>
            )}
          </fieldset>
        )}
      />
    </EntityFormPanel>
  )
}
