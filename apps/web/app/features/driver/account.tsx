// The driver's account in the head of the day. Its menu comes with the page: whoever signs out may have no network any more.
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
