// `/tenant/settings/speeds`: the company's driving speeds by weekday and hour.
import type { DrivingSpeedsResponse } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { describeError } from '../../lib/api.ts'
import { listText } from '../../lib/format.ts'
import { useRefusal } from '../../lib/permission.ts'
import { useWords } from '../../lib/words.ts'
import { speedsWords as words } from '../../lib/words/speeds.ts'
import { Button } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Segments } from '../../ui/segments.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { learnedQuery, speedsQuery } from './api.ts'
import { atCell, type Selection } from './selection.ts'
import { SelectionBar } from './selection-bar.tsx'
import { cellText, SpeedGrid } from './speed-grid.tsx'
import { SpeedSources } from './speed-sources.tsx'
import { useSpeeds, type Speeds } from './use-speeds.ts'

/** Where a day's work begins for most. */
const FIRST: Selection = atCell({ column: 0, hour: 8 })

export function SpeedsScreen() {
  useWords(words)
  return (
    <Loaded query={useQuery(speedsQuery())} what={words('what')} rows={12}>
      {(table) => <SpeedsPage table={table} />}
    </Loaded>
  )
}

function SpeedsPage({ table }: { table: DrivingSpeedsResponse }) {
  const speeds = useSpeeds(table)
  const learned = useQuery(learnedQuery())
  const [view, setView] = useState<'speeds' | 'drives'>('speeds')
  const [selection, setSelection] = useState(FIRST)
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const isReadOnly = useRefusal('settings:write') !== null
  const type = (digit: string) => {
    setView('speeds')
    setTyped(digit)
    field.current?.focus()
  }
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
      <div className="flex flex-col gap-1 px-4 pt-4 md:px-7">
        <h2 className="text-4">{words('title')}</h2>
        <p className="max-w-[76ch] text-2">{words('intro')}</p>
        <p className="max-w-[76ch] text-2 text-ink-2">{words('affects')}</p>
      </div>
      <div className="flex gap-7 px-4 py-4 max-lg:flex-col md:px-7">
        <section aria-label={words('title')} className="flex max-w-[720px] min-w-0 flex-1 flex-col gap-2">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Segments
              label={words('view')}
              value={view}
              onChange={setView}
              items={[
                { value: 'speeds', label: words('viewSpeeds') },
                { value: 'drives', label: words('viewDrives'), isDisabled: !learned.data },
              ]}
            />
            <Legend zone={table.timeZone} />
          </div>
          <Unsaved speeds={speeds} />
          <SelectionBar
            speeds={speeds}
            learned={learned.data?.cells ?? null}
            selection={selection}
            typed={typed}
            onTyped={setTyped}
            field={field}
            isReadOnly={isReadOnly}
          />
          <SpeedGrid
            speeds={speeds}
            learned={view === 'drives' ? (learned.data?.cells ?? null) : null}
            selection={selection}
            onSelect={setSelection}
            onDigit={type}
            isReadOnly={isReadOnly}
          />
          {!isReadOnly && <p className="text-1 text-ink-3">{words('howTo')}</p>}
        </section>
        <SpeedSources speeds={speeds} learned={learned} selection={selection} />
      </div>
    </div>
  )
}

function Legend({ zone }: { zone: string }) {
  const mark = (colour: string, text: string) => (
    <span className="flex items-center gap-1.5">
      <span
        aria-hidden
        className="size-3 rounded-s"
        style={{ background: `color-mix(in oklab, var(${colour}) 45%, var(--surface))` }}
      />
      {text}
    </span>
  )
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-1 text-ink-2">
      {mark('--bad', words('slower'))}
      {mark('--ok', words('faster'))}
      <span>{words('hoursOf', { zone })}</span>
    </p>
  )
}

/** Unsaved hours with Save and Discard; what somebody else changed meanwhile; why saving failed. */
function Unsaved({ speeds }: { speeds: Speeds }) {
  const { editCount, conflict, failure } = speeds
  return (
    <>
      {conflict !== null && (
        <div role="alert" className="rounded border-s-[3px] border-signal bg-signal-wash px-3 py-2 text-2">
          <h3 className="font-strong">{words('conflict')}</h3>
          <p>{words('conflictMeans', { count: editCount })}</p>
          {conflict.length > 0 && (
            <p>{words('conflictBoth', { list: listText(conflict.slice(0, 12).map(cellText)) })}</p>
          )}
        </div>
      )}
      {failure !== null && failure.kind !== 'file' && (
        <ErrorState className="m-0" title={words('notSaved')} {...describeError(failure.error)} />
      )}
      {editCount > 0 && (
        <div role="status" className="flex flex-wrap items-center gap-2 rounded bg-select px-3 py-1.5 text-2">
          <span className="me-auto">{words('unsaved', { count: editCount })}</span>
          <Button onClick={speeds.discard} disabled={speeds.isPending}>
            {words('discard')}
          </Button>
          <Button variant="primary" needs="settings:write" onClick={speeds.save} disabled={speeds.isPending}>
            {speeds.isPending ? words('saving') : words('save')}
          </Button>
        </div>
      )}
    </>
  )
}
