// Filters orders by one of the company's own fields: the field, then its value.
import { describeError } from '../../lib/api.ts'
import { commonWords } from '../../lib/words/common.ts'
import { customFieldWords as words } from '../../lib/words/custom-fields.ts'
import { DateField } from '../../ui/date-field.tsx'
import { TextField } from '../../ui/field.tsx'
import { valueItems } from '../../ui/form/custom-field-input.tsx'
import { Select } from '../../ui/select.tsx'
import type { FieldFilterState } from './use-field-filter.ts'

/** Selects take no empty value. */
const ANY = 'any:'
const NOT_SET = 'none:'
const FIRST_DAY = '1900-01-01'

export function FieldFilter({ filter }: { filter: FieldFilterState }) {
  const { fields, field, choose } = filter
  return (
    <>
      <Select
        label={words('title')}
        isLabelHidden
        className="w-36"
        value={field?.name ?? ANY}
        onChange={(name) => choose(name === ANY ? null : name, null)}
        items={[
          { value: ANY, label: words('anyField') },
          ...fields.map(({ name }) => ({ value: name, label: name })),
        ]}
      />
      {field && <ValueFilter key={field.name} filter={filter} />}
    </>
  )
}

function ValueFilter({ filter: { field, value, choose, error } }: { filter: FieldFilterState }) {
  if (!field) return null
  const { name, type } = field
  const label = words('valueOf', { name })
  const items = valueItems(field)
  if (items)
    return (
      <Select
        label={label}
        isLabelHidden
        className="w-36"
        value={value === null ? ANY : value === '' ? NOT_SET : value}
        onChange={(next) => choose(name, next === ANY ? null : next === NOT_SET ? '' : next)}
        items={[
          { value: ANY, label: words('anyValue') },
          ...items,
          { value: NOT_SET, label: commonWords('notSet') },
        ]}
      />
    )
  const commit = (text: string) => choose(name, text.trim() === '' ? null : text.trim())
  if (type === 'date')
    return (
      <DateField
        label={label}
        isLabelHidden
        fieldClassName="w-40"
        defaultValue={value ?? ''}
        error={error ? describeError(error).message : undefined}
        // The browser's field reports years while they are typed.
        onChange={({ target }) => target.value >= FIRST_DAY && commit(target.value)}
        onBlur={({ target }) => commit(target.value)}
      />
    )
  return (
    <TextField
      label={label}
      isLabelHidden
      fieldClassName="w-36"
      placeholder={words('anyValue')}
      defaultValue={value ?? ''}
      error={error ? describeError(error).message : undefined}
      onBlur={({ target }) => commit(target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit(event.currentTarget.value)
      }}
    />
  )
}
