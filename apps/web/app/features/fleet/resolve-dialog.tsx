// Marks a defect as fixed, with a note.
import { useState } from 'react'
import type { VehicleDefect, VehicleItem } from '@dropwise/contracts'
import { describeError } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/field.tsx'
import { notify } from '../../ui/toasts.tsx'
import { useResolveDefect } from './api.ts'
import { fleetFormsWords as words } from '../../lib/words/fleet-forms.ts'

export function ResolveDialog({
  vehicle,
  defect,
  onClose,
}: {
  vehicle: VehicleItem
  defect: VehicleDefect
  onClose: () => void
}) {
  const [note, setNote] = useState('')
  const resolve = useResolveDefect(vehicle.id)
  const save = () =>
    resolve.mutate(
      { id: defect.id, note: note.trim() },
      {
        onSuccess: () => {
          notify({ title: words('defectFixed', { point: defect.point, vehicle: vehicle.name }) })
          onClose()
        },
      },
    )
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words('pointFixed', { point: defect.point })}
      description={words('noLongerWarned')}
      actions={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button variant="primary" needs="fleet:write" disabled={resolve.isPending} onClick={save}>
            {words('markFixed')}
          </Button>
        </>
      }
    >
      <TextArea
        label={words('whatWasDone')}
        rows={3}
        maxLength={500}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        error={resolve.error ? describeError(resolve.error).message : undefined}
      />
    </Dialog>
  )
}
