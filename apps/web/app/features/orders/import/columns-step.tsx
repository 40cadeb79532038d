// Maps each file column: guessed from its header, changeable here. Lists every column; none is dropped
// silently.
import { missingColumns, ORDER_FIELD_NAMES, orderField, type OrderFieldName } from '@dropwise/contracts'
import { count } from '../../../lib/format.ts'
import { cn } from '../../../ui/cn.ts'
import { Select } from '../../../ui/select.tsx'
import { samplesOf, useOf, type ColumnUse, type ImportDraft } from './import-draft.ts'
import { ReadingNotes } from './reading-notes.tsx'
import type { ImportControls } from './use-import.ts'

/** Most columns listed; larger files are machine-made. */
const COLUMNS_MAX = 200

const USES = [
  { value: 'kept', label: 'Keep as custom field' },
  { value: 'dropped', label: 'Leave out' },
  ...ORDER_FIELD_NAMES.map((name) => ({ value: name, label: orderField(name).label })),
]

export function ColumnsStep({ draft, controls }: { draft: ImportDraft; controls: ImportControls }) {
  const { headers } = draft.file
  const used = new Set(Object.values(draft.mapping))
  const shown = [
    ...headers.filter((header) => used.has(header)),
    ...headers.filter((header) => !used.has(header)),
  ].slice(0, COLUMNS_MAX)
  return (
    <div className="px-5 pb-6">
      <p className="pb-3 text-2 text-ink-2">
        {count(used.size)} of {count(headers.length)} columns are fields of an order. The others are kept as
        custom fields unless you leave them out.
      </p>
      {controls.isRemembered && (
        <p className="pb-3 text-2 text-ink-2">Mapped the same way as your last file with these columns.</p>
      )}
      {draft.file.sheets.length > 1 && (
        <Select
          label="Sheet"
          className="mb-3 max-w-80"
          value={draft.file.sheet ?? ''}
          onChange={controls.chooseSheet}
          items={draft.file.sheets.map((name) => ({ value: name, label: name }))}
        />
      )}
      {missingColumns(draft.mapping).length > 0 && (
        <p role="alert" className="pb-3 text-2 text-bad-ink">
          Choose the column that holds the address, or the two that hold latitude and longitude.
        </p>
      )}
      <ReadingNotes draft={draft} controls={controls} />
      <ul>
        {shown.map((header) => (
          <ColumnRow key={header} header={header} draft={draft} onUse={controls.assign} />
        ))}
      </ul>
      {headers.length > shown.length && (
        <p className="pt-3 text-1 text-ink-3">
          {count(headers.length - shown.length)} more columns are kept as custom fields.
        </p>
      )}
    </div>
  )
}

interface ColumnRowProps {
  header: string
  draft: ImportDraft
  onUse: (header: string, use: ColumnUse) => void
}

function ColumnRow({ header, draft, onUse }: ColumnRowProps) {
  const use = useOf(draft, header)
  const isField = use !== 'kept' && use !== 'dropped'
  return (
    <li className="grid grid-cols-[1fr_200px] items-center gap-3 border-b border-line py-1.5 max-md:grid-cols-1 max-md:gap-1">
      <div className="min-w-0">
        <p className={cn('truncate text-2 font-mid', !isField && 'text-ink-2')}>{header}</p>
        <p className="truncate text-1 text-ink-3">{samplesOf(draft, header).join(' | ') || 'Empty'}</p>
      </div>
      <Select
        label={`Meaning of ${header}`}
        isLabelHidden
        value={use}
        onChange={(value) => onUse(header, value as OrderFieldName | 'kept' | 'dropped')}
        items={USES}
      />
    </li>
  )
}
