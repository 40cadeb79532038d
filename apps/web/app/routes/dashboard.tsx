// `/dashboard` redirects by role; a trial first shows its remaining days (requirement 2.2-2).
import { useQuery } from '@tanstack/react-query'
import { Link, Navigate, useNavigate } from 'react-router'
import { areaOf } from '@dropwise/contracts'
import { myTrial } from '../features/trial/api.ts'
import { TrialCard } from '../features/trial/trial-card.tsx'
import { useSession, useUser } from '../lib/session-context.ts'
import { Logo } from '../ui/logo.tsx'
import { PageSpinner } from '../ui/skeleton.tsx'
import { hiddenMeta } from '../features/site/meta.ts'
import { commonWords as words } from '../lib/words/common.ts'
import { siteFrameWords } from '../lib/words/site-frame.ts'

export const meta = hiddenMeta(() => siteFrameWords('dashboard'))

export default function Dashboard() {
  const { role } = useUser()
  const { signOut } = useSession()
  const navigate = useNavigate()
  const mayHaveTrial = role === 'tenant'
  const trial = useQuery({ ...myTrial(), enabled: mayHaveTrial })
  if (!mayHaveTrial || trial.isError || trial.data?.status === 'active')
    return <Navigate to={areaOf(role)} replace />
  if (trial.isPending) return <PageSpinner />
  return (
    <div className="flex min-h-dvh flex-col bg-surface">
      <header className="flex h-14 items-center justify-between border-b border-line px-5 md:px-8">
        {/* Target of signing out, also offline. */}
        <Link to="/" prefetch="render" className="rounded">
          <Logo />
        </Link>
        <button
          type="button"
          onClick={() => void signOut().then(() => navigate('/'))}
          className="text-link inline-flex min-h-11 items-center text-3"
        >
          {words('signOut')}
        </button>
      </header>
      <main id="main" className="mx-auto flex w-full max-w-[552px] flex-1 flex-col justify-center px-6 py-10">
        <TrialCard trial={trial.data} now={trial.dataUpdatedAt} />
      </main>
    </div>
  )
}
