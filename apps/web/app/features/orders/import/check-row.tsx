// A row of the check: its cells with invalid ones editable, then problems and fixes.
import { Check, CircleAlert } from 'lucide-react'
import { type ImportProblem, type OrderFieldName } from '@dropwise/contracts'
import type { CellRow } from '@dropwise/order-files'
import { cn } from '../../../ui/cn.ts'
import { CHECK_COLUMNS, cellReader, editOf, type CheckColumn } from './check-columns.ts'
import { EditableCell } from './editable-cell.tsx'
import { ProblemFix } from './problem-fix.tsx'
import type { ImportControls } from './use-import.ts'
import { orderImportWords as words } from '../../../lib/words/order-import.ts'
import { problemText } from './import-sentence.ts'
import { fieldLabel } from '../../../lib/order-fields.ts'

interface CheckRowProps {
  line: number
  row: CellRow
  problems: readonly ImportProblem[] | undefined
  controls: ImportControls
}

export function CheckRow({ line, row, problems = [], controls }: CheckRowProps) {
  const border = problems.length === 0 && 'border-b border-line'
  return (
    <>
      <tr>
        <td className={cn('h-8 pe-2 text-end text-ink-3 tabular-nums', border)}>{line}</td>
        {CHECK_COLUMNS.map((column) => (
          <td
            key={column.fields[0]}
            className={cn('truncate px-2 py-0.5', column.isNumber && 'text-end tabular-nums', border)}
          >
            <Cell line={line} row={row} problems={problems} controls={controls} column={column} />
          </td>
        ))}
        <td className={cn('pe-5 text-end', border)}>
          {problems.length === 0 && <Check className="inline size-3.5 text-ok" aria-label={words('ready')} />}
        </td>
      </tr>
      {problems.map((problem, index) => (
        <tr key={`${problem.column}${problem.code}`}>
          <td
            colSpan={CHECK_COLUMNS.length + 2}
            className={cn('pb-2 pe-5 ps-[60px]', index === problems.length - 1 && 'border-b border-line')}
          >
            <span className="flex items-center gap-2 text-1 text-bad-ink">
              <CircleAlert className="size-3.5 shrink-0" aria-hidden />
              <span className="min-w-0 flex-1">{problemText(problem)}</span>
              <CellWithoutColumn line={line} row={row} problem={problem} controls={controls} />
              <ProblemFix problem={problem} controls={controls} />
            </span>
          </td>
        </tr>
      ))}
    </>
  )
}

function Cell({ line, row, problems = [], controls, column }: CheckRowProps & { column: CheckColumn }) {
  const mapping = controls.draft?.mapping ?? {}
  const cell = cellReader(row, mapping)
  const problem = problems.find(({ column: name }) => column.fields.some((field) => field === name))
  const edit = problem ? editOf(problem, mapping, cell) : null
  if (!edit) return column.text(cell)
  return (
    <EditableCell
      label={words('fieldInRow', { field: column.header(), line })}
      value={edit.value}
      onSave={(value) => controls.change(line, edit.toCells(value))}
    />
  )
}

/** Edits fields without a column beside their message. */
function CellWithoutColumn({
  line,
  row,
  problem,
  controls,
}: Pick<CheckRowProps, 'line' | 'row' | 'controls'> & { problem: ImportProblem }) {
  const field = problem.column as OrderFieldName
  if (CHECK_COLUMNS.some(({ fields }) => fields.includes(field))) return null
  const mapping = controls.draft?.mapping ?? {}
  const edit = editOf(problem, mapping, cellReader(row, mapping))
  if (!edit) return null
  return (
    <span className="w-32">
      <EditableCell
        label={words('fieldInRow', { field: fieldLabel(field), line })}
        value={edit.value}
        onSave={(value) => controls.change(line, edit.toCells(value))}
      />
    </span>
  )
}
