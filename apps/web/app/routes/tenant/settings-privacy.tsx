// `/tenant/settings/privacy`
import { PrivacyScreen } from '../../features/persons/privacy-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'
import { sectionsWords } from '../../lib/words/sections.ts'

export const meta = hiddenMeta(() => `${sectionsWords('privacy')} - ${sectionsWords('settings')}`)

export default PrivacyScreen
