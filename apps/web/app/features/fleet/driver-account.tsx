// A driver's app access: account, open invitation or invite button, and a sign-in code.
import type { DriverItem } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { Smartphone } from 'lucide-react'
import { describeError } from '../../lib/api.ts'
import { invitationsQuery, useInvite } from '../../lib/data/invitations.ts'
import { Button } from '../../ui/button.tsx'
import { SignInCode } from './sign-in-code.tsx'
import { notify } from '../../ui/toasts.tsx'
import { fleetFormsWords as words } from '../../lib/words/fleet-forms.ts'
import { fleetWords } from '../../lib/words/fleet.ts'

export function DriverAccount({ driver }: { driver: DriverItem }) {
  const invitations = useQuery({ ...invitationsQuery(), enabled: !driver.hasAccount })
  const invite = useInvite()
  const open = invitations.data?.items.find((invitation) => invitation.driverId === driver.id)
  const { email } = driver
  const send = (address: string) =>
    invite.mutate(
      { email: address, role: 'driver', driverId: driver.id },
      {
        onSuccess: () => notify({ title: words('invitationSent', { email: address }) }),
        onError: (error) => {
          const { message, hint } = describeError(error)
          notify({ title: words('notInvited'), detail: `${message} ${hint ?? ''}`, tone: 'bad' })
        },
      },
    )
  return (
    <section className="border-b border-line px-5 py-4" aria-label={fleetWords('driverApp')}>
      <p className="text-2 text-ink-2">
        {driver.hasAccount
          ? words('hasDriverAccount')
          : open
            ? words(open.isExpired ? 'invitedExpired' : 'invitedAs', { email: open.email })
            : email
              ? words('noDriverAccount')
              : words('saveEmailToInvite')}
      </p>
      {!driver.hasAccount && email && driver.status === 'active' && (
        <Button
          className="mt-3 me-2"
          icon={<Smartphone />}
          disabled={invite.isPending}
          needs="fleet:write"
          onClick={() => send(email)}
        >
          {open ? words('sendAgain') : words('inviteToDriverApp')}
        </Button>
      )}
      {driver.status === 'active' && <SignInCode driver={driver} />}
    </section>
  )
}
