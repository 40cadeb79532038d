// `/tenant/fleet`
import { FleetScreen } from '../../features/fleet/fleet-screen.tsx'

export function meta() {
  return [{ title: 'Fleet - Dropwise' }, { name: 'robots', content: 'noindex' }]
}

export default FleetScreen
