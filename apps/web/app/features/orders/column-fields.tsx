// Form fields for the columns that contracts define; new columns appear automatically.
import { Controller } from 'react-hook-form'
import {
  isFixedOnTheRoad,
  isNumeric,
  ORDER_COLUMN_LIST,
  type OrderColumn,
  type TypedColumns,
} from '@dropwise/contracts'
import { useTenant } from '../../lib/company-context.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { blankAsNull } from '../../ui/form/use-schema-form.ts'
import { Select } from '../../ui/select.tsx'
import { WordsField } from '../../ui/words-field.tsx'
import type { OrderFields } from './order-form-schema.ts'
import { columnUnit, levels, levelText } from '../../lib/order-value.ts'
import { choiceLabel, columnLabel } from '../../lib/order-fields.ts'

type Kind = OrderColumn['kind']
interface ColumnFieldProps {
  fields: OrderFields
  column: OrderColumn
}

/** Fields of some kinds, common or rare; numbers in rows of three. */
export function ColumnFields({
  fields,
  kinds,
  isRare = false,
  isOnRoad = false,
}: {
  fields: OrderFields
  kinds: readonly Kind[]
  isRare?: boolean
  /** Omits fields that are fixed while a van carries the order. */
  isOnRoad?: boolean
}) {
  const ofKind = (kind: Kind) =>
    kinds.includes(kind)
      ? ORDER_COLUMN_LIST.filter(
          (column) =>
            column.kind === kind &&
            (column.isRare ?? false) === isRare &&
            !(isOnRoad && isFixedOnTheRoad(column.property)),
        )
      : []
  return (
    <>
      {kinds.includes('number') && (
        <div className="grid grid-cols-3 gap-3">
          {ofKind('number').map((column) => (
            <NumberField key={column.column} fields={fields} column={column} />
          ))}
        </div>
      )}
      {ofKind('level').map((column) => (
        <LevelField key={column.column} fields={fields} column={column} />
      ))}
      {ofKind('choice').map((column) => (
        <ChoiceField key={column.column} fields={fields} column={column} />
      ))}
      {ofKind('list').map((column) => (
        <ListField key={column.column} fields={fields} column={column} />
      ))}
      {ofKind('text').map((column) => (
        <TextArea
          key={column.column}
          label={columnLabel(column)}
          error={fields.errorOf(nameOf(column))}
          {...fields.form.register(nameOf(column), blankAsNull)}
        />
      ))}
    </>
  )
}

function nameOf(column: OrderColumn): keyof TypedColumns {
  return column.property as keyof TypedColumns
}

function NumberField({ fields, column }: ColumnFieldProps) {
  const { currency } = useTenant().company
  const unit = isNumeric(column) ? (column.isMoney ? currency : columnUnit(column.unit)) : ''
  return (
    <TextField
      label={columnLabel(column)}
      type="number"
      min={0}
      step="any"
      {...(unit ? { suffix: unit } : {})}
      error={fields.errorOf(nameOf(column))}
      {...fields.form.register(nameOf(column), { valueAsNumber: true })}
    />
  )
}

function LevelField({ fields, column }: ColumnFieldProps) {
  return (
    <Controller
      control={fields.form.control}
      name={nameOf(column)}
      render={({ field }) => {
        const value = Number(field.value ?? 0)
        const named = levels()
        const isNamed = named.some((level) => level.value === value)
        const items = isNamed ? named : [...named, { value, label: levelText(value) }]
        return (
          <Select
            label={columnLabel(column)}
            value={String(value)}
            onChange={(text) => field.onChange(Number(text))}
            items={items.map((item) => ({ value: String(item.value), label: item.label }))}
          />
        )
      }}
    />
  )
}

function ListField({ fields, column }: ColumnFieldProps) {
  return (
    <Controller
      control={fields.form.control}
      name={nameOf(column)}
      render={({ field }) => (
        <WordsField
          label={columnLabel(column)}
          error={fields.errorOf(nameOf(column))}
          words={Array.isArray(field.value) ? field.value : []}
          onChange={field.onChange}
        />
      )}
    />
  )
}

function ChoiceField({ fields, column }: ColumnFieldProps) {
  if (column.kind !== 'choice') return null
  return (
    <Controller
      control={fields.form.control}
      name={nameOf(column)}
      render={({ field }) => (
        <Select
          label={columnLabel(column)}
          value={String(field.value ?? column.default)}
          onChange={field.onChange}
          items={column.choices.map((choice) => ({ value: choice.value, label: choiceLabel(choice) }))}
        />
      )}
    />
  )
}
