import { CHECK_SETS } from '../../features/diagnostics/checks.ts'
import { DiagnosticsPage } from '../../features/diagnostics/diagnostics-page.tsx'
import { pageMeta } from '../../features/site/meta.ts'
import { diagnosticsWords as words } from '../../lib/words/diagnostics.ts'

export const meta = () =>
  pageMeta({
    title: 'Sign-in diagnostics',
    description:
      'What a sign-in needs: the service, a place to keep the session, and a clock that agrees with ours.',
    path: '/auth-diagnostics',
    isHidden: true,
  })

export default function Page() {
  return (
    <DiagnosticsPage
      title={words('signInDiagnostics')}
      lead={words('whatASignInNeeds')}
      checks={CHECK_SETS.auth}
    />
  )
}
