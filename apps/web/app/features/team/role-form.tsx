// Makes or changes a custom role: a name and rights, in sentences.
import {
  companyRoleBody,
  RIGHT_SENTENCES,
  RIGHTS_NEEDED,
  ROLE_RIGHTS,
  withNeededRights,
  type CompanyRoleItem,
  type RoleRight,
} from '@dropwise/contracts'
import { Controller } from 'react-hook-form'
import { useSaveRole } from '../../lib/data/roles.ts'
import { Checkbox } from '../../ui/choice.tsx'
import { TextField } from '../../ui/field.tsx'
import { EntityFormPanel } from '../../ui/form/entity-form-panel.tsx'
import { useSchemaForm } from '../../ui/form/use-schema-form.ts'
import { notify } from '../../ui/toasts.tsx'

const GROUPS: readonly (readonly [title: string, areas: readonly string[]])[] = [
  ['Orders', ['orders', 'addresses']],
  ['Fleet', ['fleet']],
  ['Planning and the road', ['plans', 'live', 'optimize']],
  ['Connections', ['webhooks']],
  ['People and company', ['people', 'persons', 'settings', 'billing', 'audit']],
]
const rightsOf = (areas: readonly string[]) =>
  ROLE_RIGHTS.filter((right) => areas.includes(right.split(':')[0] ?? ''))

/** Rights after one was ticked or not: with those it needs, without those that need it. */
function withRight(rights: readonly RoleRight[], right: RoleRight, isOn: boolean): RoleRight[] {
  if (isOn) return withNeededRights([...rights, right])
  const removed = new Set<RoleRight>([right])
  for (const each of ROLE_RIGHTS)
    if (RIGHTS_NEEDED[each]?.some((needed) => removed.has(needed))) removed.add(each)
  return rights.filter((held) => !removed.has(held))
}

function RightsField({
  rights,
  error,
  onChange,
}: {
  rights: readonly RoleRight[]
  error: string | undefined
  onChange: (rights: RoleRight[]) => void
}) {
  return (
    <>
      {GROUPS.map(([title, areas]) => (
        <fieldset key={title} className="flex flex-col gap-2.5 border-t border-line pt-3.5">
          <legend className="float-left pb-1 text-2 font-mid">{title}</legend>
          {rightsOf(areas).map((right) => (
            <Checkbox
              key={right}
              label={RIGHT_SENTENCES[right]}
              isChecked={rights.includes(right)}
              onChange={(isOn) => onChange(withRight(rights, right, isOn))}
            />
          ))}
        </fieldset>
      ))}
      {error && (
        <p role="alert" className="text-1 text-bad-ink">
          {error}
        </p>
      )}
    </>
  )
}

export function RoleForm({ role, onClose }: { role: CompanyRoleItem | null; onClose: () => void }) {
  const save = useSaveRole()
  const fields = useSchemaForm({
    schema: companyRoleBody,
    defaultValues: { name: role?.name ?? '', rights: role?.rights ?? [] },
    fieldOfCode: { role_name_taken: 'name' },
    onSubmit: async (values) => {
      await save.mutateAsync({ id: role?.id ?? null, ...values })
      notify({ title: role ? `${values.name} was changed` : `${values.name} can be given now` })
      onClose()
    },
  })
  const members = role?.members.length ?? 0
  return (
    <EntityFormPanel
      needs="admin"
      title={role ? role.name : 'New role'}
      onClose={onClose}
      form={fields}
      submitLabel="Save role"
      failureTitle="The role could not be saved"
    >
      <TextField
        label="Name"
        hint={
          members > 0
            ? 'Its members have the new rights from their next click'
            : 'What it is called in the team: Warehouse, Customer service'
        }
        maxLength={60}
        error={fields.errorOf('name')}
        {...fields.form.register('name')}
      />
      <Controller
        control={fields.form.control}
        name="rights"
        render={({ field }) => (
          <RightsField rights={field.value} error={fields.errorOf('rights')} onChange={field.onChange} />
        )}
      />
      <p className="text-1 text-ink-3">
        A right brings along what it needs. Members, roles, API keys and the archive stay with administrators.
      </p>
    </EntityFormPanel>
  )
}
