// Settings for drivers: default proof, reasons, vehicle check, reordering, calls, phones, and thresholds of
// arrival and alerts.
import { Controller, type FieldError } from 'react-hook-form'
import { PROOF_TASKS, RECIPIENT_CALLS, type DriverRules, type ProofTask } from '@dropwise/contracts'
import { describeError } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox, RadioGroup } from '../../ui/choice.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { ReasonRows } from './reason-rows.tsx'
import { useDriverRules, useStoredRules, type DriverRulesForm } from './use-driver-rules.ts'

const PROOF: Record<ProofTask, string> = {
  photo: 'Photo',
  signature: 'Signature',
  name: 'Name of who takes it',
  pin: 'PIN of the recipient',
  barcode: 'Scan of the parcel',
  age_check: 'Age check',
}

function ProofChoice({ form }: { form: DriverRulesForm }) {
  return (
    <section aria-label="Proof">
      <h2 className="text-3">Proof at every door</h2>
      <p className="pb-2 text-2 text-ink-2">An order can require something else.</p>
      <Controller
        control={form.fields.form.control}
        name="proof"
        render={({ field }) => (
          <div className="grid gap-2 md:grid-cols-2">
            {PROOF_TASKS.map((task) => (
              <Checkbox
                key={task}
                label={PROOF[task]}
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
    <section aria-label="Vehicle check" className="flex flex-col gap-4">
      <div>
        <h2 className="text-3">Vehicle check</h2>
        <p className="pb-2 text-2 text-ink-2">
          Drivers look at these points before the shift and report defects with photos.
        </p>
        <Controller
          control={fields.control}
          name="vehicleCheck.isAsked"
          render={({ field }) => (
            <Checkbox label="Require a check" isChecked={field.value} onChange={field.onChange} />
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
              label="Points to check"
              hint="One per line"
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
    <section aria-label="Sign-in by code">
      <h2 className="text-3">Sign-in by code</h2>
      <p className="pb-2 text-2 text-ink-2">
        A driver who signs in with a code is signed out on every other phone.
      </p>
      <Controller
        control={form.fields.form.control}
        name="severalDevices"
        render={({ field }) => (
          <Checkbox
            label="Let drivers stay signed in on several phones"
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
    <section aria-label="Order of stops">
      <h2 className="text-3">Order of stops</h2>
      <p className="pb-2 text-2 text-ink-2">
        Drivers are told which windows another order breaks, and you see that they changed it. Stops and vans
        that you locked in the plan keep their order.
      </p>
      <Controller
        control={form.fields.form.control}
        name="mayReorder"
        render={({ field }) => (
          <Checkbox
            label="Let drivers change the order of the stops ahead"
            isChecked={field.value ?? false}
            onChange={field.onChange}
          />
        )}
      />
    </section>
  )
}

const CALLS: Record<DriverRules['recipientCalls'], string> = {
  off: 'Not at all: drivers write messages',
  on_tap: 'Show the number on a tap, while the stop is open',
  provider: 'Through the phone provider: neither sees the number of the other',
}

function CallChoice({ form, hasProvider }: { form: DriverRulesForm; hasProvider: boolean }) {
  const { form: fields, errorOf } = form.fields
  const error = errorOf('recipientCalls')
  return (
    <section aria-label="Calls to recipients">
      <h2 className="text-3">Calls and texts to recipients</h2>
      <p className="pb-2 text-2 text-ink-2">
        Numbers are not kept on the phone. Each call and text is noted in the order.
      </p>
      <Controller
        control={fields.control}
        name="recipientCalls"
        render={({ field }) => (
          <RadioGroup
            label="Calls and texts to recipients"
            value={field.value ?? 'on_tap'}
            onChange={field.onChange}
            items={RECIPIENT_CALLS.filter(
              (choice) => choice !== 'provider' || hasProvider || field.value === 'provider',
            ).map((value) => ({ value, label: CALLS[value] }))}
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
  { name: 'arrivalRadiusMetres', label: 'A van has arrived within', unit: 'm' },
  {
    name: 'longStopMinutes',
    label: 'A stop is long when it takes this much longer than planned',
    unit: 'min',
  },
  { name: 'offRouteMetres', label: 'A van is off its route beyond', unit: 'm' },
] as const

function Numbers({ form }: { form: DriverRulesForm }) {
  const { form: fields, errorOf } = form.fields
  return (
    <section aria-label="On the road" className="flex flex-col gap-4">
      <h2 className="text-3">On the road</h2>
      {NUMBERS.map(({ name, label, unit }) => (
        <TextField
          key={name}
          type="number"
          label={label}
          suffix={unit}
          error={errorOf(name)}
          {...fields.register(name, { valueAsNumber: true })}
        />
      ))}
    </section>
  )
}

function RulesForm({ rules }: { rules: DriverRules & { hasCallProvider: boolean } }) {
  const form = useDriverRules(rules)
  const { failure, isSubmitting, submit } = form.fields
  const { isDirty } = form.fields.form.formState
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <form
        className="flex min-h-0 max-w-[640px] flex-1 flex-col gap-7 overflow-y-auto px-4 py-5 md:px-7"
        onSubmit={(event) => event.preventDefault()}
      >
        {failure !== null && (
          <ErrorState className="m-0" title="The rules could not be saved" {...describeError(failure)} />
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
            Rules changed
          </span>
          <Button onClick={form.undo}>Undo</Button>
          <Button variant="primary" needs="settings:write" disabled={isSubmitting} onClick={submit}>
            Save
          </Button>
        </div>
      )}
    </div>
  )
}

export function DriverRulesScreen() {
  const rules = useStoredRules()
  if (rules.isPending) return <SkeletonRows rows={6} height={48} label="Loading the rules" />
  if (rules.isError)
    return (
      <ErrorState
        title="The rules could not be loaded"
        {...describeError(rules.error)}
        onRetry={() => void rules.refetch()}
      />
    )
  return <RulesForm rules={rules.data} />
}
