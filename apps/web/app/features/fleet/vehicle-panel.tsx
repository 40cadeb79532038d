// One vehicle beside the list.
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { ROAD_PROFILE_LABELS, type DistanceUnit, type VehicleItem } from '@dropwise/contracts'
import { useTenant } from '../../lib/company-context.tsx'
import { dayLong, decimal, hours, money, plural } from '../../lib/format.ts'
import { formatMileage, pricePerUnit } from '../../lib/mileage.ts'
import { Button } from '../../ui/button.tsx'
import { KeyValues } from '../../ui/key-values.tsx'
import { DepotPin } from '../../ui/map/marks.tsx'
import { MapCanvas } from '../../ui/map/map-canvas.tsx'
import { Plate } from '../../ui/plate.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { useChangeVehicle } from './api.ts'
import { ArchiveButton } from './archive-button.tsx'
import { DeviceToken } from './device-token.tsx'
import { InspectionForm } from './inspection-form.tsx'
import { useArchive } from './use-archive.ts'
import { VehicleDefects } from './vehicle-defects.tsx'
import { VehicleForm } from './vehicle-form.tsx'
import { VehicleInspections } from './vehicle-inspections.tsx'
import { VehicleUpkeep } from './upkeep/vehicle-upkeep.tsx'
import type { VehicleDay } from './vehicle-day.ts'
import { ruleFacts } from './vehicle-rules.tsx'

function serviceText({ serviceDueKm, serviceDueOn }: VehicleItem, units: DistanceUnit): string {
  return [
    serviceDueKm === null ? null : `at ${formatMileage(serviceDueKm, units)}`,
    serviceDueOn && `on ${dayLong(serviceDueOn)}`,
  ]
    .filter(Boolean)
    .join(' or ')
}

/** `$38 a day out, $24.50 an hour, $1.00 a mi`; omits zero costs. */
function costText(
  { costFixedMinor, costPerHourMinor, costPerKmMinor }: VehicleItem,
  { currency, units }: { currency: string; units: DistanceUnit },
): string {
  return (
    [
      [costFixedMinor, 'a day out'],
      [costPerHourMinor, 'an hour'],
      [Math.round(pricePerUnit(costPerKmMinor, units)), `a ${units}`],
    ] as const
  )
    .flatMap(([minor, per]) => (minor > 0 ? `${money(minor, currency)} ${per}` : []))
    .join(', ')
}

export function VehiclePanel({
  vehicle,
  today,
  onClose,
}: {
  vehicle: VehicleItem
  today: VehicleDay | null
  onClose: () => void
}) {
  const { company } = useTenant()
  const [form, setForm] = useState<'vehicle' | 'inspection' | null>(null)
  const closeForm = () => setForm(null)
  const archive = useArchive(vehicle, useChangeVehicle())
  if (form === 'vehicle') return <VehicleForm vehicle={vehicle} onClose={closeForm} />
  if (form === 'inspection') return <InspectionForm vehicle={vehicle} onClose={closeForm} />

  const { depot } = vehicle
  return (
    <SidePanel
      title={vehicle.name}
      aside={vehicle.registration}
      {...(today ? { mark: <Plate number={today.routeNumber} /> } : {})}
      onClose={onClose}
      foot={
        <div className="flex justify-between">
          <Button icon={<Pencil />} needs="fleet:write" onClick={() => setForm('vehicle')}>
            Edit
          </Button>
          <ArchiveButton state={archive} />
        </div>
      }
    >
      <MapCanvas
        label={`Depot of ${vehicle.name}`}
        units={company.units}
        bounds={[depot.lng, depot.lat, depot.lng, depot.lat]}
        maxFitZoom={14}
        controls="none"
        className="h-[150px] border-b border-line"
      >
        <DepotPin lat={depot.lat} lng={depot.lng} name={depot.name} />
      </MapCanvas>
      <div className="px-5 py-4">
        <KeyValues
          rows={[
            ['Driver', vehicle.driver?.name ?? 'Unassigned'],
            ['Takes', `${plural(vehicle.capacityPackages, 'parcel')}, ${decimal(vehicle.capacityKg)} kg`],
            ['Drives as', ROAD_PROFILE_LABELS[vehicle.roadProfile]],
            ['Depot', depot.name],
            [
              'Shift',
              `${vehicle.shiftStart}-${vehicle.shiftEnd}, at most ${hours(vehicle.maxShiftMinutes * 60)}`,
            ],
            ['Skills', vehicle.skills.join(', ')],
            ...ruleFacts(vehicle, company.units),
            ['Costs', costText(vehicle, company)],
            [
              'Mileage',
              vehicle.odometerKm === null ? null : formatMileage(vehicle.odometerKm, company.units),
            ],
            ['Service', serviceText(vehicle, company.units)],
            [
              'Documents',
              vehicle.papers
                .map(({ kind, expiresOn }) => (expiresOn ? `${kind} until ${dayLong(expiresOn)}` : kind))
                .join(', '),
            ],
            [
              'Load of the day',
              today &&
                `${decimal(today.kg)} of ${decimal(vehicle.capacityKg)} kg, ${today.packages} of ${plural(vehicle.capacityPackages, 'parcel')}`,
            ],
          ]}
        />
      </div>
      <VehicleInspections vehicle={vehicle} onAdd={() => setForm('inspection')} />
      <VehicleDefects vehicle={vehicle} />
      <VehicleUpkeep vehicle={vehicle} />
      <DeviceToken vehicle={vehicle} />
    </SidePanel>
  )
}
