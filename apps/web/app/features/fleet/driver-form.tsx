// A driver, new or changed: name and how to reach them.
import { newDriverBody, type DriverItem } from '@dropwise/contracts'
import { TextField } from '../../ui/field.tsx'
import { EntityFormPanel } from '../../ui/form/entity-form-panel.tsx'
import { blankAsNull, useSchemaForm } from '../../ui/form/use-schema-form.ts'
import { notify } from '../../ui/toasts.tsx'
import { useAddDriver, useChangeDriver } from './api.ts'
import { ArchiveButton } from './archive-button.tsx'
import { DriverAccount } from './driver-account.tsx'
import { useArchive } from './use-archive.ts'

function ArchiveDriver({ driver }: { driver: DriverItem }) {
  return <ArchiveButton state={useArchive(driver, useChangeDriver())} />
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
    },
    onSubmit: async (values) => {
      if (driver) await change.mutateAsync({ id: driver.id, patch: values })
      else await add.mutateAsync(values)
      notify({ title: driver ? `${values.name} changed` : `${values.name} added` })
      onClose()
    },
  })
  const { register } = fields.form
  return (
    <EntityFormPanel
      title={driver ? driver.name : 'Add driver'}
      onClose={onClose}
      form={fields}
      submitLabel={driver ? 'Save driver' : 'Add driver'}
      failureTitle="The driver could not be saved"
      footAction={driver && <ArchiveDriver driver={driver} />}
      before={driver && <DriverAccount driver={driver} />}
    >
      <TextField label="Name" error={fields.errorOf('name')} {...register('name')} />
      <TextField
        label="Phone"
        type="tel"
        error={fields.errorOf('phone')}
        {...register('phone', blankAsNull)}
      />
      <TextField
        label="Email"
        type="email"
        error={fields.errorOf('email')}
        {...register('email', blankAsNull)}
      />
      <TextField label="Licence" error={fields.errorOf('licence')} {...register('licence', blankAsNull)} />
    </EntityFormPanel>
  )
}
