// Pending invitations of a company: state, and a new link.
import type { TenantItem, TenantUsage } from '@dropwise/contracts'
import { Link2 } from 'lucide-react'
import { Link } from 'react-router'
import { count, dayOf } from '../../../lib/format.ts'
import { ownerFrameWords } from '../../../lib/words/owner-frame.ts'
import { ownerTenantsWords as words } from '../../../lib/words/owner-tenants.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyText } from '../../../ui/secret-panel.tsx'
import { useAction } from '../use-action.ts'
import { inviteAgain } from './api.ts'
import { roleText } from './role-text.ts'

type Invitation = TenantUsage['invitations'][number]

function mailText({ mail, isExpired, expiresAt }: Invitation): string {
  const day = dayOf(expiresAt)
  if (isExpired) return words('expiredOn', { day })
  switch (mail) {
    case 'sent':
      return words('mailSent', { day })
    case 'caught':
      return words('mailCaught', { day })
    case 'failed':
      return words('mailFailed', { day })
    case 'held':
      return words('mailHeld', { day })
    default:
      return words('mailWaits', { day })
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
    isMailed ? words('linkMailed', { email }) : words('linkNotMailed', { email }),
  )
  if (invitations.length === 0) return null
  return (
    <section className="border-b border-line px-5 py-4">
      <h3 className="pb-2 text-2 font-strong">{words('invited', { count: count(invitations.length) })}</h3>
      <ul className="grid gap-2">
        {invitations.map((invitation) => (
          <li
            key={invitation.id}
            className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-2"
          >
            <span className="min-w-0">
              <span className="break-words">{invitation.email}</span>{' '}
              <span className="text-ink-3">{roleText(invitation.role)}</span>
              <span className="block text-1 text-ink-2">
                {mailText(invitation)}{' '}
                {invitation.mail === 'caught' && (
                  <Link to="/owner/outbox" className="text-link">
                    {ownerFrameWords('outbox')}
                  </Link>
                )}
              </span>
            </span>
            <Button
              size="s"
              icon={<Link2 />}
              disabled={invite.isPending}
              aria-label={words('newLinkFor', { email: invitation.email })}
              onClick={() => invite.mutate({ tenantId: tenant.id, invitationId: invitation.id })}
            >
              {words('newLink')}
            </Button>
          </li>
        ))}
      </ul>
      {invite.data && (
        <div className="mt-3 grid gap-2">
          <p className="text-2">{words('handLinkOn', { email: invite.data.email })}</p>
          <CopyText text={invite.data.url} />
        </div>
      )}
    </section>
  )
}
