import { CHECK_SETS } from '../../features/diagnostics/checks.ts'
import { DiagnosticsPage } from '../../features/diagnostics/diagnostics-page.tsx'
import { pageMeta } from '../../features/site/meta.ts'
import { diagnosticsWords as words } from '../../lib/words/diagnostics.ts'

export const meta = () =>
  pageMeta({
    title: 'Browser extension check',
    description: 'Finds requests that an extension or content blocker stops or changes.',
    path: '/extension-diagnostics',
    isHidden: true,
  })

export default function Page() {
  return (
    <DiagnosticsPage
      title={words('browserExtensionCheck')}
      lead={words('findsRequestsThatAnExtension')}
      checks={CHECK_SETS.extension}
    />
  )
}
