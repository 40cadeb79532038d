// Maps each file column: guessed from its header, changeable here. Lists every column; none is dropped
// silently.
import { missingColumns, ORDER_FIELD_NAMES, type OrderFieldName } from '@dropwise/contracts'
import { count } from '../../../lib/format.ts'
import { cn } from '../../../ui/cn.ts'
import { Select } from '../../../ui/select.tsx'
import { samplesOf, useOf, type ColumnUse, type ImportDraft } from './import-draft.ts'
import { ReadingNotes } from './reading-notes.tsx'
import type { ImportControls } from './use-import.ts'
import { orderImportWords as words } from '../../../lib/words/order-import.ts'
import { fieldLabel } from '../../../lib/order-fields.ts'

/** Maximum number of columns listed; larger files are machine-made. */
const COLUMNS_MAX = 200

const uses = () => [
  { value: 'kept', label: words('keepAsCustom') },
  { value: 'dropped', label: words('leaveOut') },
  ...ORDER_FIELD_NAMES.map((name) => ({ value: name, label: fieldLabel(name) })),
]

export function ColumnsStep({ draft, controls }: { draft: ImportDraft; controls: ImportControls }) {
  const { headers } = draft.file
  const usedHeaders = new Set(Object.values(draft.mapping))
  const visibleColumns = [
    ...headers.filter((header) => usedHeaders.has(header)),
    ...headers.filter((header) => !usedHeaders.has(header)),
  ].slice(0, COLUMNS_MAX)
  return (
    <div className="px-5 pb-6">
      <p className="pb-3 text-2 text-ink-2">
        {words('columnsUsed', { used: count(usedHeaders.size), count: count(headers.length) })}
      </p>
      {controls.isRemembered && <p className="pb-3 text-2 text-ink-2">{words('asLastFile')}</p>}
      {draft.file.sheets.length > 1 && (
        <Select
          label={words('sheet')}
          className="mb-3 max-w-80"
          value={draft.file.sheet ?? ''}
          onChange={controls.chooseSheet}
          items={draft.file.sheets.map((name) => ({ value: name, label: name }))}
        />
      )}
      {missingColumns(draft.mapping).length > 0 && (
        <p role="alert" className="pb-3 text-2 text-bad-ink">
          {words('chooseAddressColumn')}
        </p>
      )}
      <ReadingNotes draft={draft} controls={controls} />
      <ul>
        {visibleColumns.map((header) => (
          <ColumnRow key={header} header={header} draft={draft} onUse={controls.assign} />
        ))}
      </ul>
      {headers.length > visibleColumns.length && (
        <p className="pt-3 text-1 text-ink-3">
          {words('moreColumns', { count: count(headers.length - visibleColumns.length) })}
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
        <p className="truncate text-1 text-ink-3">
          {samplesOf(draft, header).join(' | ') || words('emptyColumn')}
        </p>
      </div>
      <Select
        label={words('meaningOf', { header })}
        isLabelHidden
        value={use}
        onChange={(value) => onUse(header, value as OrderFieldName | 'kept' | 'dropped')}
        items={uses()}
      />
    </li>
  )
}
