// Form of an incident or maintenance window.
import { useQuery } from '@tanstack/react-query'
import { Controller } from 'react-hook-form'
import { z } from 'zod'
import { ConfirmButton } from '../../../ui/confirm-button.tsx'
import { TextArea, TextField } from '../../../ui/field.tsx'
import { EntityFormPanel } from '../../../ui/form/entity-form-panel.tsx'
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts'
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

const title = z.string().trim().min(1, { error: 'Describe it in a few words' }).max(200)
const incidentFields = z.object({
  title,
  body: z.string().max(5_000),
  component: z.string().min(1, { error: 'Choose what is affected' }),
  severity: z.enum(SEVERITIES),
  state: z.enum(INCIDENT_STATES),
})
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const choices = (words: readonly string[]) => words.map((value) => ({ value, label: capital(value) }))

export function IncidentForm({
  incident,
  onClose,
}: {
  incident: IncidentRow | undefined
  onClose: () => void
}) {
  const components = useQuery(componentsQuery())
  const save = useAction(saveIncident, () => 'Published on the status page')
  const remove = useAction(deleteRow, () => 'Incident deleted')
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
          placeholder="Choose"
        />
      )}
    />
  )
  return (
    <EntityFormPanel
      title={incident ? 'Edit incident' : 'Post incident'}
      onClose={onClose}
      form={{ submit, isSubmitting, failure }}
      submitLabel={incident ? 'Save incident' : 'Post incident'}
      failureTitle="The incident could not be saved"
      footAction={
        incident && (
          <ConfirmButton
            label="Delete"
            title={`Delete ${incident.title}?`}
            description="It leaves the status page and its history. One that is over is marked as resolved instead."
            confirmLabel="Delete incident"
            onConfirm={() => remove.mutate({ table: 'incidents', id: incident.id }, { onSuccess: onClose })}
          />
        )
      }
    >
      <TextField label="Title" maxLength={200} error={errorOf('title')} {...form.register('title')} />
      {select(
        'component',
        'Affects',
        (components.data?.components ?? []).map(({ id, label }) => ({ value: id, label })),
      )}
      {select('severity', 'Severity', choices(SEVERITIES))}
      {select('state', 'State', choices(INCIDENT_STATES))}
      <TextArea label="What people read" rows={6} error={errorOf('body')} {...form.register('body')} />
    </EntityFormPanel>
  )
}

const maintenanceFields = z
  .object({
    title,
    body: z.string().max(5_000),
    from: z.string().min(1, { error: 'Enter when it starts' }),
    to: z.string().min(1, { error: 'Enter when it ends' }),
  })
  .refine(({ from, to }) => from === '' || to === '' || from < to, {
    path: ['to'],
    error: 'Ends before it starts',
  })

/** Value of a datetime input, in the reader's zone. */
function localInput(iso: string): string {
  const at = new Date(iso)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

export function MaintenanceForm({
  planned,
  onClose,
}: {
  planned: MaintenanceRow | undefined
  onClose: () => void
}) {
  const save = useAction(saveMaintenance, () => 'Announced on the status page')
  const remove = useAction(deleteRow, () => 'Maintenance deleted')
  const { form, submit, isSubmitting, failure, errorOf } = useSchemaForm({
    schema: maintenanceFields,
    defaultValues: planned
      ? {
          title: planned.title,
          body: planned.body,
          from: localInput(planned.starts_at),
          to: localInput(planned.ends_at),
        }
      : { title: '', body: '', from: '', to: '' },
    onSubmit: async ({ title: name, body, from, to }) => {
      await save.mutateAsync({
        id: planned?.id,
        title: name,
        body,
        starts_at: new Date(from).toISOString(),
        ends_at: new Date(to).toISOString(),
      })
      onClose()
    },
  })
  return (
    <EntityFormPanel
      title={planned ? 'Edit maintenance' : 'Announce maintenance'}
      onClose={onClose}
      form={{ submit, isSubmitting, failure }}
      submitLabel={planned ? 'Save maintenance' : 'Announce'}
      failureTitle="The maintenance could not be saved"
      footAction={
        planned && (
          <ConfirmButton
            label="Delete"
            title={`Delete ${planned.title}?`}
            description="It is no longer announced on the status page."
            confirmLabel="Delete maintenance"
            onConfirm={() =>
              remove.mutate({ table: 'maintenance_windows', id: planned.id }, { onSuccess: onClose })
            }
          />
        )
      }
    >
      <TextField label="Title" maxLength={200} error={errorOf('title')} {...form.register('title')} />
      <TextField label="From" type="datetime-local" error={errorOf('from')} {...form.register('from')} />
      <TextField label="Until" type="datetime-local" error={errorOf('to')} {...form.register('to')} />
      <TextArea label="What people read" rows={6} error={errorOf('body')} {...form.register('body')} />
    </EntityFormPanel>
  )
}
