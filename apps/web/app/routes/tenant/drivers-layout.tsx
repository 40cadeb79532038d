// Sections of drivers, each with its own URL: the list, their balance, and their pay for those who may see it.
import { useLocation } from 'react-router'
import { useTenant } from '../../lib/company-context.tsx'
import { useRefusal } from '../../lib/permission.ts'
import { useWords } from '../../lib/words.ts'
import { fairnessWords } from '../../lib/words/fairness.ts'
import { frameWords } from '../../lib/words/frame.ts'
import { payWords as words } from '../../lib/words/pay.ts'
import { PageOutlet } from '../../ui/crash.tsx'
import { PageSpinner } from '../../ui/skeleton.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { LinkRail } from '../../ui/tabs.tsx'

export default function DriversLayout() {
  const { link } = useTenant()
  const { pathname } = useLocation()
  const refusal = useRefusal('pay:read')
  const hasPayWords = useWords(words)
  const hasWords = useWords(fairnessWords) && hasPayWords
  const isPay = pathname === '/tenant/drivers/pay'
  if (!hasWords) return <PageSpinner />
  if (refusal !== null && isPay) return <EmptyState title={words('notForRole')}>{refusal}</EmptyState>
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <LinkRail
        isAbove
        label={frameWords('drivers')}
        items={[
          { to: link('/tenant/drivers'), label: frameWords('drivers'), isEnd: true },
          { to: link('/tenant/drivers/balance'), label: fairnessWords('title') },
          ...(refusal === null ? [{ to: link('/tenant/drivers/pay'), label: words('pay') }] : []),
        ]}
      />
      <PageOutlet />
    </div>
  )
}
