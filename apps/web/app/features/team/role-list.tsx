// Custom roles of the company: what each may do, and who has it.
import { RIGHTS_NEEDED, type CompanyRoleItem } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { describeError } from '../../lib/api.ts'
import { rolesQuery, useRemoveRole } from '../../lib/data/roles.ts'
import { listText } from '../../lib/format.ts'
import { rightText } from '../../lib/role-words.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { notify } from '../../ui/toasts.tsx'
import { teamWords as words } from '../../lib/words/team.ts'

/** Rights that no other right of the list implies. */
const mainRights = ({ rights }: CompanyRoleItem) =>
  rights.filter((right) => !rights.some((other) => RIGHTS_NEEDED[other]?.includes(right)))

function holdersOf({ members, invitations }: CompanyRoleItem): string {
  const names = members.map(({ name }) => name)
  const invited = invitations > 0 ? [words('openInvitations', { count: invitations })] : []
  return listText([...names, ...invited]) || words('nobody')
}

function RoleRow({
  role,
  isAdmin,
  onEdit,
  onRemove,
}: {
  role: CompanyRoleItem
  isAdmin: boolean
  onEdit: () => void
  onRemove: () => void
}) {
  return (
    <li className="flex items-start gap-4 border-b border-line py-3">
      <div className="min-w-0 flex-1">
        <p className="text-3 font-mid">{role.name}</p>
        <ul className="list-disc pt-1 ps-4 text-2 text-ink-2">
          {mainRights(role).map((right) => (
            <li key={right}>{rightText(right)}</li>
          ))}
        </ul>
        <p className="pt-1 text-2 text-ink-3">{holdersOf(role)}</p>
      </div>
      {isAdmin && (
        <span className="flex gap-2">
          <IconButton label={words('changeRole', { name: role.name })} onClick={onEdit}>
            <Pencil />
          </IconButton>
          <IconButton label={words('removeRole', { name: role.name })} onClick={onRemove}>
            <Trash2 />
          </IconButton>
        </span>
      )}
    </li>
  )
}

export function RoleList({
  isAdmin,
  onEdit,
}: {
  isAdmin: boolean
  onEdit: (role: CompanyRoleItem | 'new') => void
}) {
  const roles = useQuery(rolesQuery())
  const remove = useRemoveRole()
  const [leaving, setLeaving] = useState<CompanyRoleItem | null>(null)
  const removeRole = (role: CompanyRoleItem) =>
    remove.mutate(role.id, {
      onSuccess: () => notify({ title: words('roleRemoved', { name: role.name }) }),
      onError: (error) => {
        const { message, hint } = describeError(error)
        notify({ title: words('nothingChanged'), detail: `${message} ${hint ?? ''}`.trim(), tone: 'bad' })
      },
    })
  return (
    <section className="pt-7" aria-labelledby="company-roles">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <h2 id="company-roles" className="text-4">
          {words('customRoles')}
        </h2>
        {isAdmin && (
          <Button icon={<Plus />} onClick={() => onEdit('new')}>
            {words('newRole')}
          </Button>
        )}
      </div>
      <p className="max-w-[60ch] pt-1 pb-1 text-2 text-ink-2">{words('customRolesMeaning')}</p>
      <Loaded query={roles} what={words('theRoles')} rows={1}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="py-3 text-2 text-ink-3">{words('noRoles')}</p>
          ) : (
            <ul aria-label={words('roles')}>
              {items.map((role) => (
                <RoleRow
                  key={role.id}
                  role={role}
                  isAdmin={isAdmin}
                  onEdit={() => onEdit(role)}
                  onRemove={() => setLeaving(role)}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      <Confirm
        isOpen={leaving !== null}
        onClose={() => setLeaving(null)}
        title={words('removeRoleQuestion', { name: leaving?.name ?? '' })}
        description={words('removeRoleRule')}
        confirmLabel={words('remove')}
        onConfirm={() => {
          if (leaving) removeRole(leaving)
          setLeaving(null)
        }}
      />
    </section>
  )
}
