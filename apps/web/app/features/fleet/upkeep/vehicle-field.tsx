// The vehicle of a new entry; that of the filter is chosen already.
import { useQuery } from '@tanstack/react-query'
import { vehiclesQuery } from '../../../lib/data/vehicles.ts'
import { Select } from '../../../ui/select.tsx'
import { upkeepWords as words } from '../../../lib/words/upkeep.ts'
import { fleetWords } from '../../../lib/words/fleet.ts'
import { fleetFormsWords } from '../../../lib/words/fleet-forms.ts'

const NONE = 'none'

export function VehicleField({
  value,
  onChange,
  error,
  isOptional = false,
}: {
  value: string
  onChange: (id: string | null) => void
  error: string | undefined
  isOptional?: boolean
}) {
  const vehicles = useQuery(vehiclesQuery()).data ?? []
  return (
    <Select
      label={fleetWords('vehicle')}
      error={error && words('chooseVehicle')}
      value={value || (isOptional ? NONE : '')}
      onChange={(id) => onChange(id === NONE ? null : id)}
      items={[
        ...(isOptional ? [{ value: NONE, label: fleetFormsWords('noVehicle') }] : []),
        ...vehicles
          .filter(({ id, status }) => status === 'active' || id === value)
          .map(({ id, name, registration }) => ({ value: id, label: `${name}, ${registration}` })),
      ]}
    />
  )
}
