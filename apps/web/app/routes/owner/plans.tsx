// `/owner/plans`
import { PlansScreen } from '../../features/owner/plans/plans-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'

export const meta = hiddenMeta('Plans')

export default PlansScreen
