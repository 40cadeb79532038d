// `/tenant/fleet`
import { FleetScreen } from '../../features/fleet/fleet-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'

export const meta = hiddenMeta('Fleet')

export default FleetScreen
