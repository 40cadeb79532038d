// Rarely used rules of a vehicle: reloads, another end, limits, breaks.
import { Plus, Trash2 } from 'lucide-react'
import { Controller, useFieldArray } from 'react-hook-form'
import type { z } from 'zod'
import {
  formatDistance,
  METRES_PER_MILE,
  type DepotItem,
  type DistanceUnit,
  type newVehicleBody,
  type VehicleItem,
} from '@dropwise/contracts'
import { useTenant } from '../../lib/company-context.tsx'
import { decimal, plural } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { TextField } from '../../ui/field.tsx'
import type { SchemaForm } from '../../ui/form/use-schema-form.ts'
import { Select } from '../../ui/select.tsx'
import { DrivingRuleField, drivingRuleText } from './driving-rule-field.tsx'
import { TimeField } from '../../ui/time-field.tsx'
import { ZonesField } from './zones-field.tsx'

type VehicleFields = SchemaForm<z.input<typeof newVehicleBody>, z.output<typeof newVehicleBody>>

const SAME_DEPOT = 'same'
const BREAKS_MAX = 5

interface RulesProps {
  fields: VehicleFields
  depots: readonly DepotItem[]
}

export function VehicleRules({ fields, depots }: RulesProps) {
  const { control } = fields.form
  return (
    <details className="rounded border border-line">
      <summary className="cursor-pointer px-3 py-2 text-2 font-mid text-ink-2">Rules for planning</summary>
      <div className="flex flex-col gap-3 px-3 pb-3">
        <Controller
          control={control}
          name="endDepotId"
          render={({ field }) => (
            <Select
              label="Day ends at"
              value={field.value ?? SAME_DEPOT}
              onChange={(value) => field.onChange(value === SAME_DEPOT ? null : value)}
              items={[
                { value: SAME_DEPOT, label: 'The depot where it starts' },
                ...depots.map((depot) => ({ value: depot.id, label: depot.name })),
              ]}
            />
          )}
        />
        <Controller
          control={control}
          name="zoneIds"
          render={({ field }) => (
            <ZonesField
              value={field.value ?? []}
              onChange={field.onChange}
              error={fields.errorOf('zoneIds')}
            />
          )}
        />
        <LimitFields fields={fields} />
        <Controller
          control={control}
          name="maxDrivingWithoutRest"
          render={({ field }) => (
            <DrivingRuleField
              value={field.value ?? null}
              onChange={field.onChange}
              errorOf={fields.errorOf}
            />
          )}
        />
        <ReloadFields fields={fields} />
        <Controller
          control={control}
          name="lastInFirstOut"
          render={({ field }) => (
            <Checkbox
              label="What is picked up last is delivered first"
              isChecked={field.value ?? false}
              onChange={field.onChange}
            />
          )}
        />
        <BreakFields fields={fields} />
      </div>
    </details>
  )
}

/** Reads an empty field as no limit. */
const orNone = { setValueAs: (text: unknown) => (text === '' || text === null ? null : Number(text)) }
function LimitFields({ fields }: { fields: VehicleFields }) {
  const { company } = useTenant()
  const { register, control } = fields.form
  const metres = company.units === 'mi' ? METRES_PER_MILE : 1000
  const number = { type: 'number', min: 0, step: 'any' } as const
  return (
    <div className="grid grid-cols-2 gap-3">
      <TextField
        label="Volume"
        suffix="l"
        {...number}
        error={fields.errorOf('capacityLitres')}
        {...register('capacityLitres', orNone)}
      />
      <TextField
        label="Pallets"
        {...number}
        error={fields.errorOf('capacityPallets')}
        {...register('capacityPallets', orNone)}
      />
      <TextField
        label="Maximum stops"
        {...number}
        error={fields.errorOf('maxStops')}
        {...register('maxStops', orNone)}
      />
      <Controller
        control={control}
        name="maxDistanceMetres"
        render={({ field }) => (
          <TextField
            label="Maximum distance"
            suffix={company.units}
            {...number}
            error={fields.errorOf('maxDistanceMetres')}
            defaultValue={field.value ? String(Math.round((field.value / metres) * 10) / 10) : ''}
            onChange={({ target }) =>
              field.onChange(target.value === '' ? null : Math.round(Number(target.value) * metres))
            }
          />
        )}
      />
    </div>
  )
}

/** Fields for returning to the depot to load again. */
function ReloadFields({ fields }: { fields: VehicleFields }) {
  const { register } = fields.form
  const number = { type: 'number', min: 0, step: 1 } as const
  const orUsual = {
    setValueAs: (text: unknown) => (text === '' || text === undefined ? undefined : Number(text)),
  }
  return (
    <div className="grid grid-cols-2 gap-3">
      <TextField
        label="Loads again"
        suffix="times"
        className="pr-14"
        hint="At the depot, within a day"
        placeholder="0"
        {...number}
        error={fields.errorOf('maxReloads')}
        {...register('maxReloads', orUsual)}
      />
      <TextField
        label="Loading takes"
        suffix="min"
        placeholder="15"
        {...number}
        error={fields.errorOf('reloadMinutes')}
        {...register('reloadMinutes', orUsual)}
      />
    </div>
  )
}

function BreakFields({ fields }: { fields: VehicleFields }) {
  const { control, register } = fields.form
  const breaks = useFieldArray({ control, name: 'breaks' })
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="pb-1 text-1 font-mid">Breaks</legend>
      {breaks.fields.map((field, index) => (
        <div key={field.id} className="grid grid-cols-[1fr_1fr_1fr_auto] items-end gap-2">
          <TimeField
            label="Begins from"
            error={fields.errorOf(`breaks.${index}.from`)}
            {...register(`breaks.${index}.from`)}
          />
          <TimeField
            label="to"
            error={fields.errorOf(`breaks.${index}.to`)}
            {...register(`breaks.${index}.to`)}
          />
          <TextField
            label="Lasts"
            type="number"
            suffix="min"
            error={fields.errorOf(`breaks.${index}.minutes`)}
            {...register(`breaks.${index}.minutes`, { valueAsNumber: true })}
          />
          <Button
            variant="quiet"
            aria-label={`Remove break ${index + 1}`}
            icon={<Trash2 aria-hidden />}
            onClick={() => breaks.remove(index)}
          />
        </div>
      ))}
      {breaks.fields.length < BREAKS_MAX && (
        <Button
          size="s"
          className="self-start"
          icon={<Plus aria-hidden />}
          onClick={() => breaks.append({ from: '12:00', to: '14:00', minutes: 30 })}
        >
          Add break
        </Button>
      )}
    </fieldset>
  )
}

/** The rules set for a vehicle, for its panel. */
export function ruleFacts(vehicle: VehicleItem, units: DistanceUnit): [label: string, text: string | null][] {
  const { capacityLitres, capacityPallets, maxStops, maxDistanceMetres, breaks, maxReloads } = vehicle
  const loads = [
    capacityLitres === null ? '' : `${decimal(capacityLitres)} l`,
    capacityPallets === null ? '' : `${decimal(capacityPallets)} pallets`,
  ].filter(Boolean)
  const limits = [
    maxStops === null ? '' : `${maxStops} stops`,
    maxDistanceMetres === null ? '' : formatDistance(maxDistanceMetres, units),
  ].filter(Boolean)
  const rows: [string, string | null][] = [
    ['Room', loads.join(', ') || null],
    ['At most', limits.join(', ') || null],
    [
      'Loads again',
      maxReloads === 0 ? null : `up to ${plural(maxReloads, 'time')}, ${vehicle.reloadMinutes} min each`,
    ],
    ['Loading', vehicle.lastInFirstOut ? 'picked up last, delivered first' : null],
    ['Breaks', breaks.map(({ from, to, minutes }) => `${minutes} min from ${from}-${to}`).join(', ') || null],
    ['Rests', vehicle.maxDrivingWithoutRest && drivingRuleText(vehicle.maxDrivingWithoutRest)],
    ['Ends at', vehicle.endDepot?.name ?? null],
    ['Drives in', vehicle.zones.map(({ name }) => name).join(', ') || null],
  ]
  return rows.filter(([, text]) => text !== null)
}
