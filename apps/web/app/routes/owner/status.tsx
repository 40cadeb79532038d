// `/owner/status`
import { OwnerStatusScreen } from '../../features/owner/status/status-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'
import { ownerFrameWords as words } from '../../lib/words/owner-frame.ts'

export const meta = hiddenMeta(() => words('status'))

export default OwnerStatusScreen
