// The statement of a driver beside the list: lines of each day, corrections, approval.
import { useQuery } from '@tanstack/react-query'
import { newPayCorrectionBody, type PayCorrection, type PayStatement } from '@dropwise/contracts'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { Link } from 'react-router'
import { describeError } from '../../lib/api.ts'
import { useTenant } from '../../lib/company-context.tsx'
import { dayOf, listText, moneyWithCents } from '../../lib/format.ts'
import { useRefusal } from '../../lib/permission.ts'
import { frameWords } from '../../lib/words/frame.ts'
import { payWords as words } from '../../lib/words/pay.ts'
import { AmountField } from '../../ui/amount-field.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { ExportMenu } from '../../ui/export-menu.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { TextField } from '../../ui/field.tsx'
import { useSchemaForm } from '../../ui/form/use-schema-form.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { monthName } from '../../ui/pay/month-stepper.tsx'
import { StatementLines } from '../../ui/pay/statement-lines.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { notify } from '../../ui/toasts.tsx'
import { statementQuery, useAddCorrection, useRemoveCorrection } from './api.ts'
import { ApproveButton } from './approve-button.tsx'
import { FILE_FORMATS } from './formats.ts'

export function StatementPanel({
  driverId,
  month,
  onClose,
}: {
  driverId: string
  month: string
  onClose: () => void
}) {
  const query = useQuery(statementQuery(driverId, month))
  const statement = query.data
  return (
    <SidePanel
      title={statement?.driver.name ?? words('pay')}
      aside={monthName(month)}
      onClose={onClose}
      foot={
        statement && (
          <div className="flex items-center gap-2">
            <ExportMenu
              noun={words('pay')}
              path="/pay-statements/file"
              query={{ month, driverId }}
              fileName={`pay-${month}`}
              formats={FILE_FORMATS}
            />
            {statement.approvedAt === null && statement.isComplete && (
              <ApproveButton statements={[statement]} />
            )}
          </div>
        )
      }
    >
      <div className="px-5 py-3">
        <Loaded query={query} what={words('pay')} rows={8}>
          {(loaded) => <Statement statement={loaded} />}
        </Loaded>
      </div>
    </SidePanel>
  )
}

function Statement({ statement }: { statement: PayStatement }) {
  const { link } = useTenant()
  const [isAdding, setAdding] = useState(false)
  const mayWrite = useRefusal('pay:write') === null
  const { approvedAt, isComplete, days, corrections } = statement
  const isOpen = approvedAt === null
  const state = isOpen
    ? words(isComplete ? 'openComplete' : 'openIncomplete')
    : words('approvedOn', { day: dayOf(approvedAt) })
  return (
    <>
      <p className="pb-1 text-2 text-ink-2">{state}</p>
      {days.length + corrections.length === 0 ? (
        <EmptyState title={words('nobodyDrove')} />
      ) : (
        <StatementLines
          statement={statement}
          routesOf={(day) => (
            <Link className="text-link" to={link(`/tenant/routes?day=${day.date}`)}>
              {listText(day.routes.map(({ number }) => `R${number}`))}
            </Link>
          )}
          {...(isOpen &&
            mayWrite && {
              actionOf: (correction) => <RemoveCorrection correction={correction} of={statement} />,
            })}
        />
      )}
      {isOpen &&
        mayWrite &&
        (isAdding ? (
          <CorrectionForm statement={statement} onClose={() => setAdding(false)} />
        ) : (
          <Button onClick={() => setAdding(true)}>{words('addCorrection')}</Button>
        ))}
    </>
  )
}

function RemoveCorrection({ correction, of }: { correction: PayCorrection; of: PayStatement }) {
  const remove = useRemoveCorrection()
  const add = useAddCorrection()
  const undo = () =>
    add.mutate({
      driverId: of.driver.id,
      date: correction.date,
      amountMinor: correction.amountMinor,
      reason: correction.reason,
    })
  return (
    <IconButton
      label={words('removeCorrection', { amount: moneyWithCents(correction.amountMinor, of.currency) })}
      disabled={remove.isPending}
      onClick={() =>
        remove.mutate(correction.id, {
          onSuccess: () =>
            notify({ title: words('correctionRemoved'), action: { label: frameWords('undo'), run: undo } }),
          onError: (error) => notify({ title: describeError(error).message, tone: 'bad' }),
        })
      }
    >
      <Trash2 />
    </IconButton>
  )
}

function CorrectionForm({ statement, onClose }: { statement: PayStatement; onClose: () => void }) {
  const add = useAddCorrection()
  const { driver, month, days } = statement
  const { form, submit, isSubmitting, failure, errorOf } = useSchemaForm({
    schema: newPayCorrectionBody,
    defaultValues: { driverId: driver.id, date: days.at(-1)?.date ?? `${month}-01`, reason: '' },
    onSubmit: async (body) => {
      await add.mutateAsync(body)
      notify({ title: words('correctionAdded') })
      onClose()
    },
  })
  return (
    <form
      noValidate
      aria-label={words('addCorrection')}
      className="flex flex-col gap-3 pt-2"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {failure !== null && <ErrorState title={words('notSaved')} {...describeError(failure)} />}
      <div className="grid grid-cols-2 gap-3">
        <DateField label={words('day')} error={errorOf('date')} {...form.register('date')} />
        <Controller
          control={form.control}
          name="amountMinor"
          render={({ field }) => (
            <AmountField
              isSigned
              label={words('amount')}
              hint={words('amountHint')}
              error={errorOf('amountMinor') && words('enterAmount')}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
      </div>
      <TextField
        label={words('reason')}
        maxLength={300}
        error={errorOf('reason') && words('enterReason')}
        {...form.register('reason')}
      />
      <span className="flex gap-2">
        <Button type="submit" variant="primary" disabled={isSubmitting}>
          {words('addCorrection')}
        </Button>
        <Button onClick={onClose}>{frameWords('cancel')}</Button>
      </span>
    </form>
  )
}
