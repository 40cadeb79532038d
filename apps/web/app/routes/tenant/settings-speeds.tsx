// `/tenant/settings/speeds`
import { SpeedsScreen } from '../../features/speeds/speeds-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'
import { sectionsWords } from '../../lib/words/sections.ts'

export const meta = hiddenMeta(() => `${sectionsWords('drivingSpeeds')} - ${sectionsWords('settings')}`)

export default SpeedsScreen
