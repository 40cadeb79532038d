// Rarely used rules of a vehicle: reloads, another end, limits, breaks.
import { Plus, Trash2 } from 'lucide-react'
import { Controller, useFieldArray } from 'react-hook-form'
import type { z } from 'zod'
import {
  METRES_PER_MILE,
  type DepotItem,
  type DistanceUnit,
  type newVehicleBody,
  type VehicleItem,
} from '@dropwise/contracts'
import { useTenant } from '../../lib/company-context.tsx'
import { formatDistance, listText, unitText, volumeText } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { TextField } from '../../ui/field.tsx'
import type { SchemaForm } from '../../ui/form/use-schema-form.ts'
import { Select } from '../../ui/select.tsx'
import { DrivingRuleField, drivingRuleText } from './driving-rule-field.tsx'
import { TimeField } from '../../ui/time-field.tsx'
import { ZonesField } from './zones-field.tsx'
import { fleetFormsWords as words } from '../../lib/words/fleet-forms.ts'

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
      <summary className="cursor-pointer px-3 py-2 text-2 font-mid text-ink-2">
        {words('planningRules')}
      </summary>
      <div className="flex flex-col gap-3 px-3 pb-3">
        <Controller
          control={control}
          name="endDepotId"
          render={({ field }) => (
            <Select
              label={words('dayEndsAt')}
              value={field.value ?? SAME_DEPOT}
              onChange={(value) => field.onChange(value === SAME_DEPOT ? null : value)}
              items={[
                { value: SAME_DEPOT, label: words('sameDepot') },
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
              label={words('lastInFirstOut')}
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
        label={words('volume')}
        suffix={unitText('l')}
        {...number}
        error={fields.errorOf('capacityLitres')}
        {...register('capacityLitres', orNone)}
      />
      <TextField
        label={words('pallets')}
        {...number}
        error={fields.errorOf('capacityPallets')}
        {...register('capacityPallets', orNone)}
      />
      <TextField
        label={words('maxStops')}
        {...number}
        error={fields.errorOf('maxStops')}
        {...register('maxStops', orNone)}
      />
      <Controller
        control={control}
        name="maxDistanceMetres"
        render={({ field }) => (
          <TextField
            label={words('maxDistance')}
            suffix={unitText(company.units)}
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
        label={words('loadsAgain')}
        suffix={words('timesUnit')}
        className="pe-14"
        hint={words('reloadsWhere')}
        placeholder="0"
        {...number}
        error={fields.errorOf('maxReloads')}
        {...register('maxReloads', orUsual)}
      />
      <TextField
        label={words('loadingTakes')}
        suffix={words('minutesUnit')}
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
      <legend className="pb-1 text-1 font-mid">{words('breaks')}</legend>
      {breaks.fields.map((field, index) => (
        <div key={field.id} className="grid grid-cols-[1fr_1fr_1fr_auto] items-end gap-2">
          <TimeField
            label={words('beginsFrom')}
            error={fields.errorOf(`breaks.${index}.from`)}
            {...register(`breaks.${index}.from`)}
          />
          <TimeField
            label={words('breakTo')}
            error={fields.errorOf(`breaks.${index}.to`)}
            {...register(`breaks.${index}.to`)}
          />
          <TextField
            label={words('lasts')}
            type="number"
            suffix={words('minutesUnit')}
            error={fields.errorOf(`breaks.${index}.minutes`)}
            {...register(`breaks.${index}.minutes`, { valueAsNumber: true })}
          />
          <Button
            variant="quiet"
            aria-label={words('removeBreak', { number: index + 1 })}
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
          {words('addBreak')}
        </Button>
      )}
    </fieldset>
  )
}

/** The rules set for a vehicle, for its panel. */
export function ruleFacts(vehicle: VehicleItem, units: DistanceUnit): [label: string, text: string | null][] {
  const { capacityLitres, capacityPallets, maxStops, maxDistanceMetres, breaks, maxReloads } = vehicle
  const loads = [
    capacityLitres === null ? '' : volumeText(capacityLitres),
    capacityPallets === null ? '' : words('palletCount', { count: capacityPallets }),
  ].filter(Boolean)
  const limits = [
    maxStops === null ? '' : words('stopCount', { count: maxStops }),
    maxDistanceMetres === null ? '' : formatDistance(maxDistanceMetres, units),
  ].filter(Boolean)
  const rows: [string, string | null][] = [
    [words('room'), listText(loads) || null],
    [words('atMost'), listText(limits) || null],
    [
      words('loadsAgain'),
      maxReloads === 0 ? null : words('reloadsUpTo', { count: maxReloads, minutes: vehicle.reloadMinutes }),
    ],
    [words('loading'), vehicle.lastInFirstOut ? words('lastInFirstOutShort') : null],
    [
      words('breaks'),
      breaks.map(({ from, to, minutes }) => words('breakText', { minutes, from, to })).join(', ') || null,
    ],
    [words('rests'), vehicle.maxDrivingWithoutRest && drivingRuleText(vehicle.maxDrivingWithoutRest)],
    [words('endsAt'), vehicle.endDepot?.name ?? null],
    [words('drivesIn'), listText(vehicle.zones.map(({ name }) => name)) || null],
  ]
  return rows.filter(([, text]) => text !== null)
}
