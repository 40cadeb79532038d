// `/tenant/plan`
import { PlanScreen } from '../../features/planning/plan-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'
import { useWords } from '../../lib/words.ts'
import { orderFieldWords } from '../../lib/words/order-fields.ts'
import { planWords } from '../../lib/words/plan.ts'
import { unservedWords } from '../../lib/words/unserved.ts'
import { NoRegionNotice } from '../../ui/map/no-region-notice.tsx'
import { PageSpinner } from '../../ui/skeleton.tsx'
import { frameWords } from '../../lib/words/frame.ts'

export const meta = hiddenMeta(() => frameWords('plan'))

export default function Plan() {
  const hasWords = [useWords(planWords), useWords(unservedWords)].every(Boolean)
  const hasFieldWords = useWords(orderFieldWords)
  if (!hasWords || !hasFieldWords) return <PageSpinner />
  return (
    <>
      <NoRegionNotice />
      <PlanScreen />
    </>
  )
}
