// `/tenant/settings/zones`
import { ZonesScreen } from '../../features/zones/zones-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'

export const meta = hiddenMeta('Zones - Settings')

export default ZonesScreen
