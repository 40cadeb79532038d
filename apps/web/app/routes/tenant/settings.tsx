// `/tenant/settings`
import { SettingsScreen } from '../../features/settings/settings-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'
import { sectionsWords } from '../../lib/words/sections.ts'

export const meta = hiddenMeta(() => sectionsWords('settings'))

export default SettingsScreen
