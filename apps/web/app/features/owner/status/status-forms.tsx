// Form of an incident or maintenance window.
import { useQuery } from '@tanstack/react-query'
import { Controller } from 'react-hook-form'
import { z } from 'zod'
import { currentLocale } from '../../../lib/language.ts'
import { serviceName } from '../../../lib/service-name.ts'
import { commonWords } from '../../../lib/words/common.ts'
import { ownerStatusWords as words } from '../../../lib/words/owner-status.ts'
import { ConfirmButton } from '../../../ui/confirm-button.tsx'
import { TextArea, TextField } from '../../../ui/field.tsx'
import { EntityFormPanel } from '../../../ui/form/entity-form-panel.tsx'
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts'
import { MomentField } from '../../../ui/moment-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { useAction } from '../use-action.ts'
import {
  componentsQuery,
  deleteRow,
  INCIDENT_STATES,
  saveIncident,
  saveMaintenance,
  SEVERITIES,
  type IncidentRow,
  type MaintenanceRow,
} from './api.ts'

const title = z
  .string()
  .trim()
  .min(1, { error: () => words('describe') })
  .max(200)
const incidentFields = z.object({
  title,
  body: z.string().max(5_000),
  component: z.string().min(1, { error: () => words('chooseAffected') }),
  severity: z.enum(SEVERITIES),
  state: z.enum(INCIDENT_STATES),
})
const capital = (text: string) => text.charAt(0).toLocaleUpperCase(currentLocale()) + text.slice(1)
const choices = (codes: readonly ((typeof SEVERITIES)[number] | (typeof INCIDENT_STATES)[number])[]) =>
  codes.map((value) => ({ value, label: capital(words(value)) }))

export function IncidentForm({
  incident,
  onClose,
}: {
  incident: IncidentRow | undefined
  onClose: () => void
}) {
  const components = useQuery(componentsQuery())
  const save = useAction(saveIncident, () => words('published'))
  const remove = useAction(deleteRow, () => words('incidentDeleted'))
  const { form, submit, isSubmitting, failure, errorOf } = useSchemaForm({
    schema: incidentFields,
    defaultValues: incident ?? {
      title: '',
      body: '',
      component: '',
      severity: 'minor',
      state: 'investigating',
    },
    onSubmit: async (values) => {
      await save.mutateAsync({ ...values, id: incident?.id })
      onClose()
    },
  })
  const select = (
    name: 'component' | 'severity' | 'state',
    label: string,
    items: { value: string; label: string }[],
  ) => (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => (
        <Select
          label={label}
          value={field.value}
          onChange={field.onChange}
          items={items}
          error={errorOf(name)}
          placeholder={commonWords('choose')}
        />
      )}
    />
  )
  return (
    <EntityFormPanel
      title={words(incident ? 'editIncident' : 'postIncident')}
      onClose={onClose}
      form={{ submit, isSubmitting, failure }}
      submitLabel={words(incident ? 'saveIncident' : 'postIncident')}
      failureTitle={words('incidentNotSaved')}
      footAction={
        incident && (
          <ConfirmButton
            label={words('delete')}
            title={words('deleteQuestion', { title: incident.title })}
            description={words('deleteIncidentMore')}
            confirmLabel={words('deleteIncident')}
            onConfirm={() => remove.mutate({ table: 'incidents', id: incident.id }, { onSuccess: onClose })}
          />
        )
      }
    >
      <TextField
        label={words('title')}
        maxLength={200}
        error={errorOf('title')}
        {...form.register('title')}
      />
      {select(
        'component',
        words('affects'),
        (components.data?.components ?? []).map((item) => ({ value: item.id, label: serviceName(item) })),
      )}
      {select('severity', words('severity'), choices(SEVERITIES))}
      {select('state', words('state'), choices(INCIDENT_STATES))}
      <TextArea label={words('whatPeopleRead')} rows={6} error={errorOf('body')} {...form.register('body')} />
    </EntityFormPanel>
  )
}

const maintenanceFields = z
  .object({
    title,
    body: z.string().max(5_000),
    from: z.string().min(1, { error: () => words('enterStart') }),
    to: z.string().min(1, { error: () => words('enterEnd') }),
  })
  .refine(({ from, to }) => from === '' || to === '' || from < to, {
    path: ['to'],
    error: () => words('endsBeforeStart'),
  })

export function MaintenanceForm({
  planned,
  onClose,
}: {
  planned: MaintenanceRow | undefined
  onClose: () => void
}) {
  const save = useAction(saveMaintenance, () => words('announced'))
  const remove = useAction(deleteRow, () => words('maintenanceDeleted'))
  const { form, submit, isSubmitting, failure, errorOf } = useSchemaForm({
    schema: maintenanceFields,
    defaultValues: planned
      ? {
          title: planned.title,
          body: planned.body,
          from: new Date(planned.starts_at).toISOString(),
          to: new Date(planned.ends_at).toISOString(),
        }
      : { title: '', body: '', from: '', to: '' },
    onSubmit: async ({ title: name, body, from, to }) => {
      await save.mutateAsync({
        id: planned?.id,
        title: name,
        body,
        starts_at: from,
        ends_at: to,
      })
      onClose()
    },
  })
  const moment = (name: 'from' | 'to', label: string) => (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => (
        <MomentField
          label={label}
          value={field.value}
          onChange={field.onChange}
          error={errorOf(name)}
          // Owners have no company, so no zone but their own.
          timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone}
        />
      )}
    />
  )
  return (
    <EntityFormPanel
      title={words(planned ? 'editMaintenance' : 'announceMaintenance')}
      onClose={onClose}
      form={{ submit, isSubmitting, failure }}
      submitLabel={words(planned ? 'saveMaintenance' : 'announce')}
      failureTitle={words('maintenanceNotSaved')}
      footAction={
        planned && (
          <ConfirmButton
            label={words('delete')}
            title={words('deleteQuestion', { title: planned.title })}
            description={words('deleteMaintenanceMore')}
            confirmLabel={words('deleteMaintenance')}
            onConfirm={() =>
              remove.mutate({ table: 'maintenance_windows', id: planned.id }, { onSuccess: onClose })
            }
          />
        )
      }
    >
      <TextField
        label={words('title')}
        maxLength={200}
        error={errorOf('title')}
        {...form.register('title')}
      />
      {moment('from', words('from'))}
      {moment('to', words('until'))}
      <TextArea label={words('whatPeopleRead')} rows={6} error={errorOf('body')} {...form.register('body')} />
    </EntityFormPanel>
  )
}
