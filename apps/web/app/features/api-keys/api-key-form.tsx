// Making an API key: what it is called, what it may do. The key itself is shown once, after it is made.
import { API_KEY_SCOPES, apiKeyBody } from '@dropwise/contracts'
import { Copy } from 'lucide-react'
import { Controller } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { TextField } from '../../ui/field.tsx'
import { EntityFormPanel } from '../../ui/form/entity-form-panel.tsx'
import { useSchemaForm } from '../../ui/form/use-schema-form.ts'
import { SidePanel } from '../../ui/side-panel.tsx'
import { notify } from '../../ui/toasts.tsx'
import { useMakeApiKey } from './api.ts'

const SCOPE_MEANING: Record<(typeof API_KEY_SCOPES)[number], string> = {
  'orders:read': 'read orders',
  'orders:write': 'import, change and cancel orders',
  'fleet:read': 'read vehicles, depots and drivers',
  'fleet:write': 'change vehicles, depots and drivers',
  'plans:read': 'read plans',
  'plans:write': 'make and change plans',
  'plans:dispatch': 'dispatch plans to drivers',
  'live:read': 'read the live day',
  'positions:write': 'send positions of vehicles',
  'addresses:read': 'look addresses up',
  'addresses:write': 'correct addresses',
  'optimize:run': 'solve problems of its own',
}

export function ApiKeyForm({ onClose }: { onClose: () => void }) {
  const make = useMakeApiKey()
  const fields = useSchemaForm({
    schema: apiKeyBody,
    defaultValues: { name: '', scopes: [], test: false },
    onSubmit: async (values) => {
      await make.mutateAsync(values)
    },
  })
  if (make.data) return <MadeKey apiKey={make.data.key} onClose={onClose} />
  const { control, register } = fields.form
  return (
    <EntityFormPanel
      title="New API key"
      onClose={onClose}
      form={fields}
      submitLabel="Make key"
      failureTitle="The key could not be made"
    >
      <TextField
        label="Name"
        hint="The system that will use it"
        maxLength={100}
        error={fields.errorOf('name')}
        {...register('name')}
      />
      <Controller
        control={control}
        name="scopes"
        render={({ field }) => (
          <fieldset className="flex flex-col gap-2">
            <legend className="pb-2 text-1 font-mid">It may</legend>
            {API_KEY_SCOPES.map((scope) => (
              <Checkbox
                key={scope}
                label={SCOPE_MEANING[scope]}
                isChecked={field.value.includes(scope)}
                onChange={(isOn) =>
                  field.onChange(
                    isOn ? [...field.value, scope] : field.value.filter((held) => held !== scope),
                  )
                }
              />
            ))}
            {fields.errorOf('scopes') && (
              <p role="alert" className="text-1 text-bad-ink">
                {fields.errorOf('scopes')}
              </p>
            )}
          </fieldset>
        )}
      />
      <Controller
        control={control}
        name="test"
        render={({ field }) => (
          <div className="border-t border-line pt-3.5">
            <Checkbox label="Test key" isChecked={field.value ?? false} onChange={field.onChange} />
            <p className="pt-1 pl-6 text-1 text-ink-3">
              Requests are checked and answered like real ones, and change nothing.
            </p>
          </div>
        )}
      />
    </EntityFormPanel>
  )
}

function MadeKey({ apiKey, onClose }: { apiKey: string; onClose: () => void }) {
  return (
    <SidePanel
      title="Your new key"
      onClose={onClose}
      foot={
        <div className="flex justify-end">
          <Button variant="primary" onClick={onClose}>
            I have copied it
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-3 px-5 py-4">
        <p className="text-2 text-ink-2">
          Copy it now: it is shown once. Send it as a Bearer token, never in an address.
        </p>
        <code className="rounded border border-line-2 bg-sunk px-2.5 py-2 font-sans text-2 break-all select-all">
          {apiKey}
        </code>
        <Button
          icon={<Copy />}
          onClick={() => void navigator.clipboard.writeText(apiKey).then(() => notify({ title: 'Copied' }))}
        >
          Copy
        </Button>
      </div>
    </SidePanel>
  )
}
