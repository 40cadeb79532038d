// `/owner/outbox`
import { OutboxScreen } from '../../features/owner/platform/outbox-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'

export const meta = hiddenMeta('Outbox')

export default OutboxScreen
