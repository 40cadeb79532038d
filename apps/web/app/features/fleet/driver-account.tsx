// A driver's app access: account, open invitation or invite button, and a sign-in code.
import type { DriverItem } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { Smartphone } from 'lucide-react'
import { describeError } from '../../lib/api.ts'
import { invitationsQuery, useInvite } from '../../lib/data/invitations.ts'
import { Button } from '../../ui/button.tsx'
import { SignInCode } from './sign-in-code.tsx'
import { notify } from '../../ui/toasts.tsx'

export function DriverAccount({ driver }: { driver: DriverItem }) {
  const invitations = useQuery({ ...invitationsQuery(), enabled: !driver.hasAccount })
  const invite = useInvite()
  const open = invitations.data?.items.find((invitation) => invitation.driverId === driver.id)
  const { email } = driver
  const send = (address: string) =>
    invite.mutate(
      { email: address, role: 'driver', driverId: driver.id },
      {
        onSuccess: () => notify({ title: `Invitation sent to ${address}` }),
        onError: (error) => {
          const { message, hint } = describeError(error)
          notify({ title: 'Not invited', detail: `${message} ${hint ?? ''}`, tone: 'bad' })
        },
      },
    )
  return (
    <section className="border-b border-line px-5 py-4" aria-label="Driver app">
      <p className="text-2 text-ink-2">
        {driver.hasAccount
          ? 'Has an account in the driver app.'
          : open
            ? `Invited to the driver app as ${open.email}${open.isExpired ? ', and the invitation has expired' : ''}.`
            : email
              ? 'No account in the driver app yet.'
              : 'Save an email address to invite this driver to the driver app.'}
      </p>
      {!driver.hasAccount && email && driver.status === 'active' && (
        <Button
          className="mt-3 mr-2"
          icon={<Smartphone />}
          disabled={invite.isPending}
          needs="fleet:write"
          onClick={() => send(email)}
        >
          {open ? 'Send again' : 'Invite to the driver app'}
        </Button>
      )}
      {driver.status === 'active' && <SignInCode driver={driver} />}
    </section>
  )
}
