// The import check on phones: a block per row, each problem with a field and a fix.
import { CircleAlert } from 'lucide-react'
import { type ImportProblem, type OrderFieldName } from '@dropwise/contracts'
import type { CellRow } from '@dropwise/order-files'
import { cellReader, editOf, recipientText, type CellReader } from './check-columns.ts'
import { EditableCell } from './editable-cell.tsx'
import type { ImportDraft } from './import-draft.ts'
import { ProblemFix } from './problem-fix.tsx'
import type { ImportControls } from './use-import.ts'
import { orderImportWords as words } from '../../../lib/words/order-import.ts'
import { problemText } from './import-sentence.ts'
import { fieldLabel } from '../../../lib/order-fields.ts'

interface CheckListProps {
  draft: ImportDraft
  lines: readonly number[]
  controls: ImportControls
}

export function CheckList({ draft, lines, controls }: CheckListProps) {
  return (
    <ul className="md:hidden">
      {lines.map((line) => {
        const row: CellRow | undefined = draft.rows[line - draft.file.firstLine]
        if (!row) return null
        const cell = cellReader(row, draft.mapping)
        const problems = controls.problems.get(line) ?? []
        return (
          <li key={line} className="border-b border-line px-4 py-2.5">
            <p className="text-3">
              <span className="pe-3 text-ink-3">{words('rowNumber', { line })}</span>
              <span className="font-mid">{recipientText(cell)}</span>
            </p>
            {problems.length === 0 && <p className="text-2 text-ink-2">{cell('address')}</p>}
            {problems.map((problem) => (
              <Problem
                key={`${problem.column}${problem.code}`}
                problem={problem}
                cell={cell}
                draft={draft}
                controls={controls}
              />
            ))}
          </li>
        )
      })}
    </ul>
  )
}

interface ProblemProps {
  problem: ImportProblem
  cell: CellReader
  draft: ImportDraft
  controls: ImportControls
}

function Problem({ problem, cell, draft, controls }: ProblemProps) {
  const edit = editOf(problem, draft.mapping, cell)
  return (
    <>
      <p className="flex items-center gap-1.5 py-1 text-2 text-bad-ink">
        <CircleAlert className="size-3.5 shrink-0" aria-hidden />
        {problemText(problem)}
      </p>
      <div className="flex items-center gap-3">
        <span className="min-w-0 flex-1">
          {edit && (
            <EditableCell
              label={words('fieldInRow', {
                field: fieldLabel(problem.column as OrderFieldName),
                line: problem.row,
              })}
              value={edit.value}
              onSave={(value) => controls.change(problem.row, edit.toCells(value))}
            />
          )}
        </span>
        <ProblemFix problem={problem} controls={controls} />
      </div>
    </>
  )
}
