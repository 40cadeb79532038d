// Which column of the file holds which field: guessed from the headers, changed here.
import { ORDER_FIELD_NAMES, orderField, type OrderFieldName } from '@dropwise/contracts'
import { cn } from '../../../ui/cn.ts'
import { Select } from '../../../ui/select.tsx'
import type { ImportDraft } from './import-draft.ts'

const NONE = '-'
const SAMPLES = 3

type Assign = (field: OrderFieldName, header: string | null) => void

export function ColumnsStep({ draft, onAssign }: { draft: ImportDraft; onAssign: Assign }) {
  return (
    <div className="px-5 pb-6">
      <p className="pb-3 text-2 text-ink-2">
        {draft.file.headers.length} columns in the file. Columns you don't use are kept with the order.
      </p>
      <ul>
        {ORDER_FIELD_NAMES.map((name) => (
          <FieldRow key={name} name={name} draft={draft} onAssign={onAssign} />
        ))}
      </ul>
    </div>
  )
}

function FieldRow({ name, draft, onAssign }: { name: OrderFieldName; draft: ImportDraft; onAssign: Assign }) {
  const field = orderField(name)
  const header = draft.mapping[name]
  const isMissing = field.isRequired && !header
  return (
    <li className="grid grid-cols-[128px_180px_1fr] items-center gap-3 border-b border-line py-1.5 max-md:grid-cols-[110px_1fr]">
      <span className={cn('text-2 font-mid', isMissing && 'text-bad-ink')}>
        {field.label}
        {field.isRequired && <span className="block text-1 font-text text-ink-3">required</span>}
      </span>
      <Select
        label={`Column for ${field.label}`}
        isLabelHidden
        value={header ?? NONE}
        onChange={(value) => onAssign(name, value === NONE ? null : value)}
        items={[
          { value: NONE, label: 'None' },
          ...draft.file.headers.map((text) => ({ value: text, label: text })),
        ]}
        {...(isMissing ? { error: 'Choose its column' } : {})}
      />
      <span className="truncate text-1 text-ink-3 max-md:hidden">{header && samplesOf(draft, header)}</span>
    </li>
  )
}

function samplesOf({ rows }: ImportDraft, header: string): string {
  const samples: string[] = []
  for (const row of rows) {
    if (row[header]) samples.push(row[header])
    if (samples.length === SAMPLES) break
  }
  return samples.join(' · ')
}
