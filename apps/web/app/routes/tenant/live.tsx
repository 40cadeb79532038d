// /tenant/live
import { LivePage } from '../../features/live-map/live-page.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'
import { useWords } from '../../lib/words.ts'
import { liveWords } from '../../lib/words/live.ts'
import { mapWords } from '../../lib/words/map.ts'
import { vanWords } from '../../lib/words/van.ts'
import { PageSpinner } from '../../ui/skeleton.tsx'
import { frameWords } from '../../lib/words/frame.ts'

export const meta = hiddenMeta(() => frameWords('live'))

export default function Live() {
  const hasWords = [useWords(liveWords), useWords(mapWords), useWords(vanWords)].every(Boolean)
  return hasWords ? <LivePage /> : <PageSpinner />
}
