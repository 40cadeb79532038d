// `/tenant/plan/week`
import { WeekScreen } from '../../features/planning/week/week-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'
import { useWords } from '../../lib/words.ts'
import { planWords } from '../../lib/words/plan.ts'
import { weekWords } from '../../lib/words/week.ts'
import { PageSpinner } from '../../ui/skeleton.tsx'

export const meta = hiddenMeta(() => planWords('severalDays'))

export default function PlanWeek() {
  const hasPlanWords = useWords(planWords)
  const hasWords = useWords(weekWords)
  return hasPlanWords && hasWords ? <WeekScreen /> : <PageSpinner />
}
