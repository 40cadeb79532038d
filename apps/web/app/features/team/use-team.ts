// Data and actions of the team page. Offers administrators' actions only to them; the server decides.
import type { InvitationItem, MemberItem, MemberPatchBody } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { describeError } from '../../lib/api.ts'
import { invitationsQuery, useResendInvitation, useRevokeInvitation } from '../../lib/data/invitations.ts'
import { notify } from '../../ui/toasts.tsx'
import { membersQuery, suspendedQuery, useChangeRole, useHandOver, useRemoveMember } from './api.ts'
import { teamWords as words } from '../../lib/words/team.ts'

const onError = (error: Error) => {
  const { message, hint } = describeError(error)
  notify({ title: words('nothingChanged'), detail: hint ? `${message} ${hint}` : message, tone: 'bad' })
}

export function useTeam() {
  const members = useQuery(membersQuery())
  const suspended = useQuery(suspendedQuery())
  const invitations = useQuery(invitationsQuery())
  const change = useChangeRole()
  const remove = useRemoveMember()
  const handOver = useHandOver()
  const resend = useResendInvitation()
  const revoke = useRevokeInvitation()
  const isAdmin = members.data?.items.some((member) => member.isYou && member.role === 'admin') ?? false
  return {
    members,
    suspended,
    invitations,
    isAdmin,
    setRole: (member: MemberItem, role: MemberPatchBody, name: string) =>
      change.mutate(
        { userId: member.userId, ...role },
        {
          onSuccess: () => notify({ title: words('isNow', { name: member.name, role: name }) }),
          onError,
        },
      ),
    remove: (member: MemberItem) =>
      remove.mutate(member.userId, {
        onSuccess: () => notify({ title: words('isGone', { name: member.name }) }),
        onError,
      }),
    handOver: (member: MemberItem) =>
      handOver.mutate(member.userId, {
        onSuccess: () => notify({ title: words('isAdministrator', { name: member.name }) }),
        onError,
      }),
    resend: ({ id, email }: InvitationItem) =>
      resend.mutate(id, { onSuccess: () => notify({ title: words('sentAgain', { email }) }), onError }),
    revoke: ({ id, email }: InvitationItem) =>
      revoke.mutate(id, { onSuccess: () => notify({ title: words('withdrawn', { email }) }), onError }),
  }
}
