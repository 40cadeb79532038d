// `/tenant/drivers`
import { DriversScreen } from '../../features/fleet/drivers-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'

export const meta = hiddenMeta('Drivers')

export default DriversScreen
