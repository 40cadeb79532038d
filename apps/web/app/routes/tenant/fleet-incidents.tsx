// `/tenant/fleet/incidents`
import { IncidentsScreen } from '../../features/fleet/upkeep/incidents-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'
import { fleetWords } from '../../lib/words/fleet.ts'

export const meta = hiddenMeta(() => fleetWords('incidents'))

export default IncidentsScreen
