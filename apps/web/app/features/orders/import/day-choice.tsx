// Asks for which days a file's orders are when the file names another day than the page.
import { Segments } from '../../../ui/segments.tsx'
import { nextWorkday } from '@dropwise/contracts'
import { daysText } from './import-days.ts'
import type { ImportDraft } from './import-draft.ts'
import type { ImportControls } from './use-import.ts'
import { orderImportWords as words } from '../../../lib/words/order-import.ts'

type Choice = 'file' | 'today' | 'workday' | 'history'

function choiceOf({ everyDay, isHistory }: ImportDraft, today: string): Choice {
  if (isHistory) return 'history'
  if (everyDay === null) return 'file'
  return everyDay === today ? 'today' : 'workday'
}

export function DayChoice({
  draft,
  controls,
  today,
}: {
  draft: ImportDraft
  controls: ImportControls
  today: string
}) {
  const { fileDays } = controls
  const choice = choiceOf(draft, today)
  const hasPast = fileDays.some(({ date }) => date < today)
  const choose = (next: Choice) =>
    controls.chooseDay({
      everyDay: next === 'today' ? today : next === 'workday' ? nextWorkday(today) : null,
      isHistory: next === 'history',
    })
  return (
    <div className="grid gap-2 border-b border-line px-5 py-2.5 text-2">
      <p role="status">
        {daysText(controls.days, today)}
        {hasPast && choice === 'file' && (
          <strong className="block font-strong text-signal-ink">{words('dayIsOver')}</strong>
        )}
      </p>
      <div className="min-w-0">
        <Segments
          label={words('whichDay')}
          value={choice}
          onChange={choose}
          items={[
            { value: 'file', label: words('asInFile') },
            { value: 'today', label: words('todayChoice') },
            { value: 'workday', label: words('nextWorkday') },
            ...(hasPast ? [{ value: 'history' as const, label: words('history') }] : []),
          ]}
        />
      </div>
    </div>
  )
}
