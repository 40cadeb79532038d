// `/tenant/fleet/fuel`
import { FuelScreen } from '../../features/fleet/upkeep/fuel-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'

export const meta = hiddenMeta('Fuel')

export default FuelScreen
