import { CHECK_SETS } from '../../features/diagnostics/checks.ts'
import { DiagnosticsPage } from '../../features/diagnostics/diagnostics-page.tsx'
import { pageMeta } from '../../features/site/meta.ts'

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
      title="Cross-origin check"
      lead="What the server allows for pages of this origin. When a call fails here and works elsewhere, a proxy removes the headers."
      checks={CHECK_SETS.cors}
    />
  )
}
