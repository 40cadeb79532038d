// `/tenant/settings/planning`: defaults of every run, and the default service time.
import {
  COMPACT_PERCENT_MAX,
  COMPACT_PERCENT_USUAL,
  CO2_GRAMS_PER_UNIT,
  CO2_PRICE_MAX_MINOR,
  ENERGIES,
  ENERGY_UNITS,
  FAIR_EXTRA_PERCENT_MAX,
  planObjective,
  readPlanningRules,
  SAFER_PERCENT_MAX,
  SAFER_PERCENT_USUAL,
  type Energy,
  type PlanningRules,
} from '@dropwise/contracts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { z } from 'zod'
import { unitText } from '../../lib/format.ts'
import { planningRulesQuery, savePlanningRules } from '../../lib/data/planning-rules.ts'
import { RadioGroup } from '../../ui/choice.tsx'
import { TextField } from '../../ui/field.tsx'
import { blankAsNull, useSchemaForm } from '../../ui/form/use-schema-form.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { Segments } from '../../ui/segments.tsx'
import { TimeField } from '../../ui/time-field.tsx'
import { notify } from '../../ui/toasts.tsx'
import { useTenant } from '../../lib/company-context.tsx'
import { emissionsWords } from '../../lib/words/emissions.ts'
import { fairnessWords } from '../../lib/words/fairness.ts'
import { overlapWords } from '../../lib/words/overlap.ts'
import { planRiskWords } from '../../lib/words/plan-risk.ts'
import { upkeepWords } from '../../lib/words/upkeep.ts'
import { settingsWords as words } from '../../lib/words/settings.ts'
import { SaveBar } from './save-bar.tsx'

const MINOR_PER_MAJOR = 100
/** As wide as one of two fields beside each other. */
const ONE_OF_TWO = 'md:max-w-[calc(50%-8px)]'
const FAIR_WEEKS = ['0', '2', '4', '8']
const SECONDS = ['5', '10', '30', '90']
const AIMS = [
  { value: 'cost', label: 'aimCost' },
  { value: 'vehicles', label: 'aimVehicles' },
  { value: 'balance', label: 'aimBalance' },
  { value: 'finish', label: 'aimFinish' },
] as const

const limit = (most: number) =>
  z.preprocess(
    (text) => (text === null || text === '' ? null : Number(text)),
    z.number().min(1).max(most).nullable(),
  )
const grams = z.preprocess(
  (text) => (text === null || text === '' ? undefined : Number(text)),
  z
    .number()
    .int({ error: () => emissionsWords('wholeGrams') })
    .min(0)
    .optional(),
)
const percent = (most: number) =>
  z.preprocess(
    (text) => (text === null || text === '' ? null : Number(text)),
    z.number().min(0).max(most).nullable(),
  )
const rulesForm = z.object({
  objective: planObjective,
  seconds: z.string(),
  maxHours: limit(8),
  maxStops: limit(1_000),
  notBefore: z.string().nullable(),
  saferPercent: percent(SAFER_PERCENT_MAX),
  compactPercent: percent(COMPACT_PERCENT_MAX),
  serviceMinutes: z
    .number({ error: () => words('numberOfMinutes') })
    .min(0)
    .max(480),
  fairWeeks: z.string(),
  fairExtraPercent: z.number().min(0).max(FAIR_EXTRA_PERCENT_MAX),
  co2Price: z
    .number()
    .min(0)
    .max(CO2_PRICE_MAX_MINOR / MINOR_PER_MAJOR),
  co2Factors: z.object(
    Object.fromEntries(ENERGIES.map((energy) => [energy, grams])) as Record<Energy, typeof grams>,
  ),
})

function usePlanningRules(stored: PlanningRules) {
  const queries = useQueryClient()
  return useSchemaForm<z.input<typeof rulesForm>, z.output<typeof rulesForm>>({
    schema: rulesForm,
    defaultValues: {
      objective: stored.objective,
      seconds: String(stored.timeLimitSeconds),
      maxHours: stored.rules.maxSeconds ? stored.rules.maxSeconds / 3600 : null,
      maxStops: stored.rules.maxStops ?? null,
      notBefore: stored.rules.notBefore ?? null,
      saferPercent: stored.rules.saferPercent ?? null,
      compactPercent: stored.rules.compactPercent ?? null,
      serviceMinutes: stored.serviceMinutes,
      fairWeeks: String(stored.fairWeeks),
      fairExtraPercent: stored.fairExtraPercent,
      co2Price: stored.co2PriceMinor / MINOR_PER_MAJOR,
      co2Factors: stored.co2Factors,
    },
    async onSubmit({
      objective,
      seconds,
      maxHours,
      maxStops,
      notBefore,
      saferPercent,
      compactPercent,
      serviceMinutes,
      fairWeeks,
      fairExtraPercent,
      co2Price,
      co2Factors,
    }) {
      const saved = await savePlanningRules({
        objective,
        serviceMinutes,
        fairWeeks: Number(fairWeeks),
        fairExtraPercent,
        co2PriceMinor: Math.round(co2Price * MINOR_PER_MAJOR),
        co2Factors,
        timeLimitSeconds: Number(seconds),
        rules: {
          ...(maxHours === null ? {} : { maxSeconds: Math.round(maxHours * 3600) }),
          ...(maxStops === null ? {} : { maxStops: Math.round(maxStops) }),
          ...(notBefore === null ? {} : { notBefore }),
          ...(saferPercent ? { saferPercent } : {}),
          ...(compactPercent ? { compactPercent } : {}),
        },
      })
      queries.setQueryData(planningRulesQuery().queryKey, saved)
      notify({ title: words('planningRulesSaved') })
    },
  })
}
type RulesFields = ReturnType<typeof usePlanningRules>

function Aim({ fields: { form } }: { fields: RulesFields }) {
  return (
    <section aria-label={words('runs')} className="flex flex-col gap-4">
      <h2 className="text-3">{words('runAim')}</h2>
      <Controller
        control={form.control}
        name="objective"
        render={({ field }) => (
          <RadioGroup
            label={words('aim')}
            value={field.value}
            onChange={field.onChange}
            items={AIMS.map(({ value, label }) => ({ value, label: words(label) }))}
          />
        )}
      />
      <div>
        <p className="pb-2 text-1 font-mid">{words('searchTime')}</p>
        <Controller
          control={form.control}
          name="seconds"
          render={({ field }) => (
            <Segments
              label={words('searchTime')}
              value={field.value}
              onChange={field.onChange}
              items={SECONDS.map((seconds) => ({ value: seconds, label: words('seconds', { seconds }) }))}
            />
          )}
        />
      </div>
    </section>
  )
}

function Limits({ fields: { form, errorOf } }: { fields: RulesFields }) {
  return (
    <section aria-label={words('limits')} className="flex flex-col gap-4">
      <div>
        <h2 className="text-3">{words('limitsOfRuns')}</h2>
        <p className="text-2 text-ink-2">{words('limitsMore')}</p>
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          label={words('hoursPerDriver')}
          type="number"
          step="0.5"
          placeholder="8"
          error={errorOf('maxHours')}
          {...form.register('maxHours', blankAsNull)}
        />
        <TextField
          label={words('stopsPerVan')}
          type="number"
          placeholder={words('anyNumber')}
          error={errorOf('maxStops')}
          {...form.register('maxStops', blankAsNull)}
        />
        <TimeField
          label={words('earliestDeparture')}
          error={errorOf('notBefore')}
          {...form.register('notBefore', blankAsNull)}
        />
        <TextField
          label={planRiskWords('option')}
          type="number"
          min={0}
          max={SAFER_PERCENT_MAX}
          step="0.5"
          suffix="%"
          placeholder={String(SAFER_PERCENT_USUAL)}
          hint={planRiskWords('optionMeans')}
          error={errorOf('saferPercent')}
          {...form.register('saferPercent', blankAsNull)}
        />
        <TextField
          label={overlapWords('option')}
          type="number"
          min={0}
          max={COMPACT_PERCENT_MAX}
          step="0.5"
          suffix="%"
          placeholder={String(COMPACT_PERCENT_USUAL)}
          hint={overlapWords('optionMeans')}
          error={errorOf('compactPercent')}
          {...form.register('compactPercent', blankAsNull)}
        />
      </div>
    </section>
  )
}

/** Long routes to drivers who drove less over the past weeks. */
function Fairness({ fields: { form, errorOf } }: { fields: RulesFields }) {
  const stored = form.getValues('fairWeeks')
  const choices = [...new Set([...FAIR_WEEKS, stored])].toSorted((a, b) => Number(a) - Number(b))
  return (
    <section aria-label={fairnessWords('setting')} className="flex flex-col gap-4">
      <div>
        <h2 className="text-3">{fairnessWords('setting')}</h2>
        <p className="text-2 text-ink-2">{fairnessWords('settingMeans')}</p>
      </div>
      <div>
        <p className="pb-2 text-1 font-mid">{fairnessWords('pastWeeks')}</p>
        <Controller
          control={form.control}
          name="fairWeeks"
          render={({ field }) => (
            <Segments
              label={fairnessWords('pastWeeks')}
              value={field.value}
              onChange={field.onChange}
              items={choices.map((weeks) => ({
                value: weeks,
                label: weeks === '0' ? fairnessWords('off') : weeks,
              }))}
            />
          )}
        />
      </div>
      <TextField
        label={fairnessWords('extra')}
        type="number"
        min={0}
        max={FAIR_EXTRA_PERCENT_MAX}
        step="0.5"
        suffix="%"
        hint={fairnessWords('extraMeans')}
        fieldClassName={ONE_OF_TWO}
        error={errorOf('fairExtraPercent')}
        {...form.register('fairExtraPercent', { valueAsNumber: true })}
      />
    </section>
  )
}

/** Price of CO2 in plans, and the company's own factors. */
function Carbon({ fields: { form, errorOf } }: { fields: RulesFields }) {
  const { company } = useTenant()
  return (
    <section aria-label={emissionsWords('co2')} className="flex flex-col gap-4">
      <div>
        <h2 className="text-3">{emissionsWords('co2')}</h2>
        <p className="text-2 text-ink-2">{emissionsWords('priceMeans')}</p>
      </div>
      <TextField
        label={emissionsWords('priceOfKilogram', { currency: company.currency })}
        type="number"
        min={0}
        step="0.01"
        fieldClassName={ONE_OF_TWO}
        error={errorOf('co2Price')}
        {...form.register('co2Price', { valueAsNumber: true })}
      />
      <fieldset>
        <legend className="text-1 font-mid">{emissionsWords('factors')}</legend>
        <p className="pb-3 text-2 text-ink-2">{emissionsWords('factorsMean')}</p>
        <div className="grid grid-cols-2 gap-4">
          {ENERGIES.map((energy) => (
            <TextField
              key={energy}
              label={emissionsWords('energyPerUnit', {
                energy: upkeepWords(energy),
                unit: unitText(ENERGY_UNITS[energy]),
              })}
              type="number"
              min={0}
              suffix={unitText('g')}
              placeholder={String(CO2_GRAMS_PER_UNIT[energy])}
              error={errorOf(`co2Factors.${energy}`)}
              {...form.register(`co2Factors.${energy}`)}
            />
          ))}
        </div>
      </fieldset>
    </section>
  )
}

function RulesForm({ stored, onUndo }: { stored: PlanningRules; onUndo: () => void }) {
  const fields = usePlanningRules(stored)
  const { form, submit, errorOf } = fields
  return (
    <form
      noValidate
      className="flex max-w-[640px] flex-col gap-7 overflow-y-auto px-4 py-5 md:px-7"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Aim fields={fields} />
      <Limits fields={fields} />
      <section aria-label={words('orders')}>
        <h2 className="pb-3 text-3">{words('orderDefaults')}</h2>
        <TextField
          label={words('timeAtDoor')}
          type="number"
          suffix={words('minutesUnit')}
          fieldClassName={ONE_OF_TWO}
          error={errorOf('serviceMinutes')}
          {...form.register('serviceMinutes', { valueAsNumber: true })}
        />
      </section>
      <Fairness fields={fields} />
      <Carbon fields={fields} />
      <SaveBar fields={fields} notSaved={words('rulesNotSaved')} onUndo={onUndo} />
    </form>
  )
}

export function PlanningRulesScreen() {
  const rules = useQuery(planningRulesQuery())
  /** Incremented by each undo, which fills the fields anew. */
  const [undone, setUndone] = useState(0)
  return (
    <Loaded query={rules} what={words('planningRulesNoun')} rows={6}>
      {(stored) => (
        <RulesForm
          key={`${undone} ${JSON.stringify(stored)}`}
          stored={readPlanningRules({ planning: stored })}
          onUndo={() => setUndone(undone + 1)}
        />
      )}
    </Loaded>
  )
}
