// `/owner/settings`
import { OwnerSettingsScreen } from '../../features/owner/platform/settings-screen.tsx'

export function meta() {
  return [{ title: 'Settings - Dropwise' }, { name: 'robots', content: 'noindex' }]
}

export default OwnerSettingsScreen
