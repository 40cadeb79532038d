// Sections of analytics, each with its own URL: figures and charts, and reports.
import { useTenant } from '../../lib/company-context.tsx'
import { frameWords } from '../../lib/words/frame.ts'
import { reportWords as words } from '../../lib/words/reports.ts'
import { PageOutlet } from '../../ui/crash.tsx'
import { LinkRail } from '../../ui/tabs.tsx'

export default function AnalyticsLayout() {
  const { link } = useTenant()
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <LinkRail
        isAbove
        label={frameWords('analytics')}
        items={[
          { to: link('/tenant/analytics'), label: words('figures'), isEnd: true },
          { to: link('/tenant/analytics/reports'), label: words('reports') },
        ]}
      />
      <PageOutlet />
    </div>
  )
}
