import { CHECK_SETS } from '../../features/diagnostics/checks.ts'
import { DiagnosticsPage } from '../../features/diagnostics/diagnostics-page.tsx'
import { pageMeta } from '../../features/site/meta.ts'

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
      title="Escalation"
      lead="Runs the short list and opens a mail to support with the report. Say in two sentences what you were doing."
      checks={CHECK_SETS.escalation}
    />
  )
}
