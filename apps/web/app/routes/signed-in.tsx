// Guards everything behind sign-in (requirements 2.2-1, 2.2-4). Only a convenience: the database decides what
// is readable.
import { Navigate, Outlet, useLocation } from 'react-router'
import { ConnectionIssue } from '../features/connection/connection-issue.tsx'
import { startLanguage } from '../lib/language.ts'
import { usePersonLanguage } from '../lib/person-language.ts'
import { useSession } from '../lib/session-context.ts'
import { readSessionEnd } from '../lib/session-end.ts'
import { useRoleWatch } from '../lib/use-role-watch.ts'
import { useWords } from '../lib/words.ts'
import { commonWords } from '../lib/words/common.ts'
import { PageSpinner } from '../ui/skeleton.tsx'

const ACCOUNT_SECURITY = '/account/security'

startLanguage()

export default function SignedIn() {
  const { status, user, health, problem, hasLeft, hasEnded, retry } = useSession()
  const location = useLocation()
  const hasWords = useWords(commonWords)
  useRoleWatch()
  usePersonLanguage()
  if (status === 'loading' || !hasWords) return <PageSpinner />
  if (status === 'unreachable') return <ConnectionIssue first={health} problem={problem} onRetry={retry} />
  if (status === 'signed_out' || status === 'second_step') {
    // Only sessions opened by code end like this, and a code opens the next.
    if (status === 'signed_out' && location.pathname === '/driver' && readSessionEnd())
      return <Navigate to="/driver/code" replace />
    if (hasLeft) return <Navigate to="/login" replace />
    const returnPath = location.pathname + location.search
    return <Navigate to={`/login?to=${encodeURIComponent(returnPath)}`} state={{ hasEnded }} replace />
  }
  if (user?.mustAddSecondStep && location.pathname !== ACCOUNT_SECURITY)
    return <Navigate to={ACCOUNT_SECURITY} replace />
  return <Outlet />
}
