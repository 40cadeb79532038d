// Size and weight of a vehicle, which posted limits of roads may refuse.
import { Controller } from 'react-hook-form'
import type { z } from 'zod'
import {
  METRES_PER_FOOT,
  SIZE_KINDS,
  VEHICLE_SIZES,
  type DepotItem,
  type DistanceUnit,
  type newVehicleBody,
  type SizeKind,
  type VehicleItem,
} from '@dropwise/contracts'
import { useTenant } from '../../lib/company-context.tsx'
import { lengthText, listText, unitText, weightText } from '../../lib/format.ts'
import { TextField } from '../../ui/field.tsx'
import type { SchemaForm } from '../../ui/form/use-schema-form.ts'
import { fleetFormsWords as words } from '../../lib/words/fleet-forms.ts'

type VehicleFields = SchemaForm<z.input<typeof newVehicleBody>, z.output<typeof newVehicleBody>>

const LABELS = {
  height: 'height',
  width: 'width',
  length: 'length',
  weight: 'grossWeight',
  axleLoad: 'axleLoad',
} as const satisfies Record<SizeKind, string>

const FACTS = {
  height: 'sizeHigh',
  width: 'sizeWide',
  length: 'sizeLong',
  weight: 'weightGross',
  axleLoad: 'weightOfAxle',
} as const satisfies Record<SizeKind, string>

const hundredths = (value: number) => Math.round(value * 100) / 100

/** Edits metres or feet and tonnes; stores metres and tonnes. */
function SizeField({ fields, kind }: { fields: VehicleFields; kind: SizeKind }) {
  const { company } = useTenant()
  const { field: name, unit, min, max } = VEHICLE_SIZES[kind]
  const isInFeet = unit === 'metres' && company.units === 'mi'
  const factor = isInFeet ? METRES_PER_FOOT : 1
  const step = unit === 'metres' ? 100 : 1000
  return (
    <Controller
      control={fields.form.control}
      name={name}
      render={({ field }) => (
        <TextField
          label={words(LABELS[kind])}
          type="number"
          min={hundredths(min / factor)}
          max={hundredths(max / factor)}
          step="any"
          suffix={unitText(isInFeet ? 'ft' : unit === 'metres' ? 'm' : 't')}
          error={fields.errorOf(name)}
          defaultValue={field.value == null ? '' : hundredths(field.value / factor)}
          onBlur={field.onBlur}
          onChange={({ target }) =>
            field.onChange(
              target.value === '' ? null : Math.round(Number(target.value) * factor * step) / step,
            )
          }
        />
      )}
    />
  )
}

/** Warns where the map of the vehicle's depot has no limits, so that its size changes no route. */
export function SizeFields({ fields, depots }: { fields: VehicleFields; depots: readonly DepotItem[] }) {
  const [depotId, ...sizes] = fields.form.watch([
    'depotId',
    ...SIZE_KINDS.map((kind) => VEHICLE_SIZES[kind].field),
  ])
  const depot = depots.find(({ id }) => id === depotId) ?? depots[0]
  const hasSize = sizes.some((size) => size != null)
  return (
    <fieldset>
      <legend className="pb-1 text-1 font-mid">{words('sizeWithLoad')}</legend>
      <div className="grid grid-cols-3 gap-3">
        {SIZE_KINDS.map((kind) => (
          <SizeField key={kind} fields={fields} kind={kind} />
        ))}
      </div>
      <p className="pt-1 text-1 text-ink-3">{words('sizesMean')}</p>
      {hasSize && depot && !depot.hasSizeLimits && (
        <p role="status" className="pt-1 text-1 text-signal-ink">
          {words('noLimitsOnMap', { depot: depot.name })}
        </p>
      )}
    </fieldset>
  )
}

/** `3.2 m high, 7,500 kg gross`; omits unknown sizes. */
export function sizeText(vehicle: VehicleItem, units: DistanceUnit): string {
  return listText(
    SIZE_KINDS.flatMap((kind) => {
      const { field, unit } = VEHICLE_SIZES[kind]
      const size = vehicle[field]
      if (size === null) return []
      if (unit === 'tonnes') return words(FACTS[kind], { size: weightText(size * 1000) })
      return words(FACTS[kind], {
        size: units === 'mi' ? lengthText(size / METRES_PER_FOOT, 'ft') : lengthText(size, 'm'),
      })
    }),
  )
}
