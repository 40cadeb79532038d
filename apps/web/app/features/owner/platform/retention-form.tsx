// Retention periods besides the audit log, each with a note on what is deleted and kept.
import { retention, type RetainedData, type Retention } from '@dropwise/contracts'
import { useState } from 'react'
import { ownerPlatformWords as words } from '../../../lib/words/owner-platform.ts'
import { Confirm } from '../../../ui/confirm.tsx'
import { TextField } from '../../../ui/field.tsx'
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts'
import { useAction } from '../use-action.ts'
import { saveRetention } from './api.ts'
import { SettingsForm } from './settings-form.tsx'

type WordsKey = Parameters<typeof words>[0]

const THINGS = [
  ['positions', 'whereVehiclesWere', 'months', 'whereVehiclesWereHint'],
  ['proofs', 'photosAndSignatures', 'months', 'photosAndSignaturesHint'],
  ['attachments', 'filesOfOrders', 'months', 'filesOfOrdersHint'],
  ['outbox', 'mailsAndTexts', 'months', 'mailsAndTextsHint'],
  ['tickets', 'closedTickets', 'months', 'closedTicketsHint'],
  ['webhook_calls', 'webhookLog', 'days', 'webhookLogHint'],
  ['sign_ins', 'signInLog', 'days', 'signInLogHint'],
] as const satisfies [RetainedData, label: WordsKey, unit: 'months' | 'days', hint: WordsKey][]

function periodText(period: number, unit: 'months' | 'days'): string {
  if (period === 0) return words('keptForEver')
  return words(unit === 'months' ? 'monthCount' : 'dayCount', { count: period })
}

/** Periods that would become shorter; 0 is forever. */
function shortened(before: Retention, after: Retention): [string, string][] {
  const length = (period: number) => (period === 0 ? Infinity : period)
  return THINGS.filter(([name]) => length(after[name]) < length(before[name])).map(([name, label, unit]) => [
    words(label),
    words('shortened', { before: periodText(before[name], unit), after: periodText(after[name], unit) }),
  ])
}

export function RetentionForm({ stored }: { stored: Retention }) {
  const save = useAction(saveRetention, () => words('periodsSaved'))
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
    <SettingsForm label={words('howLongKept')} fields={fields}>
      <p className="text-2 text-ink-2">{words('periodsLead')}</p>
      {THINGS.map(([name, label, unit, hint]) => (
        <TextField
          key={name}
          label={words(label)}
          type="number"
          suffix={words(unit)}
          hint={words(hint)}
          error={errorOf(name)}
          {...form.register(name, { valueAsNumber: true })}
        />
      ))}
      <Confirm
        isOpen={unconfirmed !== null}
        onClose={() => setUnconfirmed(null)}
        title={words('shortenQuestion')}
        description={words('shortenEffect')}
        facts={unconfirmed ? shortened(stored, unconfirmed) : []}
        confirmLabel={words('saveShorter')}
        onConfirm={() => {
          if (unconfirmed) save.mutate(unconfirmed)
          setUnconfirmed(null)
        }}
      />
    </SettingsForm>
  )
}
