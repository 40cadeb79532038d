// `/tenant/settings/depots`
import { DepotsScreen } from '../../features/fleet/depots-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'

export const meta = hiddenMeta('Depots - Settings')

export default DepotsScreen
