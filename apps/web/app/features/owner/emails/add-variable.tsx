// Adds a custom variable: key and value.
import { VARIABLE_TYPES, type TemplateVariable } from '@dropwise/contracts'
import { useState } from 'react'
import { frameWords } from '../../../lib/words/frame.ts'
import { ownerEmailsWords as words } from '../../../lib/words/owner-emails.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/choice.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { variableTypeText } from './names.ts'

const EMPTY = {
  key: '',
  label: '',
  type: 'text',
  required: false,
  description: '',
  defaultValue: '',
} as const

export function AddVariable({
  onAdd,
  onClose,
}: {
  /** Returns whether it was accepted. */
  onAdd: (variable: TemplateVariable) => boolean
  onClose: () => void
}) {
  const [fields, setFields] = useState<Required<TemplateVariable>>(EMPTY)
  const change = (parts: Partial<TemplateVariable>) => setFields((before) => ({ ...before, ...parts }))
  const typed = (name: 'key' | 'label' | 'description' | 'defaultValue') => ({
    value: fields[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  })
  const add = () => {
    const { description, defaultValue, ...rest } = fields
    const isAdded = onAdd({
      ...rest,
      ...(description && { description }),
      ...(defaultValue && { defaultValue }),
    })
    if (isAdded) onClose()
  }
  return (
    <form
      aria-label={words('addVariable')}
      className="mb-3 grid gap-3 rounded border border-line-2 bg-sunk p-3 md:grid-cols-3"
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <TextField
        label={words('key')}
        hint={words('keyHint', { example: '{{key}}' })}
        maxLength={50}
        {...typed('key')}
      />
      <TextField label={words('label')} maxLength={100} {...typed('label')} />
      <Select
        label={words('type')}
        value={fields.type}
        onChange={(next) => change({ type: next as TemplateVariable['type'] })}
        items={VARIABLE_TYPES.map((type) => ({ value: type, label: variableTypeText(type) }))}
      />
      <TextField label={words('description')} maxLength={300} {...typed('description')} />
      <TextField label={words('defaultValue')} maxLength={1000} {...typed('defaultValue')} />
      <div className="flex items-end gap-3 pb-1.5">
        <Checkbox
          label={words('required')}
          isChecked={fields.required}
          onChange={(required) => change({ required })}
        />
      </div>
      <div className="flex gap-2 md:col-span-3">
        <Button type="submit" variant="primary" size="s">
          {frameWords('add')}
        </Button>
        <Button size="s" onClick={onClose}>
          {frameWords('cancel')}
        </Button>
      </div>
    </form>
  )
}
