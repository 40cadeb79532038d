// Retention periods besides the audit log, each with a note on what is deleted and kept.
import { retention, type KeptThing, type Retention } from '@dropwise/contracts'
import { useState } from 'react'
import { Confirm } from '../../../ui/confirm.tsx'
import { TextField } from '../../../ui/field.tsx'
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts'
import { useAction } from '../use-action.ts'
import { saveRetention } from './api.ts'
import { SettingsForm } from './settings-form.tsx'

const THINGS: [KeptThing, label: string, suffix: 'months' | 'days', hint: string][] = [
  ['positions', 'Where vehicles were', 'months', 'Driven distances stay, tracks on the map go'],
  [
    'proofs',
    'Photos and signatures',
    'months',
    'Of deliveries and vehicle checks. Who received it, and when, stays',
  ],
  [
    'attachments',
    'Files of orders',
    'months',
    'Counted from when they were added; not before the day of the order',
  ],
  ['outbox', 'Mails and texts', 'months', 'What they said and to whom goes; that they were sent stays'],
  ['tickets', 'Closed support tickets', 'months', 'Counted from when they were closed, with every message'],
  ['webhook_calls', 'Delivery log of webhooks', 'days', '7 to 365 days'],
  ['sign_ins', 'Sign-ins, and tries that failed', 'days', '30 to 730 days'],
]

const periodText = (period: number, unit: string): string => (period === 0 ? 'for ever' : `${period} ${unit}`)

/** Periods that would become shorter; 0 is forever. */
function shortened(before: Retention, after: Retention): [string, string][] {
  const length = (period: number) => (period === 0 ? Infinity : period)
  return THINGS.filter(([name]) => length(after[name]) < length(before[name])).map(([name, label, unit]) => [
    label,
    `${periodText(before[name], unit)}, now ${periodText(after[name], unit)}`,
  ])
}

export function RetentionForm({ stored }: { stored: Retention }) {
  const save = useAction(saveRetention, () => 'Periods saved. Older data goes tonight')
  const [unconfirmed, setUnconfirmed] = useState<Retention | null>(null)
  const { form, errorOf, ...fields } = useSchemaForm({
    schema: retention,
    defaultValues: stored,
    onSubmit: async (values) => {
      if (shortened(stored, values).length > 0) setUnconfirmed(values)
      else await save.mutateAsync(values)
    },
  })
  return (
    <SettingsForm label="How long things are kept" fields={fields}>
      <p className="text-2 text-ink-2">
        For every company at most this long. Write 0 to keep something for ever, where months are counted.
        What is older goes each night and cannot be brought back; the audit log says how much went.
      </p>
      {THINGS.map(([name, label, suffix, hint]) => (
        <TextField
          key={name}
          label={label}
          type="number"
          suffix={suffix}
          hint={hint}
          error={errorOf(name)}
          {...form.register(name, { valueAsNumber: true })}
        />
      ))}
      <Confirm
        isOpen={unconfirmed !== null}
        onClose={() => setUnconfirmed(null)}
        title="Keep these things for less time?"
        description="What is older goes tonight, for every company, and cannot be brought back."
        facts={unconfirmed ? shortened(stored, unconfirmed) : []}
        confirmLabel="Save shorter periods"
        onConfirm={() => {
          if (unconfirmed) save.mutate(unconfirmed)
          setUnconfirmed(null)
        }}
      />
    </SettingsForm>
  )
}
