// The driver's account menu. Its file arrives after the first screen; until then, and without a network, the button has Sign Out only.
import { useCallback, useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSession, useUser } from '../../lib/session-context.ts'
import { commonWords as words } from '../../lib/words/common.ts'
import { AccountButton } from '../../ui/frame/account-button.tsx'
import type { AccountMenu } from '../../ui/frame/account-menu.tsx'

export function Account() {
  const { name, email } = useUser()
  const { signOut } = useSession()
  const navigate = useNavigate()
  const id = useId()
  const [Menu, setMenu] = useState<typeof AccountMenu>()
  const loadMenu = useCallback(
    () =>
      void import('../../ui/frame/account-menu.tsx').then(
        (file) => setMenu(() => file.AccountMenu),
        // Without a network on the very first visit: the next press tries again.
        () => undefined,
      ),
    [],
  )
  useEffect(loadMenu, [loadMenu])
  const leave = () => void signOut().then(() => navigate('/login'))
  if (Menu) return <Menu name={name} email={email} onSignOut={leave} />
  return (
    <>
      <AccountButton name={name} popoverTarget={id} onClick={loadMenu} />
      <div
        id={id}
        popover="auto"
        role="menu"
        className="fixed inset-auto end-2 top-12 m-0 min-w-40 rounded bg-raised p-1 text-ink shadow-float"
      >
        <button type="button" role="menuitem" className="h-11 w-full px-2 text-start text-2" onClick={leave}>
          {words('signOut')}
        </button>
      </div>
    </>
  )
}
