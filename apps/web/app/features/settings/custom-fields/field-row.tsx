// One definition of a field: name, type, choices, whether it is required, and who else sees it.
import { CUSTOM_FIELD_PLACES, CUSTOM_FIELD_TYPES, type CustomField } from '@dropwise/contracts'
import { customFieldWords as words } from '../../../lib/words/custom-fields.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/choice.tsx'
import { TextArea, TextField } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'

interface FieldRowProps {
  field: CustomField
  errorOf: (part: 'name' | 'choices') => string | undefined
  onChange: (changes: Partial<CustomField>) => void
  onRemove: () => void
}

export function FieldRow({ field, errorOf, onChange, onRemove }: FieldRowProps) {
  const { name, type, choices, isRequired, shownTo } = field
  return (
    <fieldset className="flex flex-col gap-3 rounded border border-line-2 p-3">
      <legend className="sr-only">{name || words('add')}</legend>
      <div className="grid gap-3 md:grid-cols-2">
        <TextField
          label={words('name')}
          maxLength={60}
          value={name}
          error={errorOf('name')}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        <Select
          label={words('type')}
          value={type}
          items={CUSTOM_FIELD_TYPES.map((value) => ({ value, label: words(value) }))}
          onChange={(next) => {
            const chosen = CUSTOM_FIELD_TYPES.find((value) => value === next)
            if (chosen) onChange({ type: chosen, ...(chosen !== 'choice' && { choices: [] }) })
          }}
        />
      </div>
      {type === 'choice' && (
        <TextArea
          label={words('choices')}
          hint={words('choicesHint')}
          rows={3}
          error={errorOf('choices')}
          defaultValue={choices.join('\n')}
          onChange={({ target }) =>
            onChange({
              choices: target.value
                .split('\n')
                .map((line) => line.trim())
                .filter(Boolean),
            })
          }
        />
      )}
      <Checkbox
        label={words('required')}
        isChecked={isRequired}
        onChange={(isOn) => onChange({ isRequired: isOn })}
      />
      <fieldset className="flex flex-col gap-2">
        <legend className="pb-2 text-1 font-mid">{words('shownTo')}</legend>
        {CUSTOM_FIELD_PLACES.map((place) => (
          <Checkbox
            key={place}
            label={words(place)}
            isChecked={shownTo.includes(place)}
            onChange={(isOn) =>
              onChange({
                shownTo: CUSTOM_FIELD_PLACES.filter((one) => (one === place ? isOn : shownTo.includes(one))),
              })
            }
          />
        ))}
      </fieldset>
      <Button variant="quiet" needs="settings:write" className="self-start" onClick={onRemove}>
        {words('remove')}
      </Button>
    </fieldset>
  )
}
