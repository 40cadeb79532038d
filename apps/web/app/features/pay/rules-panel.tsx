// Pay rules, latest first, and the form of a new one.
import { useQuery } from '@tanstack/react-query'
import { newPayRuleBody, type PayRates, type PayRuleItem } from '@dropwise/contracts'
import { Plus, Trash2 } from 'lucide-react'
import { Controller } from 'react-hook-form'
import { useTenant } from '../../lib/company-context.tsx'
import { driversQuery } from '../../lib/data/drivers.ts'
import { dayLong, listText, moneyWithCents, percent } from '../../lib/format.ts'
import { payWords as words } from '../../lib/words/pay.ts'
import { AmountField } from '../../ui/amount-field.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { TextField } from '../../ui/field.tsx'
import { EntityFormPanel } from '../../ui/form/entity-form-panel.tsx'
import { useSchemaForm } from '../../ui/form/use-schema-form.ts'
import { KeyValues } from '../../ui/key-values.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { removeWithUndo } from '../../ui/remove-with-undo.ts'
import { SidePanel } from '../../ui/side-panel.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { notify } from '../../ui/toasts.tsx'
import { rulesQuery, useAddRule, useRemoveRule } from './api.ts'

const AMOUNTS = [
  ['perShiftMinor', 'perShift'],
  ['perHourMinor', 'perHour'],
  ['perStopMinor', 'perStop'],
  ['perKmMinor', 'perKm'],
  ['perMileMinor', 'perMile'],
  ['perFailedMinor', 'perFailed'],
  ['dayMinimumMinor', 'dayMinimum'],
  ['onTimeMinor', 'onTimeBonus'],
] as const satisfies readonly (readonly [keyof PayRates, Parameters<typeof words>[0]])[]

const removals = removeWithUndo()

export function RulesPanel({ onAdd, onClose }: { onAdd: () => void; onClose: () => void }) {
  const query = useQuery(rulesQuery())
  const removed = removals.useRemoved()
  return (
    <SidePanel
      title={words('rules')}
      onClose={onClose}
      foot={
        <Button variant="primary" icon={<Plus />} needs="pay:write" onClick={onAdd}>
          {words('addRule')}
        </Button>
      }
    >
      <Loaded query={query} what={words('rules')} rows={6}>
        {({ items }) =>
          items.every(({ id }) => removed.has(id)) ? (
            <EmptyState title={words('noRules')}>{words('noRulesText')}</EmptyState>
          ) : (
            <ul>
              {items
                .filter(({ id }) => !removed.has(id))
                .map((rule) => (
                  <Rule key={rule.id} rule={rule} />
                ))}
            </ul>
          )
        }
      </Loaded>
    </SidePanel>
  )
}

function Rule({ rule }: { rule: PayRuleItem }) {
  const { currency } = useTenant().company
  const remove = useRemoveRule()
  const { name, startsOn, drivers, rates, isRemovable } = rule
  return (
    <li className="flex flex-col gap-2 border-b border-line px-5 py-3">
      <span className="flex items-center gap-2">
        <span className="min-w-0 flex-1 text-3 font-mid">{name}</span>
        {isRemovable && (
          <IconButton
            label={words('removeRule', { name })}
            onClick={() => removals.remove({ id: rule.id, name }, remove.mutateAsync)}
          >
            <Trash2 />
          </IconButton>
        )}
      </span>
      <KeyValues
        rows={[
          [words('firstDay'), dayLong(startsOn)],
          [
            words('forDrivers'),
            drivers.length === 0 ? words('allDrivers') : listText(drivers.map((driver) => driver.name)),
          ],
          ...AMOUNTS.map(
            ([key, text]) =>
              [words(text), rates[key] > 0 ? moneyWithCents(rates[key], currency) : null] as const,
          ),
          [words('onTimePercent'), rates.onTimeMinor > 0 ? percent(rates.onTimePercent) : null],
        ]}
      />
    </li>
  )
}

export function RuleForm({ onClose }: { onClose: () => void }) {
  const { today, company } = useTenant()
  const { units } = company
  const add = useAddRule()
  const drivers = (useQuery(driversQuery()).data ?? []).filter(({ status }) => status === 'active')
  const fields = useSchemaForm({
    schema: newPayRuleBody,
    defaultValues: { name: '', startsOn: today, driverIds: [], rates: { onTimePercent: 95 } },
    onSubmit: async (body) => {
      await add.mutateAsync(body)
      notify({ title: words('ruleAdded', { name: body.name }) })
      onClose()
    },
  })
  const { register, control } = fields.form
  return (
    <EntityFormPanel
      needs="pay:write"
      title={words('addRule')}
      onClose={onClose}
      form={fields}
      submitLabel={words('addRule')}
      failureTitle={words('notSaved')}
    >
      <TextField
        label={words('ruleName')}
        maxLength={80}
        error={fields.errorOf('name') && words('enterName')}
        {...register('name')}
      />
      <DateField
        label={words('firstDay')}
        hint={words('firstDayHint')}
        error={fields.errorOf('startsOn')}
        {...register('startsOn')}
      />
      <div className="grid grid-cols-2 gap-3">
        {AMOUNTS.filter(([key]) => key !== (units === 'mi' ? 'perKmMinor' : 'perMileMinor')).map(
          ([key, text]) => (
            <Controller
              key={key}
              control={control}
              name={`rates.${key}`}
              render={({ field }) => (
                <AmountField
                  label={words(text)}
                  value={field.value}
                  onChange={(minor) => field.onChange(minor ?? 0)}
                  error={fields.errorOf(`rates.${key}`)}
                />
              )}
            />
          ),
        )}
        <TextField
          type="number"
          min={1}
          max={100}
          suffix="%"
          label={words('onTimePercent')}
          error={fields.errorOf('rates.onTimePercent')}
          {...register('rates.onTimePercent', { valueAsNumber: true })}
        />
      </div>
      <Controller
        control={control}
        name="driverIds"
        render={({ field }) => (
          <fieldset className="flex flex-col gap-2 border-t border-line pt-3.5">
            <legend className="float-left text-2 font-mid">{words('forDrivers')}</legend>
            <p className="text-1 text-ink-3">{words('forDriversHint')}</p>
            {drivers.map(({ id, name }) => (
              <Checkbox
                key={id}
                label={name}
                isChecked={(field.value ?? []).includes(id)}
                onChange={(isOn) =>
                  field.onChange(
                    isOn ? [...(field.value ?? []), id] : (field.value ?? []).filter((each) => each !== id),
                  )
                }
              />
            ))}
          </fieldset>
        )}
      />
    </EntityFormPanel>
  )
}
