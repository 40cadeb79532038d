// `/tenant/settings/depots`
import { DepotsScreen } from '../../features/fleet/depots-screen.tsx'

export function meta() {
  return [{ title: 'Depots - Settings - Dropwise' }, { name: 'robots', content: 'noindex' }]
}

export default DepotsScreen
