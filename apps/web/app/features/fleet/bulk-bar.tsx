// What can be done with the ticked vehicles at once: shift, depot, archive.
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import type { VehicleItem } from '@dropwise/contracts'
import { describeError } from '../../lib/api.ts'
import { plural } from '../../lib/format.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Select } from '../../ui/select.tsx'
import { TimeField } from '../../ui/time-field.tsx'
import { notify } from '../../ui/toasts.tsx'
import { depotsQuery, useChangeVehicles, type VehiclePatch } from './api.ts'

const UNCHANGED = 'unchanged'

interface ChangeDialogProps {
  count: number
  onClose: () => void
  onSave: (patch: VehiclePatch) => void
}

function ChangeDialog({ count, onClose, onSave }: ChangeDialogProps) {
  const depots = useQuery(depotsQuery()).data ?? []
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const [depotId, setDepotId] = useState(UNCHANGED)
  const isBackward = from !== '' && to !== '' && from >= to
  const patch: VehiclePatch = {
    ...(from ? { shiftStart: from } : {}),
    ...(to ? { shiftEnd: to } : {}),
    ...(depotId === UNCHANGED ? {} : { depotId }),
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Change ${plural(count, 'vehicle')}`}
      description="Fields left empty stay unchanged."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={isBackward || Object.keys(patch).length === 0}
            onClick={() => onSave(patch)}
          >
            Change {plural(count, 'vehicle')}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-2 gap-3">
        <TimeField label="Shift from" value={from} onChange={(event) => setFrom(event.target.value)} />
        <TimeField
          label="Shift to"
          value={to}
          onChange={(event) => setTo(event.target.value)}
          error={isBackward ? 'Shift ends before it starts' : undefined}
        />
      </div>
      <Select
        className="pt-3"
        label="Depot"
        value={depotId}
        onChange={setDepotId}
        items={[
          { value: UNCHANGED, label: 'As it is' },
          ...depots
            .filter(({ status }) => status === 'active')
            .map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
    </Dialog>
  )
}

export function FleetBulkBar({
  vehicles,
  onClear,
}: {
  vehicles: readonly VehicleItem[]
  onClear: () => void
}) {
  const [isOpen, setOpen] = useState(false)
  const change = useChangeVehicles()
  if (vehicles.length === 0) return null
  const isArchived = vehicles.every(({ status }) => status === 'archived')
  const apply = (patch: VehiclePatch, outcome: string) =>
    change.mutate(
      { ids: vehicles.map(({ id }) => id), patch },
      {
        onSuccess: ({ done, refused }) => {
          notify({
            title: `${plural(done, 'vehicle')} ${outcome}`,
            ...(refused.length > 0
              ? { detail: `${refused.length} refused: ${refused[0]}`, tone: 'bad' as const }
              : {}),
          })
          onClear()
        },
        onError: (error) =>
          notify({ title: 'Nothing was changed', detail: describeError(error).message, tone: 'bad' }),
      },
    )
  return (
    <>
      <div
        role="toolbar"
        aria-label="Selected vehicles"
        className="float-in absolute inset-x-3 bottom-3 z-20 flex items-center gap-2 rounded bg-rail px-3.5 py-2.5 text-rail-on shadow-float md:inset-x-5"
      >
        <span className="flex-1 text-2 font-strong" role="status">
          {vehicles.length} selected
        </span>
        <Button size="s" variant="onDark" disabled={change.isPending} onClick={() => setOpen(true)}>
          Change shift or depot…
        </Button>
        <Button
          size="s"
          variant="onDark"
          disabled={change.isPending}
          onClick={() =>
            isArchived
              ? apply({ status: 'active' }, 'back in use')
              : apply({ status: 'archived' }, 'archived')
          }
        >
          {isArchived ? 'Restore' : 'Archive'}
        </Button>
        <IconButton label="Clear selection" size="s" variant="onDark" onClick={onClear}>
          <X />
        </IconButton>
      </div>
      {isOpen && (
        <ChangeDialog
          count={vehicles.length}
          onClose={() => setOpen(false)}
          onSave={(patch) => {
            setOpen(false)
            apply(patch, 'changed')
          }}
        />
      )}
    </>
  )
}
