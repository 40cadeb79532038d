// `/tenant/settings/order-fields`: the company's own fields of orders.
import { customFieldsBody, type CustomField, type CustomFields } from '@dropwise/contracts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { describeError } from '../../../lib/api.ts'
import { customFieldsQuery, saveCustomFields } from '../../../lib/data/custom-fields.ts'
import { useWords } from '../../../lib/words.ts'
import { customFieldWords as words } from '../../../lib/words/custom-fields.ts'
import { Button } from '../../../ui/button.tsx'
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { SettingsPage } from '../../../ui/settings-page.tsx'
import { PageSpinner } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { FieldRow } from './field-row.tsx'

export function CustomFieldsScreen() {
  const fields = useQuery(customFieldsQuery())
  if (!useWords(words)) return <PageSpinner />
  return (
    <SettingsPage title={words('title')} intro={words('intro')}>
      <Loaded query={fields} what={words('what')} rows={4}>
        {(stored) => <FieldsForm stored={stored} />}
      </Loaded>
    </SettingsPage>
  )
}

const FRESH: CustomField = { name: '', type: 'text', isRequired: false, choices: [], shownTo: ['driver'] }

function FieldsForm({ stored }: { stored: CustomFields }) {
  const queries = useQueryClient()
  // Rows have no id of their own, and names are typed: keys keep each input with its row.
  const [keys, setKeys] = useState(() => stored.fields.map(() => crypto.randomUUID() as string))
  const save = useMutation({
    mutationFn: saveCustomFields,
    onSuccess: (answer) => {
      queries.setQueryData(customFieldsQuery().queryKey, answer)
      notify({ title: words('saved') })
    },
  })
  const { form, submit, isSubmitting, failure, errorOf } = useSchemaForm({
    schema: customFieldsBody,
    defaultValues: stored,
    onSubmit: async (body) => void (await save.mutateAsync(body)),
  })
  const rows = form.watch('fields') as CustomField[]
  const change = (fields: CustomField[]) => form.setValue('fields', fields)
  const remove = (index: number) => {
    change(rows.filter((_, i) => i !== index))
    setKeys((before) => before.filter((_, i) => i !== index))
  }
  const add = () => {
    change([...rows, FRESH])
    setKeys((before) => [...before, crypto.randomUUID()])
  }
  return (
    <form
      noValidate
      aria-label={words('title')}
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {failure !== null && (
        <ErrorState className="m-0" title={words('notSaved')} {...describeError(failure)} />
      )}
      {errorOf('fields') && (
        <p role="alert" className="text-1 text-bad-ink">
          {errorOf('fields')}
        </p>
      )}
      {rows.length === 0 && <p className="text-2 text-ink-3">{words('none')}</p>}
      {rows.map((row, index) => (
        <FieldRow
          key={keys[index]}
          field={row}
          errorOf={(part) => errorOf(`fields.${index}.${part}`)}
          onChange={(changes) => change(rows.map((one, i) => (i === index ? { ...one, ...changes } : one)))}
          onRemove={() => remove(index)}
        />
      ))}
      <Button needs="settings:write" className="self-start" onClick={add}>
        {words('add')}
      </Button>
      {stored.fields.length > 0 && <p className="text-1 text-ink-3">{words('kept')}</p>}
      <Button
        type="submit"
        variant="primary"
        needs="settings:write"
        className="self-start"
        disabled={isSubmitting}
      >
        {isSubmitting ? words('saving') : words('save')}
      </Button>
    </form>
  )
}
