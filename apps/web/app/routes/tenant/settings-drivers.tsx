// `/tenant/settings/drivers`
import { DriverRulesScreen } from '../../features/settings/driver-rules-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'
import { sectionsWords } from '../../lib/words/sections.ts'

export const meta = hiddenMeta(() => `${sectionsWords('drivers')} - ${sectionsWords('settings')}`)

export default DriverRulesScreen
