// Services and times of an order form, as rows to add, change and remove.
import type { FormService, FormSlot } from '@dropwise/contracts'
import type { ReactNode } from 'react'
import { orderFormSettingsWords as words } from '../../../lib/words/order-form-settings.ts'
import { AmountField } from '../../../ui/amount-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { TimeField } from '../../../ui/time-field.tsx'
import { WeekdayField } from '../../../ui/weekday-field.tsx'
import { freshId } from './fresh-id.ts'

interface RowsProps<Row> {
  rows: Row[]
  onChange: (rows: Row[]) => void
  error: string | undefined
}

function Rows<Row extends { id: string }>({
  title,
  add,
  rows,
  onChange,
  error,
  fresh,
  children,
}: RowsProps<Row> & {
  title: string
  add: string
  fresh: () => Row
  children: (row: Row, change: (changes: Partial<Row>) => void) => ReactNode
}) {
  const change = (id: string) => (changes: Partial<Row>) =>
    onChange(rows.map((row) => (row.id === id ? { ...row, ...changes } : row)))
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="pb-2 text-3">{title}</legend>
      {error && (
        <p role="alert" className="text-1 text-bad-ink">
          {error}
        </p>
      )}
      {rows.map((row) => (
        <div key={row.id} className="flex flex-col gap-3 rounded border border-line-2 p-3">
          {children(row, change(row.id))}
          <Button
            variant="quiet"
            needs="settings:write"
            className="self-start"
            onClick={() => onChange(rows.filter(({ id }) => id !== row.id))}
          >
            {words('remove')}
          </Button>
        </div>
      ))}
      <Button needs="settings:write" className="self-start" onClick={() => onChange([...rows, fresh()])}>
        {add}
      </Button>
    </fieldset>
  )
}

function NumberField({
  label,
  hint,
  value,
  onChange,
}: {
  label: string
  hint: string
  value: number | null
  onChange: (value: number | null) => void
}) {
  return (
    <TextField
      type="number"
      inputMode="numeric"
      label={label}
      hint={hint}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Math.round(Number(target.value)))}
    />
  )
}

export function ServiceRows({ rows, onChange, error }: RowsProps<FormService>) {
  const fresh = (): FormService => ({
    id: freshId(rows, 'service'),
    name: '',
    type: 'delivery',
    serviceMinutes: null,
    priceMinor: 0,
    perPackageMinor: 0,
  })
  return (
    <Rows
      title={words('services')}
      add={words('addService')}
      rows={rows}
      onChange={onChange}
      error={error}
      fresh={fresh}
    >
      {(row, change) => (
        <div className="grid gap-3 md:grid-cols-2">
          <TextField
            label={words('name')}
            value={row.name}
            onChange={({ target }) => change({ name: target.value })}
          />
          <Select
            label={words('kind')}
            value={row.type}
            onChange={(type) => change({ type: type === 'pickup' ? 'pickup' : 'delivery' })}
            items={[
              { value: 'delivery', label: words('delivery') },
              { value: 'pickup', label: words('pickup') },
            ]}
          />
          <AmountField
            label={words('price')}
            value={row.priceMinor}
            onChange={(minor) => change({ priceMinor: minor ?? 0 })}
          />
          <AmountField
            label={words('perPackage')}
            value={row.perPackageMinor}
            onChange={(minor) => change({ perPackageMinor: minor ?? 0 })}
          />
          <NumberField
            label={words('minutes')}
            hint={words('usual')}
            value={row.serviceMinutes}
            onChange={(serviceMinutes) => change({ serviceMinutes })}
          />
        </div>
      )}
    </Rows>
  )
}

export function SlotRows({ rows, onChange, error }: RowsProps<FormSlot>) {
  const fresh = (): FormSlot => ({
    id: freshId(rows, 'slot'),
    weekdays: [1, 2, 3, 4, 5],
    from: '08:00',
    to: '12:00',
    supplementMinor: 0,
    most: null,
  })
  return (
    <Rows
      title={words('slots')}
      add={words('addSlot')}
      rows={rows}
      onChange={onChange}
      error={error}
      fresh={fresh}
    >
      {(row, change) => (
        <>
          <WeekdayField
            legend={words('weekdays')}
            value={row.weekdays}
            onChange={(weekdays) => change({ weekdays })}
          />
          <div className="grid grid-cols-2 gap-3">
            <TimeField
              label={words('from')}
              value={row.from}
              onChange={({ target }) => change({ from: target.value })}
            />
            <TimeField
              label={words('to')}
              value={row.to}
              onChange={({ target }) => change({ to: target.value })}
            />
            <AmountField
              label={words('supplement')}
              value={row.supplementMinor}
              onChange={(minor) => change({ supplementMinor: minor ?? 0 })}
            />
            <NumberField
              label={words('most')}
              hint={words('noLimit')}
              value={row.most}
              onChange={(most) => change({ most })}
            />
          </div>
        </>
      )}
    </Rows>
  )
}
