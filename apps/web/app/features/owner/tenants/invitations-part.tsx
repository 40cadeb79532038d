// Pending invitations of a company: state, and a new link.
import type { TenantItem, TenantUsage } from '@dropwise/contracts'
import { Link2 } from 'lucide-react'
import { Link } from 'react-router'
import { dayOf } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyText } from '../../../ui/secret-panel.tsx'
import { useAction } from '../use-action.ts'
import { inviteAgain } from './api.ts'

type Invitation = TenantUsage['invitations'][number]

function mailText({ mail, isExpired, expiresAt }: Invitation): string {
  if (isExpired) return `expired on ${dayOf(expiresAt)}`
  const until = `link works until ${dayOf(expiresAt)}`
  switch (mail) {
    case 'sent':
      return `mail sent, ${until}`
    case 'caught':
      return `mail not sent: no mail server is set, ${until}`
    case 'failed':
      return `mail failed, ${until}`
    case 'held':
      return `mail waits for the company’s address to be confirmed, ${until}`
    default:
      return `mail waits to be sent, ${until}`
  }
}

export function Invitations({
  tenant,
  invitations,
}: {
  tenant: TenantItem
  invitations: readonly Invitation[]
}) {
  const invite = useAction(inviteAgain, ({ email, isMailed }) =>
    isMailed
      ? `New link mailed to ${email}`
      : `New link for ${email}: no mail server is set, hand it on yourself`,
  )
  if (invitations.length === 0) return null
  return (
    <section className="border-b border-line px-5 py-4">
      <h3 className="pb-2 text-2 font-strong">Invited, {invitations.length}</h3>
      <ul className="grid gap-2">
        {invitations.map((invitation) => (
          <li
            key={invitation.id}
            className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-2"
          >
            <span className="min-w-0">
              <span className="break-words">{invitation.email}</span>{' '}
              <span className="text-ink-3">{invitation.role}</span>
              <span className="block text-1 text-ink-2">
                {mailText(invitation)}{' '}
                {invitation.mail === 'caught' && (
                  <Link to="/owner/outbox" className="text-link">
                    Outbox
                  </Link>
                )}
              </span>
            </span>
            <Button
              size="s"
              icon={<Link2 />}
              disabled={invite.isPending}
              aria-label={`New link for ${invitation.email}`}
              onClick={() => invite.mutate({ tenantId: tenant.id, invitationId: invitation.id })}
            >
              New link
            </Button>
          </li>
        ))}
      </ul>
      {invite.data && (
        <div className="mt-3 grid gap-2">
          <p className="text-2">
            It opens the account of {invite.data.email}: hand it to this person alone. Earlier links work no
            more.
          </p>
          <CopyText text={invite.data.url} />
        </div>
      )}
    </section>
  )
}
