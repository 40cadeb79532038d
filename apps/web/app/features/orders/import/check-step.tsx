// The rows as they will be imported, with problems and fixes.
import { useMemo, useState } from 'react'
import { useTenant } from '../../../lib/company-context.tsx'
import { count } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckList } from './check-list.tsx'
import { CheckSummary, type CheckView } from './check-summary.tsx'
import { CheckTable } from './check-table.tsx'
import { DayChoice } from './day-choice.tsx'
import { ImportMap } from './import-map.tsx'
import { linesToRead, type ImportDraft } from './import-draft.ts'
import { ReadingNotes, RowWarnings } from './reading-notes.tsx'
import type { ImportControls } from './use-import.ts'
import { problemText } from './import-sentence.ts'
import { orderImportWords as words } from '../../../lib/words/order-import.ts'

/** Rows rendered at a time. */
const PAGE = 200
/** Rows shown at the top when only problems are listed, to show the file's layout. */
const FIRST_ROWS = 2

export function CheckStep({ controls, draft }: { controls: ImportControls; draft: ImportDraft }) {
  const { problems, fileProblems } = controls
  const { today } = useTenant()
  const [view, setView] = useState<CheckView>('around')
  const [limit, setLimit] = useState(PAGE)
  const { firstLine } = draft.file

  const toRead = useMemo(() => linesToRead(draft), [draft])
  const lines = useMemo(() => {
    const isShown = (line: number) =>
      view === 'all' ||
      problems.size === 0 ||
      problems.has(line) ||
      problems.has(line + 1) ||
      line < firstLine + FIRST_ROWS
    return toRead.filter(isShown)
  }, [toRead, firstLine, view, problems])
  const phoneLines = problems.size > 0 ? [...problems.keys()] : lines

  return (
    <div className="flex min-h-0 flex-col">
      <CheckSummary
        total={toRead.length}
        bad={problems.size}
        isChecking={controls.isChecking}
        view={view}
        onView={setView}
      />
      <DayChoice draft={draft} controls={controls} today={today} />
      {fileProblems.length > 0 && (
        <p role="alert" className="px-5 py-3 text-2 text-bad-ink">
          {words('backToColumns', {
            problems: fileProblems.map(problemText).join('. '),
          })}
        </p>
      )}
      <div className="px-5 pt-3 empty:hidden">
        <ReadingNotes draft={draft} controls={controls} isDoubtsOnly />
      </div>
      <RowWarnings warnings={controls.rowWarnings} />
      <SwapOffer controls={controls} />
      <ImportMap places={controls.places} />
      <CheckTable draft={draft} lines={lines.slice(0, limit)} controls={controls} />
      <CheckList draft={draft} lines={phoneLines.slice(0, limit)} controls={controls} />
      {lines.length > limit && (
        <div className="px-5 py-3">
          <Button size="s" onClick={() => setLimit(limit + PAGE)}>
            {words('showMore', { count: count(Math.min(PAGE, lines.length - limit)) })}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Offers to swap latitude and longitude of all rows, when several would then lie inside the map. */
function SwapOffer({ controls }: { controls: ImportControls }) {
  const swapped = [...controls.problems.values()].filter((problems) =>
    problems.some(({ column, fix }) => column === 'lat' && fix !== undefined),
  )
  if (swapped.length < 2) return null
  return (
    <div className="flex items-center gap-3 border-b border-line px-5 py-2 text-2">
      <span className="min-w-0 flex-1">{words('swapped', { count: count(swapped.length) })}</span>
      <Button size="s" onClick={controls.swapCoordinates}>
        {words('swapColumns')}
      </Button>
    </div>
  )
}
