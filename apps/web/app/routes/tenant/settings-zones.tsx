// `/tenant/settings/zones`
import { ZonesScreen } from '../../features/zones/zones-screen.tsx'

export function meta() {
  return [{ title: 'Zones - Settings - Dropwise' }, { name: 'robots', content: 'noindex' }]
}

export default ZonesScreen
