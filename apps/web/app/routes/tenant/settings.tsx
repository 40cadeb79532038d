// `/tenant/settings`
import { SettingsScreen } from '../../features/settings/settings-screen.tsx'

export function meta() {
  return [{ title: 'Settings - Dropwise' }, { name: 'robots', content: 'noindex' }]
}

export default SettingsScreen
