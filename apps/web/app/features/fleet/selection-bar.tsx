// Bulk actions for selected rows: change, archive or restore, and the result.
import { X } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { describeError } from '../../lib/api.ts'
import { plural } from '../../lib/format.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { notify } from '../../ui/toasts.tsx'

interface Item {
  id: string
  status: 'active' | 'archived'
}
interface Outcome {
  done: number
  refused: string[]
}

interface SelectionBarProps<Row extends Item, Patch> {
  noun: 'vehicle' | 'driver'
  rows: readonly Row[]
  /** Label of the change button: `shift, depot or skills`. */
  what: string
  isBusy: boolean
  run: (changes: { id: string; patch: Patch | { status: Item['status'] } }[]) => Promise<Outcome>
  onClear: () => void
  dialog: (close: () => void, save: (patchOf: (row: Row) => Patch) => void) => ReactNode
}

export function SelectionBar<Row extends Item, Patch>(props: SelectionBarProps<Row, Patch>) {
  const { noun, rows, what, isBusy, run, onClear, dialog } = props
  const [isOpen, setOpen] = useState(false)
  if (rows.length === 0) return null
  const isArchived = rows.every(({ status }) => status === 'archived')
  const apply = async (
    patchOf: (row: Row) => Patch | { status: Item['status'] },
    outcome: string,
  ): Promise<void> => {
    try {
      const { done, refused } = await run(rows.map((row) => ({ id: row.id, patch: patchOf(row) })))
      notify({
        title: `${plural(done, noun)} ${outcome}`,
        ...(refused.length > 0
          ? { detail: `${refused.length} refused: ${refused[0]}`, tone: 'bad' as const }
          : {}),
      })
      onClear()
    } catch (error) {
      notify({ title: 'Nothing was changed', detail: describeError(error).message, tone: 'bad' })
    }
  }
  const move = () =>
    isArchived
      ? apply(() => ({ status: 'active' }), 'back in use')
      : apply(() => ({ status: 'archived' }), 'archived')
  return (
    <>
      <div
        role="toolbar"
        data-foot
        aria-label={`Selected ${noun}s`}
        className="float-in absolute inset-x-3 bottom-3 z-20 flex items-center gap-2 rounded bg-rail px-3.5 py-2.5 text-rail-on shadow-float md:inset-x-5"
      >
        <span className="flex-1 text-2 font-strong" role="status">
          {rows.length} selected
        </span>
        <Button size="s" variant="onDark" needs="fleet:write" disabled={isBusy} onClick={() => setOpen(true)}>
          Change {what}…
        </Button>
        <Button size="s" variant="onDark" needs="fleet:write" disabled={isBusy} onClick={() => void move()}>
          {isArchived ? 'Restore' : 'Archive'}
        </Button>
        <IconButton label="Clear selection" size="s" variant="onDark" onClick={onClear}>
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
