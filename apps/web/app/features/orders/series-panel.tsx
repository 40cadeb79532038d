// All recurring orders: schedule, problems, change and stop.
import { useQuery } from '@tanstack/react-query'
import { Repeat } from 'lucide-react'
import { useState } from 'react'
import { recurringOrderPatch, type RecurringOrderItem } from '@dropwise/contracts'
import { describeError } from '../../lib/api.ts'
import { dayShort, listText } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { EntityFormPanel } from '../../ui/form/entity-form-panel.tsx'
import { useSchemaForm } from '../../ui/form/use-schema-form.ts'
import { SidePanel } from '../../ui/side-panel.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { notify } from '../../ui/toasts.tsx'
import { storedProblemText } from './import/import-sentence.ts'
import { RecurrenceFields } from './recurrence-fields.tsx'
import { recurrenceText } from './recurrence-text.ts'
import { recurringQuery, useChangeRecurring, useStopRecurring } from './recurring-api.ts'
import { ordersWords as words } from '../../lib/words/orders.ts'

export function SeriesPanel({ onClose }: { onClose: () => void }) {
  const query = useQuery(recurringQuery())
  const [changed, setChanged] = useState<RecurringOrderItem | null>(null)
  if (changed) return <SeriesForm series={changed} onClose={() => setChanged(null)} />
  const items = query.data?.items.filter(({ nextDay }) => nextDay !== null) ?? []
  return (
    <SidePanel title={words('recurringOrders')} onClose={onClose}>
      {query.isPending ? (
        <SkeletonRows rows={4} height={64} label={words('loadingRecurring')} />
      ) : !query.data ? (
        <ErrorState
          title={words('recurringNotLoaded')}
          {...describeError(query.error)}
          onRetry={() => void query.refetch()}
        />
      ) : items.length === 0 ? (
        <EmptyState title={words('nothingRepeats')} className="mx-5">
          {words('howToRepeat')}
        </EmptyState>
      ) : (
        <ul aria-label={words('recurringOrders')}>
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
      () => notify({ title: words('seriesStopped', { name }), detail: words('openOrdersRemoved') }),
      (error: unknown) =>
        notify({
          title: words('seriesNotStopped', { name }),
          detail: describeError(error).message,
          tone: 'bad',
        }),
    )
  return (
    <li className="flex flex-col gap-1 border-b border-line px-5 py-3">
      <div className="flex items-center gap-2">
        <Repeat className="size-4 shrink-0 text-ink-3" aria-hidden />
        <span className="min-w-0 flex-1 truncate text-2 font-strong">{name}</span>
        <Button size="s" needs="orders:write" onClick={onChange} aria-label={words('changeSeries', { name })}>
          {words('change')}
        </Button>
        <Button
          size="s"
          variant="quiet"
          disabled={stop.isPending}
          needs="orders:write"
          onClick={stopNow}
          aria-label={words('stopSeries', { name })}
        >
          {words('stop')}
        </Button>
      </div>
      <p className="text-2 text-ink-2">
        {listText([
          series.reference,
          recurrenceText(series),
          ...(series.nextDay ? [words('nextOn', { day: dayShort(series.nextDay) })] : []),
        ])}
      </p>
      {series.problem && <p className="text-2 text-signal-ink">{storedProblemText(series.problem)}</p>}
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
      notify({ title: words('recurringChanged') })
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
      submitLabel={words('saveRecurring')}
      failureTitle={words('recurringNotSaved')}
    >
      <DateField
        label={words('changesFrom')}
        hint={words('whatChangesFrom')}
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
