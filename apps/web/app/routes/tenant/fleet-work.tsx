// `/tenant/fleet/work`
import { WorkScreen } from '../../features/fleet/upkeep/work-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'
import { fleetWords } from '../../lib/words/fleet.ts'

export const meta = hiddenMeta(() => fleetWords('workOrders'))

export default WorkScreen
