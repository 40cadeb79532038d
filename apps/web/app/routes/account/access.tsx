// `/account/access`: page of an account that lost its role in a company.
import { areaOf } from '@dropwise/contracts'
import { Navigate, useNavigate } from 'react-router'
import { AccessPage } from '../../features/access/access-page.tsx'
import { ArchiveExport } from '../../features/archives/archive-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'
import { useSession, useUser } from '../../lib/session-context.ts'
import { Button } from '../../ui/button.tsx'
import { Logo } from '../../ui/logo.tsx'
import { commonWords as words } from '../../lib/words/common.ts'
import { accessWords } from '../../lib/words/access.ts'

export const meta = hiddenMeta(() => accessWords('yourAccess'))

export default function AccountAccess() {
  const { role, email } = useUser()
  const { signOut } = useSession()
  const navigate = useNavigate()
  if (role !== 'former') return <Navigate to={areaOf(role)} replace />
  return (
    <div className="min-h-dvh bg-surface">
      <header className="flex h-14 items-center justify-between gap-4 border-b border-line px-5 md:px-8">
        <Logo />
        <span className="flex min-w-0 items-center gap-3">
          <span className="truncate text-2 text-ink-2">{email}</span>
          <Button variant="quiet" onClick={() => void signOut().then(() => navigate('/login'))}>
            {words('signOut')}
          </Button>
        </span>
      </header>
      <main id="main" className="mx-auto max-w-[680px] px-5 pt-10 pb-20">
        <AccessPage exporting={<ArchiveExport />} />
      </main>
    </div>
  )
}
