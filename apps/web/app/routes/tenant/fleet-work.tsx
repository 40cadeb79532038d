// `/tenant/fleet/work`
import { WorkScreen } from '../../features/fleet/upkeep/work-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'

export const meta = hiddenMeta('Work orders')

export default WorkScreen
