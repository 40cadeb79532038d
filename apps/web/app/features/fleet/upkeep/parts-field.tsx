// Parts of a work order: name, number, quantity, price of one.
import type { WorkPart } from '@dropwise/contracts'
import { PARTS_MAX } from '@dropwise/contracts'
import { Plus, Trash2 } from 'lucide-react'
import { Button, IconButton } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { MoneyField } from '../mileage-field.tsx'
import { upkeepWords as words } from '../../../lib/words/upkeep.ts'

export function PartsField({
  value,
  onChange,
  errorOf,
}: {
  value: readonly WorkPart[]
  onChange: (parts: WorkPart[]) => void
  errorOf: (index: number, name: keyof WorkPart) => string | undefined
}) {
  const set = (index: number, change: Partial<WorkPart>) =>
    onChange(value.map((part, i) => (i === index ? { ...part, ...change } : part)))
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="pb-1 text-1 font-mid">{words('parts')}</legend>
      {value.map((part, index) => (
        // Rows have no id; their fields keep what was typed.
        <div key={index} className="flex flex-col gap-2 border-b border-line pb-3">
          <div className="flex items-end gap-2">
            <TextField
              label={words('partNumbered', { number: index + 1 })}
              fieldClassName="min-w-0 flex-1"
              placeholder={words('partExample')}
              error={errorOf(index, 'name') && words('nameThePart')}
              value={part.name}
              onChange={({ target }) => set(index, { name: target.value })}
            />
            <IconButton
              label={words('removePart', { number: index + 1 })}
              onClick={() => onChange(value.toSpliced(index, 1))}
            >
              <Trash2 />
            </IconButton>
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)_80px_120px] gap-2">
            <TextField
              label={words('partNumber')}
              value={part.sku ?? ''}
              onChange={({ target }) => set(index, { sku: target.value || null })}
            />
            <TextField
              label={words('quantity')}
              type="number"
              min={0}
              step="any"
              error={errorOf(index, 'quantity') && words('aboveZero')}
              defaultValue={part.quantity}
              onChange={({ target }) => set(index, { quantity: Number(target.value) })}
            />
            <MoneyField
              label={words('priceOfOne')}
              value={part.unitMinor}
              error={errorOf(index, 'unitMinor')}
              onChange={(unitMinor) => set(index, { unitMinor: unitMinor ?? 0 })}
            />
          </div>
        </div>
      ))}
      <Button
        size="s"
        icon={<Plus />}
        className="self-start"
        disabled={value.length >= PARTS_MAX}
        onClick={() => onChange([...value, { name: '', sku: null, quantity: 1, unitMinor: 0 }])}
      >
        {words('addPart')}
      </Button>
    </fieldset>
  )
}
