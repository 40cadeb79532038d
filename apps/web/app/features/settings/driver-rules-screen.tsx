// Settings for drivers: default proof, reasons, vehicle check, reordering, calls, phones, and thresholds of
// arrival and alerts.
import { Controller, type FieldError } from 'react-hook-form'
import { PROOF_TASKS, RECIPIENT_CALLS, type DriverRules, type ProofTask } from '@dropwise/contracts'
import { unitText } from '../../lib/format.ts'
import { orderFieldWords } from '../../lib/words/order-fields.ts'
import { describeError } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox, RadioGroup } from '../../ui/choice.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { ReasonRows } from './reason-rows.tsx'
import { useDriverRules, useStoredRules, type DriverRulesForm } from './use-driver-rules.ts'
import { settingsWords as words } from '../../lib/words/settings.ts'

const PROOF = {
  photo: 'photo',
  signature: 'signature',
  name: 'nameOfTaker',
  pin: 'recipientPin',
  barcode: 'parcelScan',
  age_check: 'ageCheck',
} as const satisfies Record<ProofTask, string>

function ProofChoice({ form }: { form: DriverRulesForm }) {
  return (
    <section aria-label={words('proof')}>
      <h2 className="text-3">{words('proofAtDoor')}</h2>
      <p className="pb-2 text-2 text-ink-2">{words('proofMore')}</p>
      <Controller
        control={form.fields.form.control}
        name="proof"
        render={({ field }) => (
          <div className="grid gap-2 md:grid-cols-2">
            {PROOF_TASKS.map((task) => (
              <Checkbox
                key={task}
                label={orderFieldWords(PROOF[task])}
                isChecked={field.value.includes(task)}
                onChange={(isChecked) =>
                  // Keeps the order of tasks at a door.
                  field.onChange(
                    PROOF_TASKS.filter((each) => (each === task ? isChecked : field.value.includes(each))),
                  )
                }
              />
            ))}
          </div>
        )}
      />
    </section>
  )
}

/** The error of the list, else of its first invalid point. */
function messageOf(error: FieldError | undefined): string | undefined {
  if (!error || error.message) return error?.message
  return Object.values(error as unknown as (FieldError | undefined)[]).find(Boolean)?.message
}

/** One point per line. Keeps the typed text; the value is its lines. */
function CheckChoice({ form }: { form: DriverRulesForm }) {
  const { form: fields } = form.fields
  const isAsked = fields.watch('vehicleCheck.isAsked')
  return (
    <section aria-label={words('vehicleCheck')} className="flex flex-col gap-4">
      <div>
        <h2 className="text-3">{words('vehicleCheck')}</h2>
        <p className="pb-2 text-2 text-ink-2">{words('vehicleCheckMore')}</p>
        <Controller
          control={fields.control}
          name="vehicleCheck.isAsked"
          render={({ field }) => (
            <Checkbox label={words('requireCheck')} isChecked={field.value} onChange={field.onChange} />
          )}
        />
      </div>
      {isAsked && (
        <Controller
          control={fields.control}
          name="vehicleCheck.points"
          render={({ field, fieldState: { error } }) => (
            <TextArea
              key={form.resets}
              label={words('pointsToCheck')}
              hint={words('onePerLine')}
              rows={6}
              error={messageOf(error)}
              defaultValue={field.value.join('\n')}
              onChange={(event) =>
                field.onChange(
                  event.target.value
                    .split('\n')
                    .map((line) => line.trim())
                    .filter(Boolean),
                )
              }
            />
          )}
        />
      )}
    </section>
  )
}

function SignInChoice({ form }: { form: DriverRulesForm }) {
  return (
    <section aria-label={words('signInByCode')}>
      <h2 className="text-3">{words('signInByCode')}</h2>
      <p className="pb-2 text-2 text-ink-2">{words('signInByCodeMore')}</p>
      <Controller
        control={form.fields.form.control}
        name="severalDevices"
        render={({ field }) => (
          <Checkbox
            label={words('severalPhones')}
            isChecked={field.value ?? false}
            onChange={field.onChange}
          />
        )}
      />
    </section>
  )
}

function ReorderChoice({ form }: { form: DriverRulesForm }) {
  return (
    <section aria-label={words('stopOrder')}>
      <h2 className="text-3">{words('stopOrder')}</h2>
      <p className="pb-2 text-2 text-ink-2">{words('stopOrderMore')}</p>
      <Controller
        control={form.fields.form.control}
        name="mayReorder"
        render={({ field }) => (
          <Checkbox label={words('mayReorder')} isChecked={field.value ?? false} onChange={field.onChange} />
        )}
      />
    </section>
  )
}

const CALLS = {
  off: 'callsOff',
  on_tap: 'callsOnTap',
  provider: 'callsProvider',
} as const satisfies Record<DriverRules['recipientCalls'], string>

function CallChoice({ form, hasProvider }: { form: DriverRulesForm; hasProvider: boolean }) {
  const { form: fields, errorOf } = form.fields
  const error = errorOf('recipientCalls')
  return (
    <section aria-label={words('callsToRecipients')}>
      <h2 className="text-3">{words('callsAndTexts')}</h2>
      <p className="pb-2 text-2 text-ink-2">{words('callsMore')}</p>
      <Controller
        control={fields.control}
        name="recipientCalls"
        render={({ field }) => (
          <RadioGroup
            label={words('callsAndTexts')}
            value={field.value ?? 'on_tap'}
            onChange={field.onChange}
            items={RECIPIENT_CALLS.filter(
              (choice) => choice !== 'provider' || hasProvider || field.value === 'provider',
            ).map((value) => ({ value, label: words(CALLS[value]) }))}
          />
        )}
      />
      {error && (
        <p role="alert" className="pt-2 text-1 text-bad-ink">
          {error}
        </p>
      )}
    </section>
  )
}

const NUMBERS = [
  { name: 'arrivalRadiusMetres', label: 'arrivedWithin', unit: 'm' },
  {
    name: 'longStopMinutes',
    label: 'longStopAfter',
    unit: 'min',
  },
  { name: 'offRouteMetres', label: 'offRouteBeyond', unit: 'm' },
] as const

function Numbers({ form }: { form: DriverRulesForm }) {
  const { form: fields, errorOf } = form.fields
  return (
    <section aria-label={words('onTheRoad')} className="flex flex-col gap-4">
      <h2 className="text-3">{words('onTheRoad')}</h2>
      {NUMBERS.map(({ name, label, unit }) => (
        <TextField
          key={name}
          type="number"
          label={words(label)}
          suffix={unit === 'min' ? words('minutesUnit') : unitText(unit)}
          error={errorOf(name)}
          {...fields.register(name, { valueAsNumber: true })}
        />
      ))}
    </section>
  )
}

const FORM_ID = 'driver-rules'

function RulesForm({ rules }: { rules: DriverRules & { hasCallProvider: boolean } }) {
  const form = useDriverRules(rules)
  const { failure, isSubmitting, submit } = form.fields
  const { isDirty } = form.fields.form.formState
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <form
        id={FORM_ID}
        className="flex min-h-0 max-w-[640px] flex-1 flex-col gap-7 overflow-y-auto px-4 py-5 md:px-7"
        onSubmit={(event) => event.preventDefault()}
      >
        {failure !== null && (
          <ErrorState className="m-0" title={words('rulesNotSaved')} {...describeError(failure)} />
        )}
        <ProofChoice form={form} />
        <ReasonRows form={form} />
        <CheckChoice form={form} />
        <ReorderChoice form={form} />
        <CallChoice form={form} hasProvider={rules.hasCallProvider} />
        <Numbers form={form} />
        <SignInChoice form={form} />
      </form>
      {isDirty && (
        <div className="flex shrink-0 items-center gap-3 border-t border-line-2 bg-surface px-4 py-2.5 md:px-7">
          <span role="status" className="flex-1 text-2">
            {words('rulesChanged')}
          </span>
          <Button onClick={form.undo}>{words('undo')}</Button>
          <Button
            variant="primary"
            needs="settings:write"
            disabled={isSubmitting}
            form={FORM_ID}
            onClick={submit}
          >
            {words('save')}
          </Button>
        </div>
      )}
    </div>
  )
}

export function DriverRulesScreen() {
  const rules = useStoredRules()
  if (rules.isPending) return <SkeletonRows rows={6} height={48} label={words('loadingRules')} />
  if (rules.isError)
    return (
      <ErrorState
        title={words('rulesNotLoaded')}
        {...describeError(rules.error)}
        onRetry={() => void rules.refetch()}
      />
    )
  return <RulesForm rules={rules.data} />
}
