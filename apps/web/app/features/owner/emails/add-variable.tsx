// Adds a custom variable: key and value.
import { VARIABLE_TYPES, type TemplateVariable } from '@dropwise/contracts'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/choice.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'

const TYPES = VARIABLE_TYPES.map((type) => ({ value: type, label: type }))
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
      aria-label="Add variable"
      className="mb-3 grid gap-3 rounded border border-line-2 bg-sunk p-3 md:grid-cols-3"
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <TextField label="Key" hint="As in {{key}}" maxLength={50} {...typed('key')} />
      <TextField label="Label" maxLength={100} {...typed('label')} />
      <Select
        label="Type"
        value={fields.type}
        onChange={(next) => change({ type: next as TemplateVariable['type'] })}
        items={TYPES}
      />
      <TextField label="Description" maxLength={300} {...typed('description')} />
      <TextField label="Default value" maxLength={1000} {...typed('defaultValue')} />
      <div className="flex items-end gap-3 pb-1.5">
        <Checkbox
          label="Required"
          isChecked={fields.required}
          onChange={(required) => change({ required })}
        />
      </div>
      <div className="flex gap-2 md:col-span-3">
        <Button type="submit" variant="primary" size="s">
          Add
        </Button>
        <Button size="s" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
