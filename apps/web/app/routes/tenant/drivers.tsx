// `/tenant/drivers`
import { DriversScreen } from '../../features/fleet/drivers-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'
import { useWords } from '../../lib/words.ts'
import { fleetWords } from '../../lib/words/fleet.ts'
import { PageSpinner } from '../../ui/skeleton.tsx'
import { fleetFormsWords } from '../../lib/words/fleet-forms.ts'
import { frameWords } from '../../lib/words/frame.ts'

export const meta = hiddenMeta(() => frameWords('drivers'))

export default function Drivers() {
  return [useWords(fleetWords), useWords(fleetFormsWords)].every(Boolean) ? (
    <DriversScreen />
  ) : (
    <PageSpinner />
  )
}
