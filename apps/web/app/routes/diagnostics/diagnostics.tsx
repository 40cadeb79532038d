import { CHECK_SETS } from '../../features/diagnostics/checks.ts'
import { DiagnosticsPage } from '../../features/diagnostics/diagnostics-page.tsx'
import { pageMeta } from '../../features/site/meta.ts'
import { diagnosticsWords as words } from '../../lib/words/diagnostics.ts'

export const meta = () =>
  pageMeta({
    title: 'Diagnostics',
    description:
      'Every check we have, from this browser: services, live updates, sign-in, storage and clock. At most 10 s each; nothing is stored.',
    path: '/diagnostics',
    isHidden: true,
  })

export default function Page() {
  return (
    <DiagnosticsPage
      title={words('diagnostics')}
      lead={words('everyCheckWeHaveFrom')}
      checks={CHECK_SETS.all}
    />
  )
}
