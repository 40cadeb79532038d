// The Fleet Management Dashboard (requirement 2.10-1): head and tabs over the pages that carry them.
import { useNavigate } from 'react-router'
import { useTenant } from '../../lib/company-context.tsx'
import { useSession } from '../../lib/session-context.ts'
import { TenantHead } from '../../ui/frame/tenant-head.tsx'
import { PageOutlet } from '../../ui/crash.tsx'

export default function DashboardLayout() {
  const { link } = useTenant()
  const { signOut } = useSession()
  const navigate = useNavigate()
  return (
    <>
      <TenantHead
        title="Fleet Management Dashboard"
        link={link}
        onSignOut={() => void signOut().then(() => navigate('/login'))}
      />
      <div className="flex min-h-0 flex-1 flex-col">
        <PageOutlet />
      </div>
    </>
  )
}
