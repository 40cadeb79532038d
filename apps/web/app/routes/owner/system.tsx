// `/owner/system`
import { SystemScreen } from '../../features/owner/platform/system-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'
import { ownerFrameWords as words } from '../../lib/words/owner-frame.ts'

export const meta = hiddenMeta(() => words('system'))

export default SystemScreen
