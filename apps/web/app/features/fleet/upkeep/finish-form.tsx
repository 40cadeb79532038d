// Finishes a work order: day, mileage, and when the next service is due.
import { workOrderPatchBody, type WorkOrderItem } from '@dropwise/contracts'
import { Controller } from 'react-hook-form'
import { z } from 'zod'
import { useTenant } from '../../../lib/company-context.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { EntityFormPanel } from '../../../ui/form/entity-form-panel.tsx'
import { blankAsNull, useSchemaForm } from '../../../ui/form/use-schema-form.ts'
import { notify } from '../../../ui/toasts.tsx'
import { MileageField } from '../mileage-field.tsx'
import { useChangeWork } from './api.ts'
import { upkeepWords as words } from '../../../lib/words/upkeep.ts'
import { fleetWords } from '../../../lib/words/fleet.ts'

const finish = workOrderPatchBody.pick({ odometerKm: true, nextDueKm: true, nextDueOn: true }).extend({
  doneOn: z.iso.date({ error: () => words('sayDoneDay') }),
})

export function FinishForm({ work, onClose }: { work: WorkOrderItem; onClose: () => void }) {
  const { today } = useTenant()
  const change = useChangeWork()
  const fields = useSchemaForm({
    schema: finish,
    defaultValues: { doneOn: today, odometerKm: work.vehicle.odometerKm, nextDueKm: null, nextDueOn: null },
    onSubmit: async ({ doneOn, odometerKm, nextDueKm, nextDueOn }) => {
      // Without a next one the vehicle keeps the service that it has.
      const next =
        nextDueKm || nextDueOn ? { nextDueKm: nextDueKm ?? null, nextDueOn: nextDueOn ?? null } : {}
      await change.mutateAsync({
        id: work.id,
        patch: { status: 'done', doneOn, odometerKm: odometerKm ?? null, ...next },
      })
      notify({ title: words('workOfIsDone', { title: work.title, vehicle: work.vehicle.name }) })
      onClose()
    },
  })
  const mileage = (name: 'odometerKm' | 'nextDueKm', label: string) => (
    <Controller
      control={fields.form.control}
      name={name}
      render={({ field }) => (
        <MileageField
          label={label}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          error={fields.errorOf(name)}
        />
      )}
    />
  )
  return (
    <EntityFormPanel
      needs="fleet:write"
      title={words('finishTitle', { title: work.title })}
      aside={work.vehicle.name}
      onClose={onClose}
      form={fields}
      submitLabel={words('workIsDone')}
      failureTitle={words('workNotFinished')}
    >
      <div className="grid grid-cols-2 gap-3">
        <DateField
          label={words('doneOn')}
          error={fields.errorOf('doneOn')}
          {...fields.form.register('doneOn')}
        />
        {mileage('odometerKm', fleetWords('mileage'))}
        <DateField
          label={words('nextServiceOn')}
          error={fields.errorOf('nextDueOn')}
          {...fields.form.register('nextDueOn', blankAsNull)}
        />
        {mileage('nextDueKm', words('orAtMileage'))}
      </div>
      <p className="text-2 text-ink-2">
        {words('vehicleTakesOver')}
        {work.defect && ` ${words('defectWillCount', { point: work.defect.point })}`}
      </p>
    </EntityFormPanel>
  )
}
