// The driver's account menu. Bundled with the page, because signing out may happen offline.
import { useNavigate } from 'react-router'
import { useSession, useUser } from '../../lib/session-context.ts'
import { AccountMenu } from '../../ui/frame/account-menu.tsx'

export function Account() {
  const { name, email } = useUser()
  const { signOut } = useSession()
  const navigate = useNavigate()
  return (
    <AccountMenu name={name} email={email} onSignOut={() => void signOut().then(() => navigate('/login'))} />
  )
}
