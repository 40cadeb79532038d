// The driver's account in the head of the day. Its menu is most of the head's code and rarely wanted, so a press brings it.
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSession, useUser } from '../../lib/session-context.ts'
import { AccountButton } from '../../ui/frame/account-button.tsx'

const AccountMenu = lazy(async () => ({
  default: (await import('../../ui/frame/account-menu.tsx')).AccountMenu,
}))

export function Account() {
  const { name, email } = useUser()
  const { signOut } = useSession()
  const navigate = useNavigate()
  const [isAsked, setAsked] = useState(false)
  const button = (
    <AccountButton name={name} aria-haspopup="menu" aria-expanded={isAsked} onClick={() => setAsked(true)} />
  )
  if (!isAsked) return button
  return (
    <Suspense fallback={button}>
      <AccountMenu
        startsOpen
        name={name}
        email={email}
        onSignOut={() => void signOut().then(() => navigate('/login'))}
      />
    </Suspense>
  )
}
