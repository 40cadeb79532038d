// `/owner/plans`
import { PlansScreen } from '../../features/owner/plans/plans-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'
import { ownerFrameWords as words } from '../../lib/words/owner-frame.ts'

export const meta = hiddenMeta(() => words('plans'))

export default PlansScreen
