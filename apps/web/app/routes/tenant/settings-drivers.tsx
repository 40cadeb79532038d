// `/tenant/settings/drivers`
import { DriverRulesScreen } from '../../features/settings/driver-rules-screen.tsx'

export function meta() {
  return [{ title: 'Drivers - Settings - Dropwise' }, { name: 'robots', content: 'noindex' }]
}

export default DriverRulesScreen
