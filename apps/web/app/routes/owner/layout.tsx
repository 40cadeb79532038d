// The owner's portal: owners only, others go to their own area (requirement 2.2-3).
import { CircleHelp, LayoutGrid, Map } from 'lucide-react'
import type { ReactNode } from 'react'
import { Navigate, Outlet, useNavigate } from 'react-router'
import { useConnection } from '../../lib/connection.ts'
import { redirectFor } from '../../lib/guard.ts'
import { useOnline } from '../../lib/online.ts'
import { useSession, useUser } from '../../lib/session-context.ts'
import { AccountMenu } from '../../ui/frame/account-menu.tsx'
import { AppFrame } from '../../ui/frame/app-frame.tsx'
import { ConnectionDot, OfflineBar } from '../../ui/frame/connection.tsx'

const ITEMS = [
  { to: '/owner', label: 'Overview', icon: LayoutGrid, isEnd: true },
  { to: '/owner/regions', label: 'Regions', icon: Map },
]
const FOOT = [{ to: '/help', label: 'Help', icon: CircleHelp }]

export function meta() {
  return [{ title: 'Owner Portal - Dropwise' }, { name: 'robots', content: 'noindex' }]
}

/** The owner's frame: around the portal, and around `/tenant` while a company is chosen. */
export function OwnerFrame({ children }: { children: ReactNode }) {
  const user = useUser()
  const { signOut } = useSession()
  const navigate = useNavigate()
  const connection = useConnection()
  const isOnline = useOnline()
  return (
    <AppFrame
      navLabel="Owner"
      items={ITEMS}
      footItems={FOOT}
      phoneItems={ITEMS}
      isCompact={false}
      title="Owner Portal"
      connection={
        <ConnectionDot
          tone={connection.state}
          label={connection.state === 'none' ? 'No Connection' : 'Connected'}
        />
      }
      account={
        <AccountMenu
          name={user.name}
          email={user.email}
          onSignOut={() => void signOut().then(() => navigate('/login'))}
        />
      }
      banner={isOnline ? null : <OfflineBar />}
    >
      <h1 className="border-b border-line px-4 py-4 text-4 md:px-7">Enterprise Admin</h1>
      {children}
    </AppFrame>
  )
}

export default function OwnerLayout() {
  const { role } = useUser()
  const elsewhere = redirectFor('owner', role)
  if (elsewhere) return <Navigate to={elsewhere} replace />
  return (
    <OwnerFrame>
      <Outlet />
    </OwnerFrame>
  )
}
