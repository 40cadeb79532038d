// The driver's account menu. Its file arrives after the first screen, and the service worker keeps it, because signing out may
// happen offline.
import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSession, useUser } from '../../lib/session-context.ts'
import { AccountButton } from '../../ui/frame/account-button.tsx'
import type { AccountMenu } from '../../ui/frame/account-menu.tsx'

export function Account() {
  const { name, email } = useUser()
  const { signOut } = useSession()
  const navigate = useNavigate()
  const [Menu, setMenu] = useState<typeof AccountMenu>()
  const loadMenu = useCallback(
    () =>
      void import('../../ui/frame/account-menu.tsx').then(
        (file) => setMenu(() => file.AccountMenu),
        // Without a network on the very first visit: a press tries again.
        () => undefined,
      ),
    [],
  )
  useEffect(loadMenu, [loadMenu])
  if (!Menu) return <AccountButton name={name} onClick={loadMenu} />
  return <Menu name={name} email={email} onSignOut={() => void signOut().then(() => navigate('/login'))} />
}
