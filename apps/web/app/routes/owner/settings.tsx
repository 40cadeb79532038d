// `/owner/settings`
import { OwnerSettingsScreen } from '../../features/owner/platform/settings-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'

export const meta = hiddenMeta('Settings')

export default OwnerSettingsScreen
