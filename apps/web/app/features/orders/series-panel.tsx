// All recurring orders: schedule, problems, change and stop.
import { useQuery } from '@tanstack/react-query'
import { Repeat } from 'lucide-react'
import { useState } from 'react'
import { recurringOrderPatch, type RecurringOrderItem } from '@dropwise/contracts'
import { describeError } from '../../lib/api.ts'
import { dayShort } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { EntityFormPanel } from '../../ui/form/entity-form-panel.tsx'
import { useSchemaForm } from '../../ui/form/use-schema-form.ts'
import { SidePanel } from '../../ui/side-panel.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { notify } from '../../ui/toasts.tsx'
import { RecurrenceFields } from './recurrence-fields.tsx'
import { recurrenceText } from './recurrence-text.ts'
import { recurringQuery, useChangeRecurring, useStopRecurring } from './recurring-api.ts'

export function SeriesPanel({ onClose }: { onClose: () => void }) {
  const query = useQuery(recurringQuery())
  const [changed, setChanged] = useState<RecurringOrderItem | null>(null)
  if (changed) return <SeriesForm series={changed} onClose={() => setChanged(null)} />
  const items = query.data?.items.filter(({ nextDay }) => nextDay !== null) ?? []
  return (
    <SidePanel title="Recurring orders" onClose={onClose}>
      {query.isPending ? (
        <SkeletonRows rows={4} height={64} label="Loading recurring orders" />
      ) : !query.data ? (
        <ErrorState
          title="Recurring orders could not be loaded"
          {...describeError(query.error)}
          onRetry={() => void query.refetch()}
        />
      ) : items.length === 0 ? (
        <EmptyState title="Nothing repeats yet" className="mx-5">
          An order that comes every week is entered once: choose “Repeats” in a new order. Its orders then
          appear two weeks ahead.
        </EmptyState>
      ) : (
        <ul aria-label="Recurring orders">
          {items.map((series) => (
            <SeriesRow key={series.id} series={series} onChange={() => setChanged(series)} />
          ))}
        </ul>
      )}
    </SidePanel>
  )
}

function SeriesRow({ series, onChange }: { series: RecurringOrderItem; onChange: () => void }) {
  const stop = useStopRecurring()
  const name = series.order.recipient || series.reference
  // A separate promise, because the row unmounts before the call ends.
  const stopNow = () =>
    void stop.mutateAsync(series.id).then(
      () => notify({ title: `${name} stopped`, detail: 'Its open orders were removed.' }),
      (error: unknown) =>
        notify({ title: `${name} could not be stopped`, detail: describeError(error).message, tone: 'bad' }),
    )
  return (
    <li className="flex flex-col gap-1 border-b border-line px-5 py-3">
      <div className="flex items-center gap-2">
        <Repeat className="size-4 shrink-0 text-ink-3" aria-hidden />
        <span className="min-w-0 flex-1 truncate text-2 font-strong">{name}</span>
        <Button size="s" needs="orders:write" onClick={onChange} aria-label={`Change ${name}`}>
          Change
        </Button>
        <Button
          size="s"
          variant="quiet"
          disabled={stop.isPending}
          needs="orders:write"
          onClick={stopNow}
          aria-label={`Stop ${name}`}
        >
          Stop
        </Button>
      </div>
      <p className="text-2 text-ink-2">
        {series.reference}, {recurrenceText(series)}
        {series.nextDay && `, next on ${dayShort(series.nextDay)}`}
      </p>
      {series.problem && <p className="text-2 text-signal-ink">{series.problem}</p>}
    </li>
  )
}

const whenForm = recurringOrderPatch.omit({ order: true }).required()

function SeriesForm({ series, onClose }: { series: RecurringOrderItem; onClose: () => void }) {
  const change = useChangeRecurring()
  const { weekdays, everyWeeks, endsOn, skipDates } = series
  const fields = useSchemaForm({
    schema: whenForm,
    defaultValues: { from: series.nextDay ?? series.startsOn, weekdays, everyWeeks, endsOn, skipDates },
    async onSubmit(patch) {
      await change.mutateAsync({ id: series.id, patch: changedOnly(patch, series) })
      notify({ title: 'Recurring order changed' })
      onClose()
    },
  })
  const value = fields.form.watch()
  return (
    <EntityFormPanel
      needs="orders:write"
      title={series.order.recipient || series.reference}
      aside={series.reference}
      onClose={onClose}
      form={fields}
      submitLabel="Save recurring order"
      failureTitle="The recurring order could not be saved"
    >
      <TextField
        label="Changes apply from"
        type="date"
        hint="Orders before this day stay as they are. What an order says is changed in the order itself."
        error={fields.errorOf('from')}
        {...fields.form.register('from')}
      />
      <RecurrenceFields
        value={value}
        errorOf={fields.errorOf}
        onChange={(next) => {
          for (const name of ['weekdays', 'everyWeeks', 'endsOn', 'skipDates'] as const)
            fields.form.setValue(name, next[name])
        }}
      />
    </EntityFormPanel>
  )
}

type When = ReturnType<typeof whenForm.parse>

/** Sends days only when they changed, since that restarts the series on that day. */
function changedOnly({ from, weekdays, everyWeeks, ...ends }: When, before: RecurringOrderItem) {
  const isSame = everyWeeks === before.everyWeeks && weekdays.join() === before.weekdays.join()
  return isSame ? ends : { ...ends, from, weekdays, everyWeeks }
}
