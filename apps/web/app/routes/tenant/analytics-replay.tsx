// `/tenant/analytics/replay`
import { ReplayScreen } from '../../features/replay/replay-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'
import { useWords } from '../../lib/words.ts'
import { replayWords } from '../../lib/words/replay.ts'
import { PageSpinner } from '../../ui/skeleton.tsx'
import { analyticsWords } from '../../lib/words/analytics.ts'

export const meta = hiddenMeta(() => analyticsWords('replay'))

export default function Replay() {
  const hasWords = useWords(replayWords)
  return hasWords ? <ReplayScreen /> : <PageSpinner />
}
