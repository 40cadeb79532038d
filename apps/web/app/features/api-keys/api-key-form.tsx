// Creates an API key with name and scopes. The key is shown once.
import { API_KEY_SCOPES, apiKeyBody } from '@dropwise/contracts'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { Checkbox } from '../../ui/choice.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { EntityFormPanel } from '../../ui/form/entity-form-panel.tsx'
import { useSchemaForm } from '../../ui/form/use-schema-form.ts'
import { SecretPanel } from '../../ui/secret-panel.tsx'
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
  'addresses:read': 'look up addresses',
  'addresses:write': 'correct addresses',
  'optimize:run': 'solve optimisation problems',
  'webhooks:read': 'read webhooks and what they were sent',
  'webhooks:write': 'make and change webhooks',
  'persons:read': 'find a person, and a copy of their data',
  'persons:erase': 'erase a person',
}

/** The field keeps its text; the form gets the lines. */
function OriginsField({
  error,
  onChange,
}: {
  error: string | undefined
  onChange: (origins: string[]) => void
}) {
  const [text, setText] = useState('')
  return (
    <TextArea
      label="Pages that may call with it"
      rows={2}
      hint="One origin per line, such as https://shop.example. Leave empty for programs. Visitors of a page can read its key"
      error={error}
      value={text}
      onChange={({ target }) => {
        setText(target.value)
        onChange(target.value.split(/\s+/).filter((line) => line !== ''))
      }}
    />
  )
}

export function ApiKeyForm({ onClose }: { onClose: () => void }) {
  const createKey = useMakeApiKey()
  const fields = useSchemaForm({
    schema: apiKeyBody,
    defaultValues: { name: '', scopes: [], isTest: false, callsPerMinute: null, origins: [] },
    onSubmit: async (values) => {
      await createKey.mutateAsync(values)
    },
  })
  if (createKey.data)
    return (
      <SecretPanel
        title="Your new key"
        secret={createKey.data.key}
        hint="Send it as a Bearer token, never in an address."
        onClose={onClose}
      />
    )
  const { control, register } = fields.form
  return (
    <EntityFormPanel
      needs="admin"
      title="New API key"
      onClose={onClose}
      form={fields}
      submitLabel="Create key"
      failureTitle="The key could not be created"
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
                    isOn ? [...field.value, scope] : field.value.filter((each) => each !== scope),
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
      <TextField
        label="Calls per minute"
        hint="Leave empty for no limit of its own"
        inputMode="numeric"
        error={fields.errorOf('callsPerMinute')}
        {...register('callsPerMinute', {
          setValueAs: (text: string | number | null) => (text === '' || text === null ? null : Number(text)),
        })}
      />
      <Controller
        control={control}
        name="origins"
        render={({ field }) => <OriginsField error={fields.errorOf('origins')} onChange={field.onChange} />}
      />
      <Controller
        control={control}
        name="isTest"
        render={({ field }) => (
          <div className="border-t border-line pt-3.5">
            <Checkbox label="Test key" isChecked={field.value ?? false} onChange={field.onChange} />
            <p className="pt-1 pl-6 text-1 text-ink-3">
              Works in a sandbox with orders, vehicles and plans of its own: nothing is sent to anybody, and
              webhooks made with it hear test events only.
            </p>
          </div>
        )}
      />
    </EntityFormPanel>
  )
}
