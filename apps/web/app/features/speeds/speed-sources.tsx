// Where speeds come from: the table in force with Undo and reset, own drives, and files.
import type { LearnedSpeedsResponse, SpeedSource } from '@dropwise/contracts'
import { Upload } from 'lucide-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { useId, useRef, type ReactNode } from 'react'
import { describeError } from '../../lib/api.ts'
import { count, dayOfMonth, weekdayAndClock } from '../../lib/format.ts'
import { speedsWords as words } from '../../lib/words/speeds.ts'
import { Button } from '../../ui/button.tsx'
import { ExportMenu } from '../../ui/export-menu.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { fileProblems } from './api.ts'
import { cellsOf, type Selection } from './selection.ts'
import { placeOf, type Speeds } from './use-speeds.ts'

const SOURCES: Record<SpeedSource, (time: string) => string> = {
  typed: (time) => words('sourceTyped', { time }),
  file: (time) => words('sourceFile', { time }),
  learned: (time) => words('sourceLearned', { time }),
}
const FORMATS = [
  { format: 'csv', label: 'CSV' },
  { format: 'xlsx', label: 'Excel' },
]

interface SpeedSourcesProps {
  speeds: Speeds
  learned: UseQueryResult<LearnedSpeedsResponse>
  selection: Selection
}

export function SpeedSources({ speeds, learned, selection }: SpeedSourcesProps) {
  const { source, changedAt, timeZone, canUndo } = speeds.table
  const isBlocked = speeds.isPending || speeds.editCount > 0
  return (
    <div className="flex shrink-0 flex-col gap-5 lg:w-[300px]">
      <Part title={words('inForce')}>
        <p className="text-2">
          {source && changedAt ? SOURCES[source](weekdayAndClock(changedAt, timeZone)) : words('sourceNone')}
        </p>
        {speeds.editCount > 0 && <p className="text-1 text-ink-2">{words('saveFirst')}</p>}
        <div className="flex flex-wrap gap-2">
          {canUndo && (
            <Button needs="settings:write" disabled={isBlocked} onClick={speeds.undo}>
              {words('undoLast')}
            </Button>
          )}
          {source !== null && (
            <Button needs="settings:write" disabled={isBlocked} onClick={speeds.reset}>
              {words('reset')}
            </Button>
          )}
        </div>
      </Part>
      <Part title={words('learned')}>
        <Loaded query={learned} what={words('learnedWhat')} rows={3}>
          {(lesson) => <Lesson lesson={lesson} speeds={speeds} selection={selection} isBlocked={isBlocked} />}
        </Loaded>
      </Part>
      <Part title={words('file')}>
        <SpeedFile speeds={speeds} isBlocked={isBlocked} />
      </Part>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h3 id={id} className="text-3">
        {title}
      </h3>
      {children}
    </section>
  )
}

function Lesson({
  lesson,
  speeds,
  selection,
  isBlocked,
}: {
  lesson: LearnedSpeedsResponse
  speeds: Speeds
  selection: Selection
  isBlocked: boolean
}) {
  const isLearned = ({ day, hour }: { day: number; hour: number }) =>
    (lesson.cells[day]?.[hour]?.percent ?? null) !== null
  const total = lesson.cells.flat().filter(({ percent }) => percent !== null).length
  const ofSelection = cellsOf(selection).map(placeOf).filter(isLearned).length
  return (
    <>
      <p className="text-2">
        {words('learnedFrom', {
          drives: lesson.drives,
          day: dayOfMonth(lesson.since),
          leftOut: count(lesson.leftOut),
        })}
      </p>
      <p className="text-2 text-ink-2">
        {total === 0 ? words('learnedNone') : words('learnedHours', { ...lesson.needs, count: count(total) })}
      </p>
      {total > 0 && (
        <div className="flex flex-wrap gap-2">
          <Button needs="settings:write" disabled={isBlocked} onClick={() => speeds.applyLearned(null)}>
            {words('useAll')}
          </Button>
          <Button
            needs="settings:write"
            disabled={isBlocked || ofSelection === 0}
            onClick={() => speeds.applyLearned(selection)}
          >
            {words('useSelection')}
          </Button>
        </div>
      )}
    </>
  )
}

function SpeedFile({ speeds, isBlocked }: { speeds: Speeds; isBlocked: boolean }) {
  const input = useRef<HTMLInputElement>(null)
  const failure = speeds.failure?.kind === 'file' ? speeds.failure : null
  const problems = failure && fileProblems(failure.error)
  return (
    <>
      <p className="text-2 text-ink-2">{words('fileMeans')}</p>
      <div className="flex gap-2">
        <Button
          icon={<Upload />}
          needs="settings:write"
          disabled={isBlocked}
          onClick={() => input.current?.click()}
        >
          {words('load')}
        </Button>
        <ExportMenu
          noun={words('noun')}
          path="/driving-speeds/export"
          fileName="driving-speeds"
          formats={FORMATS}
        />
      </div>
      <input
        ref={input}
        type="file"
        aria-label={words('load')}
        accept=".csv,text/csv"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const file = event.target.files?.[0]
          if (file) void file.text().then((csv) => speeds.loadFile({ name: file.name, csv }))
          event.target.value = ''
        }}
      />
      {problems ? (
        <div role="alert">
          <h4 className="text-2 text-bad-ink">
            {words('notLoaded', { count: problems.length, file: failure.file })}
          </h4>
          <ul className="list-disc ps-4 text-2">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </div>
      ) : (
        failure && <ErrorState className="m-0" title={words('notSaved')} {...describeError(failure.error)} />
      )}
    </>
  )
}
