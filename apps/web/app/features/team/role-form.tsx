// Makes or changes a custom role: a name and rights, in sentences.
import {
  companyRoleBody,
  RIGHTS_NEEDED,
  ROLE_RIGHTS,
  withNeededRights,
  type CompanyRoleItem,
  type RoleRight,
} from '@dropwise/contracts'
import { Controller } from 'react-hook-form'
import { rightText } from '../../lib/role-words.ts'
import { useSaveRole } from '../../lib/data/roles.ts'
import { Checkbox } from '../../ui/choice.tsx'
import { TextField } from '../../ui/field.tsx'
import { EntityFormPanel } from '../../ui/form/entity-form-panel.tsx'
import { useSchemaForm } from '../../ui/form/use-schema-form.ts'
import { notify } from '../../ui/toasts.tsx'
import { teamWords as words } from '../../lib/words/team.ts'

type GroupTitle = Extract<Parameters<typeof words>[0], `group${string}`>
const GROUPS: readonly (readonly [title: GroupTitle, areas: readonly string[]])[] = [
  ['groupOrders', ['orders', 'addresses']],
  ['groupFleet', ['fleet']],
  ['groupPlanning', ['plans', 'live', 'optimize']],
  ['groupConnections', ['webhooks']],
  ['groupPeople', ['people', 'persons', 'pay', 'settings', 'billing', 'audit']],
]
const rightsOf = (areas: readonly string[]) =>
  ROLE_RIGHTS.filter((right) => areas.includes(right.split(':')[0] ?? ''))

/** Rights after one was ticked or not: with those it needs, without those that need it. */
function withRight(rights: readonly RoleRight[], right: RoleRight, isOn: boolean): RoleRight[] {
  if (isOn) return withNeededRights([...rights, right])
  const removed = new Set<RoleRight>([right])
  for (const each of ROLE_RIGHTS)
    if (RIGHTS_NEEDED[each]?.some((needed) => removed.has(needed))) removed.add(each)
  return rights.filter((heldRight) => !removed.has(heldRight))
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
          <legend className="float-left pb-1 text-2 font-mid">{words(title)}</legend>
          {rightsOf(areas).map((right) => (
            <Checkbox
              key={right}
              label={rightText(right)}
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
      notify({
        title: role ? words('roleChanged', { name: values.name }) : words('roleAdded', { name: values.name }),
      })
      onClose()
    },
  })
  const members = role?.members.length ?? 0
  return (
    <EntityFormPanel
      needs="admin"
      title={role ? role.name : words('newRole')}
      onClose={onClose}
      form={fields}
      submitLabel={words('saveRole')}
      failureTitle={words('roleNotSaved')}
    >
      <TextField
        label={words('name')}
        hint={members > 0 ? words('membersGain') : words('roleExample')}
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
      <p className="text-1 text-ink-3">{words('rightsRule')}</p>
    </EntityFormPanel>
  )
}
