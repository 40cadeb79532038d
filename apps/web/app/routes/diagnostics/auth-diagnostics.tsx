import { CHECK_SETS } from '../../features/diagnostics/checks.ts'
import { DiagnosticsPage } from '../../features/diagnostics/diagnostics-page.tsx'
import { pageMeta } from '../../features/site/meta.ts'

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
      title="Sign-in diagnostics"
      lead="What a sign-in needs: the service, a place to keep the session, and a clock that agrees with ours."
      checks={CHECK_SETS.auth}
    />
  )
}
