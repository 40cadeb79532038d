// What a dispatcher should know of how the file was read, each doubtful reading with the other way beside it.
import { Info } from 'lucide-react'
import { readingNotes, type ReadingNote } from '@dropwise/contracts'
import { useMemo } from 'react'
import { dayShort } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { readingOf, type ImportDraft } from './import-draft.ts'
import type { ImportControls } from './use-import.ts'
import { BRAND } from '../../../lib/brand-of-page.ts'

export function ReadingNotes({ draft, controls }: { draft: ImportDraft; controls: ImportControls }) {
  const notes = useMemo(() => readingNotes(readingOf(draft)), [draft])
  if (notes.length === 0) return null
  return (
    <ul className="mb-3 rounded bg-sunk px-3 py-1.5" aria-label="How the file was read">
      {notes.map((note) => (
        <li key={note.code} className="flex items-center gap-2 py-1 text-2 text-ink-2">
          <Info className="size-3.5 shrink-0 text-ink-3" aria-hidden />
          <span className="min-w-0 flex-1">{noteText(note, draft)}</span>
          {note.code === 'title_day' && <OtherDay draft={draft} controls={controls} />}
          {note.otherDay && (
            <Button size="s" onClick={controls.swapDateOrder}>
              Read as {dayShort(note.otherDay)}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

/** The page's day instead of the file's, and back. */
function OtherDay({ draft, controls }: { draft: ImportDraft; controls: ImportControls }) {
  const { day, titleDay } = draft
  const other = day === titleDay ? controls.openDay : titleDay
  if (other === null || other === day) return null
  return (
    <Button size="s" onClick={() => controls.useDay(other)}>
      Use {dayShort(other)}
    </Button>
  )
}

function noteText({ code, examples, day }: ReadingNote, draft: ImportDraft): string {
  const [first = ''] = examples
  switch (code) {
    case 'ambiguous_date':
      return `Dates like ${first} are read as ${day ? dayShort(day) : 'no day'}.`
    case 'time_zone':
      return `Times like ${first} are taken as your local time. The time zone in the cell is not used.`
    case 'bare_hour':
      return `Times like ${first} are read as full hours, ${first.padStart(2, '0')}:00.`
    case 'pickup_columns':
      return `Rows with ${examples.join(', ')} become a pickup and a delivery, which one van makes in this order.`
    case 'made_numbers':
      return `The file has no order numbers. ${BRAND.name} generates them, and gives the same ones if you import the file again.`
    case 'made_recipients':
      return 'The file has no recipients. Orders are named by their address.'
    case 'folded_lines':
      return 'The lines of one order number become one stop with its items.'
    case 'titles':
      return `What stands above the header is not read as orders: ${examples.join(' | ')}`
    case 'title_day':
      return day === draft.day
        ? `Rows without a day are for ${dayShort(draft.day)}, the day above the header.`
        : `Rows without a day are for ${dayShort(draft.day)}. Above the header stands ${day ? dayShort(day) : 'another'}.`
    case 'footer':
      return `What stands below the orders is left out: ${examples.join(' | ')}`
  }
}
