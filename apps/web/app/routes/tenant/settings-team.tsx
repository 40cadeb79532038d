// `/tenant/settings/team`
import { TeamScreen } from '../../features/team/team-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'
import { sectionsWords } from '../../lib/words/sections.ts'

export const meta = hiddenMeta(() => sectionsWords('team'))

export default TeamScreen
