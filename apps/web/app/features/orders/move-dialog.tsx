// Moves orders to another day, or to a route of the day's plan.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addDays } from '@dropwise/contracts'
import { useTenant } from '../../lib/company-context.tsx'
import { vehiclesQuery } from '../../lib/data/vehicles.ts'
import { plural } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { RadioGroup } from '../../ui/choice.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { editablePlanQuery } from './api.ts'

interface MoveDialogProps {
  count: number
  onClose: () => void
  onDay: (day: string) => void
  onRoute: (route: { planId: string; vehicleId: string; name: string }) => void
}

export function MoveDialog({ count, onClose, onDay, onRoute }: MoveDialogProps) {
  const { day } = useTenant()
  const plan = useQuery(editablePlanQuery(day)).data
  const vehicles = useQuery(vehiclesQuery()).data ?? []
  const [to, setTo] = useState<'day' | 'route'>('day')
  const [date, setDate] = useState(addDays(day, 1))
  const [vehicleId, setVehicleId] = useState('')
  const routes = (plan?.routes ?? []).map((route) => {
    const vehicle = vehicles.find(({ id }) => id === route.vehicleId)
    return { value: route.vehicleId, label: `R${route.number}, ${vehicle?.name ?? 'vehicle'}` }
  })
  const chosen = routes.find(({ value }) => value === vehicleId)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Move ${plural(count, 'order')}`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={to === 'day' ? date === '' : !chosen}
            onClick={() =>
              to === 'day'
                ? onDay(date)
                : plan && chosen && onRoute({ planId: plan.id, vehicleId, name: chosen.label })
            }
          >
            Move {plural(count, 'order')}
          </Button>
        </>
      }
    >
      <RadioGroup
        label="Where to"
        value={to}
        onChange={setTo}
        items={[
          { value: 'day', label: 'Another day' },
          { value: 'route', label: 'A route of the plan' },
        ]}
      />
      <div className="pt-4">
        {to === 'day' ? (
          <TextField label="Day" type="date" value={date} onChange={(event) => setDate(event.target.value)} />
        ) : routes.length > 0 ? (
          <Select
            label="Route"
            value={vehicleId}
            onChange={setVehicleId}
            placeholder="Choose a route"
            hint="Each order goes to its best place there."
            items={routes}
          />
        ) : (
          <p className="text-2 text-ink-2">
            This day has no plan that can be changed. Plan it first; to add orders to routes on the road, use
            Live.
          </p>
        )}
      </div>
    </Dialog>
  )
}
