// `/tenant/settings/archive`
import { ArchiveScreen } from '../../features/archives/archive-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'
import { sectionsWords } from '../../lib/words/sections.ts'

export const meta = hiddenMeta(() => `${sectionsWords('archive')} - ${sectionsWords('settings')}`)

export default ArchiveScreen
