// `/tenant/drivers`
import { DriversScreen } from '../../features/fleet/drivers-screen.tsx'

export function meta() {
  return [{ title: 'Drivers - Dropwise' }, { name: 'robots', content: 'noindex' }]
}

export default DriversScreen
