import { CHECK_SETS } from '../../features/diagnostics/checks.ts'
import { DiagnosticsPage } from '../../features/diagnostics/diagnostics-page.tsx'
import { pageMeta } from '../../features/site/meta.ts'
import { diagnosticsWords as words } from '../../lib/words/diagnostics.ts'

export const meta = () =>
  pageMeta({
    title: 'Cross-origin check',
    description:
      'What the server allows for pages of this origin. When a call fails here and works elsewhere, a proxy removes the headers.',
    path: '/cors-fix',
    isHidden: true,
  })

export default function Page() {
  return (
    <DiagnosticsPage
      title={words('crossOriginCheck')}
      lead={words('whatTheServerAllowsFor')}
      checks={CHECK_SETS.cors}
    />
  )
}
