// Bulk actions for selected vehicles: shift, depot, skills, archive.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { VehicleItem } from '@dropwise/contracts'
import { depotsQuery } from '../../lib/data/depots.ts'
import { TextField } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { TimeField } from '../../ui/time-field.tsx'
import { useChangeVehicles, type VehiclePatch } from './api.ts'
import { ChangeDialog, withSkills } from './change-dialog.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { fleetFormsWords as words } from '../../lib/words/fleet-forms.ts'
import { fleetWords } from '../../lib/words/fleet.ts'

const UNCHANGED = 'unchanged'
const TEXTS = {
  selected: 'selectedVehicles',
  change: 'changeVehicleFields',
  changed: 'vehiclesChanged',
  archived: 'vehiclesArchived',
  restored: 'vehiclesRestored',
} as const

interface VehiclesDialogProps {
  count: number
  onClose: () => void
  onSave: (patchOf: (vehicle: VehicleItem) => VehiclePatch) => void
}

function VehiclesDialog({ count, onClose, onSave }: VehiclesDialogProps) {
  const depots = useQuery(depotsQuery()).data ?? []
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const [depotId, setDepotId] = useState(UNCHANGED)
  const [skills, setSkills] = useState('')
  // An end before the start is a night shift.
  const isEmptyShift = from !== '' && from === to
  const patch: VehiclePatch = {
    ...(from ? { shiftStart: from } : {}),
    ...(to ? { shiftEnd: to } : {}),
    ...(depotId === UNCHANGED ? {} : { depotId }),
  }
  const hasSkills = skills.trim() !== ''
  return (
    <ChangeDialog
      title={words('changeVehicles', { count })}
      isReady={!isEmptyShift && (Object.keys(patch).length > 0 || hasSkills)}
      onClose={onClose}
      onSave={() =>
        onSave((vehicle) => ({
          ...patch,
          ...(hasSkills ? { skills: withSkills(vehicle.skills, skills) } : {}),
        }))
      }
    >
      <div className="grid grid-cols-2 gap-3">
        <TimeField
          label={words('shiftFrom')}
          value={from}
          onChange={(event) => setFrom(event.target.value)}
        />
        <TimeField
          label={words('shiftTo')}
          value={to}
          onChange={(event) => setTo(event.target.value)}
          error={isEmptyShift ? words('shiftIsEmpty') : undefined}
        />
      </div>
      <Select
        label={fleetWords('depot')}
        value={depotId}
        onChange={setDepotId}
        items={[
          { value: UNCHANGED, label: words('asItIs') },
          ...depots
            .filter(({ status }) => status === 'active')
            .map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <TextField
        label={words('addSkills')}
        placeholder={words('skillsExample')}
        value={skills}
        onChange={(event) => setSkills(event.target.value)}
      />
    </ChangeDialog>
  )
}

export function FleetBulkBar({
  vehicles,
  onClear,
}: {
  vehicles: readonly VehicleItem[]
  onClear: () => void
}) {
  const change = useChangeVehicles()
  return (
    <SelectionBar<VehicleItem, VehiclePatch>
      texts={TEXTS}
      rows={vehicles}
      isBusy={change.isPending}
      run={change.mutateAsync}
      onClear={onClear}
      dialog={(close, save) => <VehiclesDialog count={vehicles.length} onClose={close} onSave={save} />}
    />
  )
}
