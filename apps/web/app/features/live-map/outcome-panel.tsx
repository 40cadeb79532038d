// Dispatch records a stop's outcome: delivered, failed or returned, with a reason from the company's list.
import { useQuery } from '@tanstack/react-query'
import { Controller, useWatch } from 'react-hook-form'
import { stopOutcomeBody } from '@dropwise/contracts'
import { useTenant } from '../../lib/company-context.tsx'
import { driverRulesQuery } from '../../lib/data/order-events.ts'
import { failureReason } from '../../lib/failure-reason.ts'
import { liveWords } from '../../lib/words/live.ts'
import { RadioGroup } from '../../ui/choice.tsx'
import { TextArea } from '../../ui/field.tsx'
import { EntityFormPanel } from '../../ui/form/entity-form-panel.tsx'
import { blankAsNull, useSchemaForm } from '../../ui/form/use-schema-form.ts'
import { Segments } from '../../ui/segments.tsx'
import { notify } from '../../ui/toasts.tsx'
import type { StopOfVan } from './day.ts'
import { useEndStop } from './repair-api.ts'

const KINDS = [
  { value: 'failed', label: 'failed', submit: 'markAsFailed', done: 'wasFailed' },
  { value: 'returned', label: 'returned', submit: 'markAsReturned', done: 'wasReturned' },
  { value: 'delivered', label: 'delivered', submit: 'markAsDelivered', done: 'wasDelivered' },
] as const
const textsOf = (kind: (typeof KINDS)[number]['value']) => KINDS.find(({ value }) => value === kind)!

function useOutcomeForm({ stop }: StopOfVan, onDone: () => void) {
  const { day } = useTenant()
  const end = useEndStop(day)
  return useSchemaForm({
    schema: stopOutcomeBody.refine(({ kind, reason }) => kind === 'delivered' || Boolean(reason), {
      path: ['reason'],
      error: liveWords('chooseReason'),
    }),
    defaultValues: { kind: 'failed', reason: null, note: null },
    async onSubmit({ kind, reason, note }) {
      await end.mutateAsync({
        orderId: stop.orderId,
        kind,
        note,
        reason: kind === 'delivered' ? null : reason,
      })
      notify({ title: liveWords(textsOf(kind).done, { recipient: stop.recipient }) })
      onDone()
    },
  })
}

function Reasons({ fields }: { fields: ReturnType<typeof useOutcomeForm> }) {
  const rules = useQuery(driverRulesQuery())
  const kind = useWatch({ control: fields.form.control, name: 'kind' })
  if (kind === 'delivered') return null
  const reasons = (rules.data?.reasons ?? []).filter(({ kinds }) => kinds.includes(kind))
  const problem = fields.errorOf('reason')
  return (
    <div>
      <p className="pb-1.5 text-1 font-mid">{liveWords('reason')}</p>
      <Controller
        control={fields.form.control}
        name="reason"
        render={({ field }) => (
          <RadioGroup
            label={liveWords('reason')}
            value={field.value ?? ''}
            onChange={field.onChange}
            items={reasons.map(({ id, label }) => ({ value: id, label: failureReason(label) }))}
          />
        )}
      />
      {problem && (
        <p role="alert" className="pt-1 text-1 text-bad-ink">
          {problem}
        </p>
      )}
    </div>
  )
}

export function OutcomePanel({ item, onClose }: { item: StopOfVan; onClose: () => void }) {
  const fields = useOutcomeForm(item, onClose)
  const { control, register, setValue } = fields.form
  const kind = useWatch({ control, name: 'kind' })
  const { stop, van } = item
  return (
    <EntityFormPanel
      needs="orders:write"
      title={stop.recipient}
      aside={liveWords('routeAndStop', { number: van.route.number, sequence: stop.sequence })}
      onClose={onClose}
      form={fields}
      submitLabel={liveWords(textsOf(kind).submit)}
      failureTitle={liveWords('notMarked')}
    >
      <p className="text-2 text-ink-2">{liveWords('outcomeLead', { van: van.label })}</p>
      <Segments
        label={liveWords('howItEnded')}
        value={kind}
        onChange={(next) => {
          setValue('kind', next)
          setValue('reason', null)
        }}
        items={KINDS.map(({ value, label }) => ({ value, label: liveWords(label) }))}
      />
      <Reasons fields={fields} />
      <TextArea
        label={liveWords('noteForOffice')}
        error={fields.errorOf('note')}
        {...register('note', blankAsNull)}
      />
    </EntityFormPanel>
  )
}
