// An editable invalid cell: Enter or blur saves, Escape restores.
import { orderImportWords as words } from '../../../lib/words/order-import.ts'

interface EditableCellProps {
  value: string
  label: string
  onSave: (value: string) => void
}

export function EditableCell({ value, label, onSave }: EditableCellProps) {
  return (
    <input
      key={value}
      aria-label={label}
      defaultValue={value}
      placeholder={words('emptyCell')}
      onBlur={(event) => event.target.value !== value && onSave(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur()
        if (event.key === 'Escape') {
          event.stopPropagation()
          event.currentTarget.value = value
          event.currentTarget.blur()
        }
      }}
      className="h-7 w-full rounded-s border border-bad bg-bad-wash px-1.5 font-mid text-bad-ink outline-none [text-align:inherit] placeholder:font-mid placeholder:text-bad-ink placeholder:italic focus:bg-raised focus:text-ink max-md:h-9"
    />
  )
}
