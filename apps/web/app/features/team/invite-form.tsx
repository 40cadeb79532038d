// Invites a person by address and role, in a panel.
import { INVITATION_DAYS, invitationBody, MEMBER_ROLE_LABELS, MEMBER_ROLES } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { rolesQuery } from '../../lib/data/roles.ts'
import { useInvite } from '../../lib/data/invitations.ts'
import { RadioGroup } from '../../ui/choice.tsx'
import { TextField } from '../../ui/field.tsx'
import { EntityFormPanel } from '../../ui/form/entity-form-panel.tsx'
import { useSchemaForm } from '../../ui/form/use-schema-form.ts'
import { notify } from '../../ui/toasts.tsx'

/** Rights of each role. */
const ROLE_MEANING = {
  admin: 'everything, and decides who belongs to the company',
  dispatcher: 'imports, plans and dispatches, and looks after the fleet',
  viewer: 'sees everything and changes nothing',
  driver: 'sees their own route in the driver app',
} as const

export function InviteForm({ isAdmin, onClose }: { isAdmin: boolean; onClose: () => void }) {
  const invite = useInvite()
  const fields = useSchemaForm({
    schema: invitationBody,
    defaultValues: { email: '', role: isAdmin ? 'dispatcher' : 'driver' },
    fieldOfCode: { already_member: 'email' },
    onSubmit: async (values) => {
      await invite.mutateAsync(values)
      notify({ title: `Invitation sent to ${values.email}` })
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
      title="Invite somebody"
      onClose={onClose}
      form={fields}
      submitLabel="Send invitation"
      failureTitle="The invitation could not be sent"
    >
      <TextField
        label="Email"
        type="email"
        maxLength={254}
        hint={`The link in the mail works once, for ${INVITATION_DAYS} days.`}
        error={fields.errorOf('email')}
        {...fields.form.register('email')}
      />
      <RadioGroup
        label="Role"
        value={watch('companyRoleId') ?? watch('role') ?? ''}
        onChange={choose}
        items={[
          ...roles.map((role) => ({
            value: role,
            label: (
              <>
                {MEMBER_ROLE_LABELS[role]}
                <span className="block text-1 text-ink-3">{ROLE_MEANING[role]}</span>
              </>
            ),
          })),
          ...custom.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
    </EntityFormPanel>
  )
}
