// Invites a person by address and role, in a panel.
import { INVITATION_DAYS, invitationBody, MEMBER_ROLES } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { rolesQuery } from '../../lib/data/roles.ts'
import { fixedRoleName } from '../../lib/role-words.ts'
import { useInvite } from '../../lib/data/invitations.ts'
import { RadioGroup } from '../../ui/choice.tsx'
import { TextField } from '../../ui/field.tsx'
import { EntityFormPanel } from '../../ui/form/entity-form-panel.tsx'
import { useSchemaForm } from '../../ui/form/use-schema-form.ts'
import { notify } from '../../ui/toasts.tsx'
import { teamWords as words } from '../../lib/words/team.ts'

/** Rights of each role. */
const ROLE_MEANING = {
  admin: 'adminMeaning',
  dispatcher: 'dispatcherMeaning',
  viewer: 'viewerMeaning',
  driver: 'driverMeaning',
} as const

export function InviteForm({ isAdmin, onClose }: { isAdmin: boolean; onClose: () => void }) {
  const invite = useInvite()
  const fields = useSchemaForm({
    schema: invitationBody,
    defaultValues: { email: '', role: isAdmin ? 'dispatcher' : 'driver' },
    fieldOfCode: { already_member: 'email' },
    onSubmit: async (values) => {
      await invite.mutateAsync(values)
      notify({ title: words('invitationSent', { email: values.email }) })
      onClose()
    },
  })
  const roles = MEMBER_ROLES.filter((role) => isAdmin || role === 'driver')
  const roleItems = useQuery({ ...rolesQuery(), enabled: isAdmin }).data?.items
  const custom = isAdmin ? (roleItems ?? []) : []
  const { setValue, watch } = fields.form
  const choose = (next: string) => {
    const role = MEMBER_ROLES.find((fixed) => fixed === next)
    setValue('role', role)
    setValue('companyRoleId', role ? undefined : next)
  }
  return (
    <EntityFormPanel
      needs="people:invite"
      title={words('invite')}
      onClose={onClose}
      form={fields}
      submitLabel={words('sendInvitation')}
      failureTitle={words('invitationNotSent')}
    >
      <TextField
        label={words('email')}
        type="email"
        maxLength={254}
        hint={words('linkLasts', { days: INVITATION_DAYS })}
        error={fields.errorOf('email')}
        {...fields.form.register('email')}
      />
      <RadioGroup
        label={words('role')}
        value={watch('companyRoleId') ?? watch('role') ?? ''}
        onChange={choose}
        items={[
          ...roles.map((role) => ({
            value: role,
            label: (
              <>
                {fixedRoleName(role)}
                <span className="block text-1 text-ink-3">{words(ROLE_MEANING[role])}</span>
              </>
            ),
          })),
          ...custom.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
    </EntityFormPanel>
  )
}
