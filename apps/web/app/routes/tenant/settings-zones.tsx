// `/tenant/settings/zones`
import { hiddenMeta } from '../../features/site/meta.ts'
import { ZonesScreen } from '../../features/zones/zones-screen.tsx'
import { useWords } from '../../lib/words.ts'
import { zonesWords } from '../../lib/words/zones.ts'
import { PageSpinner } from '../../ui/skeleton.tsx'
import { sectionsWords } from '../../lib/words/sections.ts'

export const meta = hiddenMeta(() => `${sectionsWords('zones')} - ${sectionsWords('settings')}`)

export default function Zones() {
  const hasWords = useWords(zonesWords)
  return hasWords ? <ZonesScreen /> : <PageSpinner />
}
