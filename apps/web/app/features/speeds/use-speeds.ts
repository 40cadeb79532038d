// The table on screen: what is in force, with the unsaved changes of this person on top.
import { SPEED_DAYS, type DrivingSpeedsResponse, type SpeedCells } from '@dropwise/contracts'
import { useState } from 'react'
import { describeError } from '../../lib/api.ts'
import { inWeekOrder } from '../../lib/format.ts'
import { speedsWords as words } from '../../lib/words/speeds.ts'
import { notify } from '../../ui/toasts.tsx'
import { isChangedMeanwhile, useChangeSpeeds, type SpeedChange } from './api.ts'
import { cellsOf, type Cell, type Selection } from './selection.ts'

/** A changed hour: its new speed, and the one that was in force when it was changed. */
interface Edit extends Place {
  percent: number | null
  before: number | null
}
/** Weekday from Monday, and hour. */
export interface Place {
  day: number
  hour: number
}
const keyOf = ({ day, hour }: Place) => day * 24 + hour

/** Weekdays from Monday, in the order of the columns. */
export const columnDays = (): number[] => inWeekOrder(SPEED_DAYS.map((_, day) => day))
export const placeOf = ({ column, hour }: Cell): Place => ({ day: columnDays()[column]!, hour })

export interface Speeds {
  table: DrivingSpeedsResponse
  cells: SpeedCells
  isEdited: (place: Place) => boolean
  editCount: number
  /** Null while nobody else changed the table; else the hours that both changed. */
  conflict: Place[] | null
  set: (selection: Selection, percent: number | null) => void
  discard: () => void
  save: () => void
  reset: () => void
  undo: () => void
  applyLearned: (selection: Selection | null) => void
  loadFile: (file: { name: string; csv: string }) => void
  isPending: boolean
  failure: { kind: SpeedChange['kind']; error: unknown; file: string } | null
}

export function useSpeeds(table: DrivingSpeedsResponse): Speeds {
  const change = useChangeSpeeds()
  const [edits, setEdits] = useState<ReadonlyMap<number, Edit>>(new Map())
  /** `changedAt` of the table that the first edit was made on. */
  const [editedOn, setEditedOn] = useState<string | null>(null)
  const [fileName, setFileName] = useState('')
  const inForce = ({ day, hour }: Place) => table.cells[day]?.[hour] ?? null
  const changed = [...edits.values()].filter((edit) => edit.percent !== inForce(edit))
  const cells = table.cells.map((hours, day) =>
    hours.map((percent, hour) => {
      const edit = edits.get(keyOf({ day, hour }))
      return edit ? edit.percent : percent
    }),
  )
  const send = (next: SpeedChange, title: string, onDone?: () => void) =>
    change.mutate(
      { change: next, readAt: table.changedAt },
      {
        onSuccess: ({ changedAt }) => {
          onDone?.()
          notify({
            title,
            ...(next.kind === 'undo' ? {} : { action: { label: words('undo'), run: () => undo(changedAt) } }),
          })
        },
      },
    )
  const undo = (readAt: string | null) =>
    change.mutate(
      { change: { kind: 'undo' }, readAt },
      {
        onSuccess: () => notify({ title: words('undone') }),
        onError: (error) => notify({ title: describeError(error).message, tone: 'bad' }),
      },
    )
  const discard = () => setEdits(new Map())
  return {
    table,
    cells,
    isEdited: (place) => changed.some((edit) => keyOf(edit) === keyOf(place)),
    editCount: changed.length,
    conflict:
      changed.length > 0 && table.changedAt !== editedOn
        ? changed.filter((edit) => edit.before !== inForce(edit))
        : null,
    set(selection, percent) {
      if (changed.length === 0) setEditedOn(table.changedAt)
      const next = new Map(changed.length === 0 ? [] : edits)
      for (const place of cellsOf(selection).map(placeOf)) {
        const before = next.get(keyOf(place))?.before ?? inForce(place)
        next.set(keyOf(place), { ...place, percent, before })
      }
      setEdits(next)
    },
    discard,
    save: () => send({ kind: 'save', cells }, words('saved'), discard),
    reset: () =>
      send(
        { kind: 'save', cells: table.cells.map((hours) => hours.map(() => null)) },
        words('resetDone'),
        discard,
      ),
    undo: () => undo(table.changedAt),
    applyLearned: (selection) =>
      send(
        {
          kind: 'learned',
          hours: selection
            ? cellsOf(selection)
                .map(placeOf)
                .map(({ day, hour }) => ({ weekday: SPEED_DAYS[day]!, hour }))
            : undefined,
        },
        words('used'),
      ),
    loadFile({ name, csv }) {
      setFileName(name)
      send({ kind: 'file', csv }, words('loaded', { file: name }))
    },
    isPending: change.isPending,
    failure:
      change.error && change.variables && !isResolved(change.error, changed.length)
        ? { kind: change.variables.change.kind, error: change.error, file: fileName }
        : null,
  }
}

/** Somebody else's change is reported above the unsaved hours, which stay. */
const isResolved = (error: unknown, edits: number) => isChangedMeanwhile(error) && edits > 0
