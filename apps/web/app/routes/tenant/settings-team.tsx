// `/tenant/settings/team`
import { TeamScreen } from '../../features/team/team-screen.tsx'

export function meta() {
  return [{ title: 'Team - Dropwise' }, { name: 'robots', content: 'noindex' }]
}

export default TeamScreen
