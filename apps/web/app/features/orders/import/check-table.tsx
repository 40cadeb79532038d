// The rows to import, as a table.
import { cn } from '../../../ui/cn.ts'
import { CHECK_COLUMNS } from './check-columns.ts'
import { CheckRow } from './check-row.tsx'
import type { ImportDraft } from './import-draft.ts'
import type { ImportControls } from './use-import.ts'
import { orderImportWords as words } from '../../../lib/words/order-import.ts'

interface CheckTableProps {
  draft: ImportDraft
  lines: readonly number[]
  controls: ImportControls
}

export function CheckTable({ draft, lines, controls }: CheckTableProps) {
  return (
    <table className="w-full table-fixed border-separate border-spacing-0 text-2 max-md:hidden">
      <thead>
        <tr className="text-1 text-ink-3">
          <th className="w-[52px] border-b border-line-2 py-2 pe-2 text-end font-mid">{words('row')}</th>
          {CHECK_COLUMNS.map((column) => (
            <th
              key={column.fields[0]}
              className={cn(
                'border-b border-line-2 px-2 py-2 font-mid',
                column.isNumber ? 'text-end' : 'text-start',
                column.className,
              )}
            >
              {column.header()}
            </th>
          ))}
          <th className="w-9 border-b border-line-2">
            <span className="sr-only">{words('state')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => {
          const row = draft.rows[line - draft.file.firstLine]
          if (!row) return null
          return (
            <CheckRow
              key={line}
              line={line}
              row={row}
              problems={controls.problems.get(line)}
              controls={controls}
            />
          )
        })}
      </tbody>
    </table>
  )
}
