// Which column of the file is which: guessed from the heads, changed here.
import { IMPORT_FIELDS, IMPORT_FIELD_NAMES } from '@dropwise/contracts'
import { cn } from '../../../ui/cn.ts'
import { Select } from '../../../ui/select.tsx'
import type { ImportControls } from './use-import.ts'

const NONE = '-'

export function ColumnsStep({ controls }: { controls: ImportControls }) {
  const { state, rows, assign } = controls
  const heads = state.file?.heads ?? []
  const samples = (head: string | undefined) =>
    head
      ? rows
          .map((row) => row[head] ?? '')
          .filter(Boolean)
          .slice(0, 3)
          .join(' · ')
      : ''
  return (
    <div className="px-5 pb-6">
      <p className="pb-3 text-2 text-ink-2">
        {heads.length} columns in the file. What is not used is kept with the order.
      </p>
      <ul>
        {IMPORT_FIELD_NAMES.map((name) => {
          const field = IMPORT_FIELDS[name]
          const head = state.mapping[name]
          const isMissing = field.required && !head
          return (
            <li
              key={name}
              className="grid grid-cols-[128px_180px_1fr] items-center gap-3 border-b border-line py-1.5 max-md:grid-cols-[110px_1fr]"
            >
              <span className={cn('text-2 font-mid', isMissing && 'text-bad-ink')}>
                {field.label}
                {field.required && <span className="block text-1 font-text text-ink-3">needed</span>}
              </span>
              <Select
                label={`Column for ${field.label}`}
                isLabelHidden
                value={head ?? NONE}
                onChange={(value) => assign(name, value === NONE ? null : value)}
                items={[{ value: NONE, label: 'None' }, ...heads.map((h) => ({ value: h, label: h }))]}
                {...(isMissing ? { error: 'Choose its column' } : {})}
              />
              <span className="truncate text-1 text-ink-3 max-md:hidden">{samples(head)}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
