// The driver's area: drivers, and tenants who may look (requirement 2.2-3).
import { Navigate, Outlet } from 'react-router'
import { redirectFor } from '../../lib/guard.ts'
import { useInstalled } from '../../features/driver/use-installed.ts'
import { useUser } from '../../lib/session-context.ts'

export function meta() {
  return [{ title: 'Today - Dropwise' }, { name: 'robots', content: 'noindex' }]
}

export default function DriverLayout() {
  const user = useUser()
  useInstalled()
  const elsewhere = redirectFor('driver', user.role)
  if (elsewhere) return <Navigate to={elsewhere} replace />
  return (
    <main
      data-app="driver"
      className="mx-auto flex h-dvh max-w-[560px] flex-col bg-surface text-ink md:border-x md:border-line"
    >
      <Outlet />
    </main>
  )
}
