// The company's team: members with roles, invitations, adding and removing.
import {
  isCodeAccount,
  MEMBER_ROLES,
  type CompanyRoleItem,
  type InvitationItem,
  type MemberItem,
} from '@dropwise/contracts'
import { KeyRound, UserMinus, UserPlus } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dateText } from '../../lib/format.ts'
import { describeError } from '../../lib/api.ts'
import { rolesQuery } from '../../lib/data/roles.ts'
import { useRefusal } from '../../lib/permission.ts'
import { fixedRoleName, roleName } from '../../lib/role-words.ts'
import { commonWords } from '../../lib/words/common.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { SettingsColumn } from '../../ui/list/settings-list.tsx'
import { Select } from '../../ui/select.tsx'
import { SectionSkeleton } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { Tag } from '../../ui/tag.tsx'
import { HandOverDialog } from './hand-over-dialog.tsx'
import { InviteForm } from './invite-form.tsx'
import { RoleForm } from './role-form.tsx'
import { RoleList } from './role-list.tsx'
import { SignInRule } from './sign-in-rule.tsx'
import { useTeam } from './use-team.ts'
import { teamWords as words } from '../../lib/words/team.ts'

type TeamState = ReturnType<typeof useTeam>

const ROW = 'flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-2.5'

/** The fixed roles, and the company's own by their ids. */
function RoleSelect({ member, state }: { member: MemberItem; state: TeamState }) {
  const custom = useQuery(rolesQuery()).data?.items ?? []
  const fixed = MEMBER_ROLES.map((role) => ({ value: role as string, label: fixedRoleName(role) }))
  const items = [...fixed, ...custom.map(({ id, name }) => ({ value: id, label: name }))]
  const value = member.companyRole?.id ?? member.role
  return (
    <Select
      label={words('roleOf', { name: member.name })}
      isLabelHidden
      className="w-40"
      value={value}
      items={items}
      onChange={(next) => {
        if (next === value) return
        const role = MEMBER_ROLES.find((each) => each === next)
        const label = items.find((item) => item.value === next)?.label ?? ''
        state.setRole(member, role ? { role } : { companyRoleId: next }, label)
      }}
    />
  )
}

function Person({
  title,
  detail,
  isInactive = false,
}: {
  title: string
  detail: string
  isInactive?: boolean
}) {
  return (
    <div className="min-w-[12rem] flex-1">
      <p className={cn('truncate text-3 font-mid', isInactive && 'text-ink-3')}>{title}</p>
      <p className="truncate text-2 text-ink-2">{detail}</p>
    </div>
  )
}

function MemberRow({
  member,
  state,
  onHandOver,
  onRemove,
}: {
  member: MemberItem
  state: TeamState
  onHandOver: () => void
  onRemove: () => void
}) {
  const mayChange = state.isAdmin && !member.isYou
  return (
    <li className={ROW}>
      <Person
        title={member.name}
        detail={isCodeAccount(member.email) ? words('signsInByCode') : member.email}
      />
      {member.isYou && <Tag tone="outline">{commonWords('you')}</Tag>}
      {mayChange ? (
        <span className="flex items-center gap-2">
          <RoleSelect member={member} state={state} />
          {member.role !== 'driver' && (
            <IconButton label={words('handOverTo', { name: member.name })} onClick={onHandOver}>
              <KeyRound />
            </IconButton>
          )}
          <IconButton label={words('removePerson', { name: member.name })} onClick={onRemove}>
            <UserMinus />
          </IconButton>
        </span>
      ) : (
        <span className="text-2 text-ink-2">{roleName(member)}</span>
      )}
    </li>
  )
}

function SuspendedList({ state, onRemove }: { state: TeamState; onRemove: (member: MemberItem) => void }) {
  const items = state.suspended.data?.items ?? []
  if (items.length === 0) return null
  return (
    <>
      <h2 className="pt-7 text-4">{words('deactivated')}</h2>
      <p className="pt-1 text-2 text-ink-2">{words('deactivatedMeaning')}</p>
      <ul className="pt-3" aria-label={words('deactivated')}>
        {items.map((member) => (
          <li key={member.userId} className={ROW}>
            <Person title={member.name} detail={member.email} isInactive />
            <span className="text-2 text-ink-2">{roleName(member)}</span>
            {state.isAdmin && !member.isYou && (
              <IconButton
                label={words('removePerson', { name: member.name })}
                onClick={() => onRemove(member)}
              >
                <UserMinus />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

const until = (iso: string) => dateText(new Date(iso), { weekday: 'long', day: 'numeric', month: 'long' })

function InvitationRow({ invitation, state }: { invitation: InvitationItem; state: TeamState }) {
  const mayChange = state.isAdmin || invitation.role === 'driver'
  return (
    <li className={ROW}>
      <Person
        title={invitation.email}
        detail={
          invitation.isExpired
            ? words('roleExpired', { role: roleName(invitation) })
            : words('roleUntil', { role: roleName(invitation), day: until(invitation.expiresAt) })
        }
      />
      {invitation.isExpired && <Tag tone="signal">{words('expired')}</Tag>}
      {!invitation.isExpired && invitation.isHeld && <Tag tone="signal">{words('isHeld')}</Tag>}
      {mayChange && (
        <>
          <Button needs="people:invite" onClick={() => state.resend(invitation)}>
            {words('sendAgain')}
          </Button>
          <Button variant="quiet" needs="people:invite" onClick={() => state.revoke(invitation)}>
            {words('withdraw')}
          </Button>
        </>
      )}
    </li>
  )
}

function RemoveDialog({
  member,
  onClose,
  onRemove,
}: {
  member: MemberItem | null
  onClose: () => void
  onRemove: (member: MemberItem) => void
}) {
  return (
    <Confirm
      isOpen={member !== null}
      onClose={onClose}
      title={words('removePersonQuestion', { name: member?.name ?? '' })}
      description={words('removeEffect')}
      confirmLabel={words('remove')}
      onConfirm={() => {
        if (member) onRemove(member)
        onClose()
      }}
    />
  )
}

/** Viewers may not see the members, so nothing is fetched. */
export function TeamScreen() {
  const refusal = useRefusal('people:invite')
  if (refusal) return <EmptyState title={words('onlyOffice')}>{refusal}</EmptyState>
  return <Team />
}

function Team() {
  const state = useTeam()
  const [isInviting, setInviting] = useState(false)
  const [editing, setEditing] = useState<CompanyRoleItem | 'new' | null>(null)
  const [leaving, setLeaving] = useState<MemberItem | null>(null)
  const [successor, setSuccessor] = useState<MemberItem | null>(null)
  const { members, invitations } = state
  const failure = members.error ?? invitations.error
  if (failure)
    return (
      <ErrorState
        title={words('notLoaded')}
        {...describeError(failure)}
        onRetry={() => void Promise.all([members.refetch(), invitations.refetch()])}
      />
    )
  if (!members.data || !invitations.data) return <SectionSkeleton label={words('loadingTeam')} />
  return (
    <SettingsColumn
      title={words('team')}
      aside={
        <Button variant="primary" icon={<UserPlus />} needs="people:invite" onClick={() => setInviting(true)}>
          {state.isAdmin ? words('invite') : words('inviteDriver')}
        </Button>
      }
      panel={
        <>
          {editing && (
            <RoleForm
              key={editing === 'new' ? 'new' : editing.id}
              role={editing === 'new' ? null : editing}
              onClose={() => setEditing(null)}
            />
          )}
          {isInviting && !editing && (
            <InviteForm isAdmin={state.isAdmin} onClose={() => setInviting(false)} />
          )}
          <HandOverDialog member={successor} onClose={() => setSuccessor(null)} onHandOver={state.handOver} />
          <RemoveDialog member={leaving} onClose={() => setLeaving(null)} onRemove={state.remove} />
        </>
      }
    >
      <ul className="pt-3" aria-label={words('members')}>
        {members.data.items.map((member) => (
          <MemberRow
            key={member.userId}
            member={member}
            state={state}
            onHandOver={() => setSuccessor(member)}
            onRemove={() => setLeaving(member)}
          />
        ))}
      </ul>
      <SuspendedList state={state} onRemove={setLeaving} />
      {invitations.data.items.length > 0 && (
        <>
          <h2 className="pt-7 text-4">{words('invited')}</h2>
          <ul className="pt-3" aria-label={words('invitations')}>
            {invitations.data.items.map((invitation) => (
              <InvitationRow key={invitation.id} invitation={invitation} state={state} />
            ))}
          </ul>
        </>
      )}
      <RoleList isAdmin={state.isAdmin} onEdit={setEditing} />
      {state.isAdmin && <SignInRule />}
    </SettingsColumn>
  )
}
