// Creates an API key with name and scopes. The key is shown once.
import { API_KEY_SCOPES, apiKeyBody, type ApiKeyScope } from '@dropwise/contracts'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { Checkbox } from '../../ui/choice.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { EntityFormPanel } from '../../ui/form/entity-form-panel.tsx'
import { useSchemaForm } from '../../ui/form/use-schema-form.ts'
import { SecretPanel } from '../../ui/secret-panel.tsx'
import { useMakeApiKey } from './api.ts'
import { rightText } from '../../lib/role-words.ts'
import { apiKeysWords as words } from '../../lib/words/api-keys.ts'

const scopeText = (scope: ApiKeyScope): string => {
  if (scope === 'positions:write') return words('sendPositions')
  return scope === 'people:provision' ? words('keepTeam') : rightText(scope)
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
      label={words('origins')}
      rows={2}
      hint={words('originsHint')}
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
        title={words('yourNewKey')}
        secret={createKey.data.key}
        hint={words('bearerHint')}
        onClose={onClose}
      />
    )
  const { control, register } = fields.form
  return (
    <EntityFormPanel
      needs="admin"
      title={words('newApiKey')}
      onClose={onClose}
      form={fields}
      submitLabel={words('createKey')}
      failureTitle={words('notCreated')}
    >
      <TextField
        label={words('name')}
        hint={words('nameHint')}
        maxLength={100}
        error={fields.errorOf('name')}
        {...register('name')}
      />
      <Controller
        control={control}
        name="scopes"
        render={({ field }) => (
          <fieldset className="flex flex-col gap-2">
            <legend className="pb-2 text-1 font-mid">{words('itMay')}</legend>
            {API_KEY_SCOPES.map((scope) => (
              <Checkbox
                key={scope}
                label={scopeText(scope)}
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
        label={words('callsPerMinute')}
        hint={words('callsPerMinuteHint')}
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
            <Checkbox label={words('testKey')} isChecked={field.value ?? false} onChange={field.onChange} />
            <p className="pt-1 ps-6 text-1 text-ink-3">{words('testKeyMore')}</p>
          </div>
        )}
      />
    </EntityFormPanel>
  )
}
