import { CHECK_SETS } from '../../features/diagnostics/checks.ts'
import { DiagnosticsPage } from '../../features/diagnostics/diagnostics-page.tsx'
import { pageMeta } from '../../features/site/meta.ts'
import { diagnosticsWords as words } from '../../lib/words/diagnostics.ts'

export const meta = () =>
  pageMeta({
    title: 'Escalation',
    description:
      'Runs the short list and opens a mail to support with the report. Say in two sentences what you were doing.',
    path: '/escalation',
    isHidden: true,
  })

export default function Page() {
  return (
    <DiagnosticsPage
      title={words('escalation')}
      lead={words('runsTheShortListAnd')}
      checks={CHECK_SETS.escalation}
    />
  )
}
