// `/tenant/fleet/incidents`
import { IncidentsScreen } from '../../features/fleet/upkeep/incidents-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'

export const meta = hiddenMeta('Incidents')

export default IncidentsScreen
