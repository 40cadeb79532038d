// `/tenant/settings/depots`
import { DepotsScreen } from '../../features/fleet/depots-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'
import { useWords } from '../../lib/words.ts'
import { fleetWords } from '../../lib/words/fleet.ts'
import { PageSpinner } from '../../ui/skeleton.tsx'
import { fleetFormsWords } from '../../lib/words/fleet-forms.ts'
import { sectionsWords } from '../../lib/words/sections.ts'

export const meta = hiddenMeta(() => `${sectionsWords('depots')} - ${sectionsWords('settings')}`)

export default function Depots() {
  return [useWords(fleetWords), useWords(fleetFormsWords)].every(Boolean) ? <DepotsScreen /> : <PageSpinner />
}
