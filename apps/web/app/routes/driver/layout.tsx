// The driver's area: drivers, and tenants who may look (requirement 2.2-3).
import { Navigate, Outlet, useNavigate } from 'react-router'
import { redirectFor } from '../../lib/guard.ts'
import { useOnline } from '../../lib/online.ts'
import { useSession, useUser } from '../../lib/session-context.ts'
import { AccountMenu } from '../../ui/frame/account-menu.tsx'
import { OfflineBar } from '../../ui/frame/connection.tsx'
import { Logo } from '../../ui/logo.tsx'

export function meta() {
  return [{ title: 'Today - Dropwise' }, { name: 'robots', content: 'noindex' }]
}

export default function DriverLayout() {
  const user = useUser()
  const { signOut } = useSession()
  const navigate = useNavigate()
  const isOnline = useOnline()
  const elsewhere = redirectFor('driver', user.role)
  if (elsewhere) return <Navigate to={elsewhere} replace />
  return (
    <div
      data-app="driver"
      className="mx-auto flex h-dvh max-w-[560px] flex-col bg-surface text-ink md:border-x md:border-line"
    >
      <header className="flex h-14 shrink-0 items-center justify-between bg-rail px-4 text-rail-on">
        <Logo />
        <AccountMenu
          name={user.name}
          email={user.email}
          onSignOut={() => void signOut().then(() => navigate('/login'))}
        />
      </header>
      {!isOnline && <OfflineBar />}
      <main className="flex min-h-0 flex-1 flex-col">
        <Outlet />
      </main>
    </div>
  )
}
