// Form of a driver: name and contact.
import { Controller, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { newDriverBody, type DriverItem } from '@dropwise/contracts'
import { TextField } from '../../ui/field.tsx'
import { EntityFormPanel } from '../../ui/form/entity-form-panel.tsx'
import { blankAsNull, useSchemaForm, type SchemaForm } from '../../ui/form/use-schema-form.ts'
import { notify } from '../../ui/toasts.tsx'
import { AbsencesField } from './absences-field.tsx'
import { useAddDriver, useChangeDriver } from './api.ts'
import { ArchiveButton } from './archive-button.tsx'
import { DriverAccount } from './driver-account.tsx'
import { PapersField } from './papers-field.tsx'
import { SkillsField } from './skills-field.tsx'
import { useArchive } from './use-archive.ts'
import { WeekField } from './week-field.tsx'
import { unitText } from '../../lib/format.ts'
import { fleetFormsWords as words } from '../../lib/words/fleet-forms.ts'
import { fleetWords } from '../../lib/words/fleet.ts'

function ArchiveDriver({ driver }: { driver: DriverItem }) {
  return <ArchiveButton state={useArchive(driver, useChangeDriver())} />
}

/** 40 h. */
const USUAL_WEEK_MINUTES = 2_400

type Fields = SchemaForm<z.input<typeof newDriverBody>, z.output<typeof newDriverBody>>

/** Working time, limits, skills, and expiring papers. */
function WorkFields({ fields: { form, errorOf } }: { fields: Fields }) {
  const { control } = form
  const maxWeekMinutes = useWatch({ control, name: 'maxWeekMinutes' }) ?? USUAL_WEEK_MINUTES
  return (
    <>
      <Controller
        control={control}
        name="skills"
        render={({ field }) => (
          <SkillsField value={field.value ?? []} onChange={field.onChange} error={errorOf('skills')} />
        )}
      />
      <Controller
        control={control}
        name="week"
        render={({ field }) => (
          <WeekField
            value={field.value ?? []}
            maxMinutes={maxWeekMinutes}
            onChange={field.onChange}
            error={form.formState.errors.week ? words('eachShiftEndsLater') : undefined}
          />
        )}
      />
      <Controller
        control={control}
        name="maxWeekMinutes"
        render={({ field }) => (
          <TextField
            label={words('atMostAWeek')}
            type="number"
            min={1}
            max={168}
            suffix={unitText('h')}
            defaultValue={(field.value ?? USUAL_WEEK_MINUTES) / 60}
            error={errorOf('maxWeekMinutes')}
            onBlur={field.onBlur}
            onChange={({ target }) => field.onChange(Math.round(Number(target.value) * 60))}
          />
        )}
      />
      <Controller
        control={control}
        name="absences"
        render={({ field }) => (
          <AbsencesField
            value={field.value ?? []}
            onChange={field.onChange}
            error={form.formState.errors.absences ? words('daysOffBackward') : undefined}
          />
        )}
      />
      <Controller
        control={control}
        name="papers"
        render={({ field }) => (
          <PapersField
            value={field.value ?? []}
            onChange={field.onChange}
            error={form.formState.errors.papers ? words('nameEachDocument') : undefined}
          />
        )}
      />
    </>
  )
}

export function DriverForm({ driver, onClose }: { driver: DriverItem | null; onClose: () => void }) {
  const add = useAddDriver()
  const change = useChangeDriver()
  const fields = useSchemaForm({
    schema: newDriverBody,
    defaultValues: {
      name: driver?.name ?? '',
      phone: driver?.phone ?? null,
      email: driver?.email ?? null,
      licence: driver?.licence ?? null,
      skills: driver?.skills ?? [],
      papers: driver?.papers ?? [],
      week: driver?.week ?? [],
      absences: driver?.absences ?? [],
      maxWeekMinutes: driver?.maxWeekMinutes ?? USUAL_WEEK_MINUTES,
    },
    onSubmit: async (values) => {
      if (driver) await change.mutateAsync({ id: driver.id, patch: values })
      else await add.mutateAsync(values)
      notify({
        title: driver ? words('changed', { name: values.name }) : words('added', { name: values.name }),
      })
      onClose()
    },
  })
  const { register } = fields.form
  return (
    <EntityFormPanel
      needs="fleet:write"
      title={driver ? driver.name : fleetWords('addDriver')}
      onClose={onClose}
      form={fields}
      submitLabel={driver ? words('saveDriver') : fleetWords('addDriver')}
      failureTitle={words('driverNotSaved')}
      footAction={driver && <ArchiveDriver driver={driver} />}
      before={driver && <DriverAccount driver={driver} />}
    >
      <TextField label={words('personName')} error={fields.errorOf('name')} {...register('name')} />
      <TextField
        label={fleetWords('phone')}
        type="tel"
        error={fields.errorOf('phone')}
        {...register('phone', blankAsNull)}
      />
      <TextField
        label={fleetWords('email')}
        type="email"
        error={fields.errorOf('email')}
        {...register('email', blankAsNull)}
      />
      <TextField
        label={words('licence')}
        error={fields.errorOf('licence')}
        {...register('licence', blankAsNull)}
      />
      <WorkFields fields={fields} />
    </EntityFormPanel>
  )
}
