// One vehicle beside the list.
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { overtimeOf, type DistanceUnit, type VehicleItem } from '@dropwise/contracts'
import { useTenant } from '../../lib/company-context.tsx'
import {
  clockRange,
  count,
  dayLong,
  decimal,
  hours,
  listText,
  money,
  unitText,
  weightText,
} from '../../lib/format.ts'
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
import { sizeText } from './size-fields.tsx'
import type { VehicleDay } from './vehicle-day.ts'
import { ruleFacts } from './vehicle-rules.tsx'
import { consumptionText, type Place } from './upkeep/consumption.ts'
import { ENERGY_TEXTS } from './upkeep/texts.ts'
import { emissionsWords } from '../../lib/words/emissions.ts'
import { upkeepWords } from '../../lib/words/upkeep.ts'
import { fleetWords as words } from '../../lib/words/fleet.ts'
import { PROFILE_TEXTS } from './profile-texts.ts'

function serviceText({ serviceDueKm, serviceDueOn }: VehicleItem, units: DistanceUnit): string {
  const mileage = serviceDueKm === null ? '' : formatMileage(serviceDueKm, units)
  const day = serviceDueOn ? dayLong(serviceDueOn) : ''
  if (mileage && day) return words('serviceAtOrOn', { mileage, day })
  return mileage ? words('serviceAt', { mileage }) : day && words('serviceOn', { day })
}

/** `$38 a day out, $24.50 an hour, $1.00 a mi`; omits zero costs. */
function costText(
  vehicle: VehicleItem,
  { currency, units }: { currency: string; units: DistanceUnit },
): string {
  const { costFixedMinor, costPerHourMinor, costPerKmMinor } = vehicle
  const overtime = overtimeOf(vehicle)
  const perDistance = Math.round(pricePerUnit(costPerKmMinor, units))
  const price = (minor: number) => money(minor, currency)
  return listText([
    ...(costFixedMinor > 0 ? [words('perDayOut', { price: price(costFixedMinor) })] : []),
    ...(costPerHourMinor > 0 ? [words('perHour', { price: price(costPerHourMinor) })] : []),
    ...(overtime
      ? [
          words('perOvertimeHour', {
            price: price(costPerHourMinor + overtime.perHour),
            hours: hours(overtime.after),
          }),
        ]
      : []),
    ...(perDistance > 0 ? [words('perDistance', { price: price(perDistance), unit: unitText(units) })] : []),
  ])
}

/** `Diesel, 8.4 l/100 km, 272 g/km`; fills may know more than what was entered. */
function co2Text({ energy, usePer100Km, co2GramsPerKm }: VehicleItem, company: Place): string {
  return listText([
    ...(energy ? [upkeepWords(ENERGY_TEXTS[energy])] : []),
    ...(energy && usePer100Km !== null ? [consumptionText(usePer100Km, energy, company)] : []),
    ...(co2GramsPerKm === null
      ? []
      : [
          emissionsWords(company.units === 'mi' ? 'gramsPerMile' : 'gramsPerKm', {
            grams: count(Math.round(pricePerUnit(co2GramsPerKm, company.units))),
          }),
        ]),
  ])
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
            {words('edit')}
          </Button>
          <ArchiveButton state={archive} />
        </div>
      }
    >
      <MapCanvas
        label={words('depotOf', { vehicle: vehicle.name })}
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
            [words('driver'), vehicle.driver?.name ?? words('unassignedDriver')],
            [
              words('takes'),
              listText([
                words('parcelCount', { count: vehicle.capacityPackages }),
                weightText(vehicle.capacityKg),
              ]),
            ],
            [words('drivesAs'), words(PROFILE_TEXTS[vehicle.roadProfile])],
            [words('size'), sizeText(vehicle, company.units)],
            [words('depot'), depot.name],
            [
              words('shift'),
              words('shiftAtMost', {
                shift: clockRange(vehicle.shiftStart, vehicle.shiftEnd),
                hours: hours(vehicle.maxShiftMinutes * 60),
              }),
            ],
            [words('skills'), listText(vehicle.skills)],
            ...ruleFacts(vehicle, company.units),
            [words('costs'), costText(vehicle, company)],
            [emissionsWords('co2'), co2Text(vehicle, company)],
            [
              words('mileage'),
              vehicle.odometerKm === null ? null : formatMileage(vehicle.odometerKm, company.units),
            ],
            [words('service'), serviceText(vehicle, company.units)],
            [
              words('documents'),
              listText(
                vehicle.papers.map(({ kind, expiresOn }) =>
                  expiresOn ? words('untilDay', { document: kind, day: dayLong(expiresOn) }) : kind,
                ),
              ),
            ],
            [
              words('loadOfDay'),
              today &&
                listText([
                  words('loadOf', { load: decimal(today.kg), capacity: weightText(vehicle.capacityKg) }),
                  words('parcelsOf', { load: today.packages, count: vehicle.capacityPackages }),
                ]),
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
