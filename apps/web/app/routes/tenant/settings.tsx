// `/tenant/settings`
import { SettingsScreen } from '../../features/settings/settings-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'

export const meta = hiddenMeta('Settings')

export default SettingsScreen
