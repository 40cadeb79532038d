// `/tenant/settings/team`
import { TeamScreen } from '../../features/team/team-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'

export const meta = hiddenMeta('Team')

export default TeamScreen
