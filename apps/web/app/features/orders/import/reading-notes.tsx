// Notes on how the file was read, with the alternative of each doubtful reading.
import { Info } from 'lucide-react'
import { noteWarning, readingNotes, type ImportWarning, type ReadingNote } from '@dropwise/contracts'
import { useMemo } from 'react'
import { dayShort, listText } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { readingOf, type ImportDraft } from './import-draft.ts'
import { warningText } from './import-sentence.ts'
import type { ImportControls } from './use-import.ts'
import { orderImportWords as words } from '../../../lib/words/order-import.ts'

interface ReadingNotesProps {
  draft: ImportDraft
  controls: ImportControls
  /** True to show only ambiguous values, each with its reading. */
  isDoubtsOnly?: boolean
}

export function ReadingNotes({ draft, controls, isDoubtsOnly = false }: ReadingNotesProps) {
  const notes = useMemo(
    () => readingNotes(readingOf(draft)).filter(({ code }) => !isDoubtsOnly || DOUBTS.has(code)),
    [draft, isDoubtsOnly],
  )
  if (notes.length === 0) return null
  return (
    <ul className="mb-3 rounded bg-sunk px-3 py-1.5" aria-label={words('howRead')}>
      {notes.map((note) => (
        <li
          key={`${note.code} ${note.field ?? ''}`}
          className="flex items-center gap-2 py-1 text-2 text-ink-2"
        >
          <Info className="size-3.5 shrink-0 text-ink-3" aria-hidden />
          <span className="min-w-0 flex-1">{noteText(note, draft)}</span>
          {note.code === 'title_day' && <OtherDay draft={draft} controls={controls} />}
          {note.otherDay && (
            <Button size="s" onClick={controls.swapDateOrder}>
              {words('readAs', { day: dayShort(note.otherDay) })}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Switches between the file's day and the page's. */
function OtherDay({ draft, controls }: { draft: ImportDraft; controls: ImportControls }) {
  const { day, titleDay } = draft
  const other = day === titleDay ? controls.openDay : titleDay
  if (other === null || other === day) return null
  return (
    <Button size="s" onClick={() => controls.useDay(other)}>
      {words('useDay', { day: dayShort(other) })}
    </Button>
  )
}

/** The sentence of a note, with dates in this page's format. */
function noteText(note: ReadingNote, draft: ImportDraft): string {
  const { code, day } = note
  if (code === 'title_day' && day !== draft.day)
    return day
      ? words('titleDay', { day: dayShort(draft.day), title: dayShort(day) })
      : words('titleDayOther', { day: dayShort(draft.day) })
  const displayedNote = day ? { ...note, reading: dayShort(day) } : note
  return warningText(noteWarning(displayedNote, draft.file.firstLine - 1))
}

/** Codes of notes with ambiguous values. */
const DOUBTS = new Set<ReadingNote['code']>([
  'ambiguous_date',
  'ambiguous_number',
  'bare_hour',
  'day_part',
  'cash_unread',
])

/** Codes about a value that many rows share: each value gets one line. */
const REPEATED = new Set<ImportWarning['code']>(['unknown_vehicle', 'unknown_skill', 'unknown_state'])

/** Imported rows that need checking, grouped by kind: omitted values, invalid phones, several values. */
export function RowWarnings({ warnings }: { warnings: readonly ImportWarning[] }) {
  const byKind = Map.groupBy(warnings, ({ code, message }) => (REPEATED.has(code) ? message : code))
  if (byKind.size === 0) return null
  return (
    <ul className="border-b border-line bg-sunk px-5 py-1.5" aria-label={words('rowsToLookAt')}>
      {[...byKind].map(([kind, rows]) => (
        <li key={kind} className="flex items-center gap-2 py-1 text-2 text-ink-2">
          <Info className="size-3.5 shrink-0 text-ink-3" aria-hidden />
          <span className="min-w-0 flex-1">
            {rows[0] && warningText(rows[0])}
            {rows.length > 1 && ` ${words('rowsLikeThis', { count: rows.length, lines: lineList(rows) })}`}
          </span>
        </li>
      ))}
    </ul>
  )
}

const LINES_SHOWN = 8

function lineList(rows: readonly ImportWarning[]): string {
  const lines = listText(rows.slice(0, LINES_SHOWN).map(({ row }) => String(row)))
  return rows.length > LINES_SHOWN ? words('andMoreLines', { lines }) : lines
}
