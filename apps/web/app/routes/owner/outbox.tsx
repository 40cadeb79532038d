// `/owner/outbox`
import { OutboxScreen } from '../../features/owner/platform/outbox-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'
import { ownerFrameWords as words } from '../../lib/words/owner-frame.ts'

export const meta = hiddenMeta(() => words('outbox'))

export default OutboxScreen
