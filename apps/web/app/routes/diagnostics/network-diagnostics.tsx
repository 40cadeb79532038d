import { CHECK_SETS } from '../../features/diagnostics/checks.ts'
import { DiagnosticsPage } from '../../features/diagnostics/diagnostics-page.tsx'
import { pageMeta } from '../../features/site/meta.ts'
import { diagnosticsWords as words } from '../../lib/words/diagnostics.ts'

export const meta = () =>
  pageMeta({
    title: 'Network diagnostics',
    description: 'Nine real requests from this browser, at most 10 s each. Nothing is stored.',
    path: '/network-diagnostics',
    isHidden: true,
  })

export default function Page() {
  return (
    <DiagnosticsPage
      title={words('networkDiagnostics')}
      lead={words('nineRealRequestsFromThis')}
      checks={CHECK_SETS.network}
    />
  )
}
