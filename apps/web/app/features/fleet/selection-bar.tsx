// Bulk actions for selected rows: change, archive or restore, and the result.
import { X } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { describeError } from '../../lib/api.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { notify } from '../../ui/toasts.tsx'
import { fleetFormsWords as words } from '../../lib/words/fleet-forms.ts'
import { fleetWords } from '../../lib/words/fleet.ts'

interface Item {
  id: string
  status: 'active' | 'archived'
}
interface Outcome {
  done: number
  refused: string[]
}

/** Keys of the texts of one kind of rows. */
interface Texts {
  selected: 'selectedVehicles' | 'selectedDrivers'
  change: 'changeVehicleFields' | 'changeDriverFields'
  changed: 'vehiclesChanged' | 'driversChanged'
  archived: 'vehiclesArchived' | 'driversArchived'
  restored: 'vehiclesRestored' | 'driversRestored'
}

interface SelectionBarProps<Row extends Item, Patch> {
  texts: Texts
  rows: readonly Row[]
  isBusy: boolean
  run: (changes: { id: string; patch: Patch | { status: Item['status'] } }[]) => Promise<Outcome>
  onClear: () => void
  dialog: (close: () => void, save: (patchOf: (row: Row) => Patch) => void) => ReactNode
}

export function SelectionBar<Row extends Item, Patch>(props: SelectionBarProps<Row, Patch>) {
  const { texts, rows, isBusy, run, onClear, dialog } = props
  const [isOpen, setOpen] = useState(false)
  if (rows.length === 0) return null
  const isArchived = rows.every(({ status }) => status === 'archived')
  const apply = async (
    patchOf: (row: Row) => Patch | { status: Item['status'] },
    outcome: 'changed' | 'archived' | 'restored',
  ): Promise<void> => {
    try {
      const { done, refused } = await run(rows.map((row) => ({ id: row.id, patch: patchOf(row) })))
      notify({
        title: words(texts[outcome], { count: done }),
        ...(refused.length > 0
          ? {
              detail: words('refusedBecause', { count: refused.length, reason: refused[0] ?? '' }),
              tone: 'bad' as const,
            }
          : {}),
      })
      onClear()
    } catch (error) {
      notify({ title: words('nothingWasChanged'), detail: describeError(error).message, tone: 'bad' })
    }
  }
  const move = () =>
    isArchived
      ? apply(() => ({ status: 'active' }), 'restored')
      : apply(() => ({ status: 'archived' }), 'archived')
  return (
    <>
      <div
        role="toolbar"
        data-foot
        aria-label={words(texts.selected)}
        className="float-in absolute inset-x-3 bottom-3 z-20 flex items-center gap-2 rounded bg-rail px-3.5 py-2.5 text-rail-on shadow-float md:inset-x-5"
      >
        <span className="flex-1 text-2 font-strong" role="status">
          {words('selected', { count: rows.length })}
        </span>
        <Button size="s" variant="onDark" needs="fleet:write" disabled={isBusy} onClick={() => setOpen(true)}>
          {words(texts.change)}
        </Button>
        <Button size="s" variant="onDark" needs="fleet:write" disabled={isBusy} onClick={() => void move()}>
          {isArchived ? fleetWords('restore') : fleetWords('archive')}
        </Button>
        <IconButton label={words('clearSelection')} size="s" variant="onDark" onClick={onClear}>
          <X />
        </IconButton>
      </div>
      {isOpen &&
        dialog(
          () => setOpen(false),
          (patchOf) => {
            setOpen(false)
            void apply(patchOf, 'changed')
          },
        )}
    </>
  )
}
