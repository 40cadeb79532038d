// Moves orders to another day, or to a route of the day's plan.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addDays } from '@dropwise/contracts'
import { useTenant } from '../../lib/company-context.tsx'
import { vehiclesQuery } from '../../lib/data/vehicles.ts'
import { Button } from '../../ui/button.tsx'
import { RadioGroup } from '../../ui/choice.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { Select } from '../../ui/select.tsx'
import { editablePlanQuery } from './api.ts'
import { ordersWords as words } from '../../lib/words/orders.ts'
import { frameWords } from '../../lib/words/frame.ts'

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
    return {
      value: route.vehicleId,
      label: words('routeOf', { number: route.number, vehicle: vehicle?.name ?? words('vehicle') }),
    }
  })
  const chosenRoute = routes.find(({ value }) => value === vehicleId)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words('moveOrders', { count })}
      actions={
        <>
          <Button onClick={onClose}>{frameWords('cancel')}</Button>
          <Button
            variant="primary"
            disabled={to === 'day' ? date === '' : !chosenRoute}
            onClick={() =>
              to === 'day'
                ? onDay(date)
                : plan && chosenRoute && onRoute({ planId: plan.id, vehicleId, name: chosenRoute.label })
            }
          >
            {words('moveOrders', { count })}
          </Button>
        </>
      }
    >
      <RadioGroup
        label={words('whereTo')}
        value={to}
        onChange={setTo}
        items={[
          { value: 'day', label: words('anotherDay') },
          { value: 'route', label: words('routeOfPlan') },
        ]}
      />
      <div className="pt-4">
        {to === 'day' ? (
          <DateField label={words('day')} value={date} onChange={(event) => setDate(event.target.value)} />
        ) : routes.length > 0 ? (
          <Select
            label={words('route')}
            value={vehicleId}
            onChange={setVehicleId}
            placeholder={words('chooseRoute')}
            hint={words('bestPlace')}
            items={routes}
          />
        ) : (
          <p className="text-2 text-ink-2">{words('noEditablePlan')}</p>
        )}
      </div>
    </Dialog>
  )
}
