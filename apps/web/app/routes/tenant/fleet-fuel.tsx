// `/tenant/fleet/fuel`
import { FuelScreen } from '../../features/fleet/upkeep/fuel-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'
import { fleetWords } from '../../lib/words/fleet.ts'

export const meta = hiddenMeta(() => fleetWords('fuel'))

export default FuelScreen
