// `/tenant/settings/webhooks`
import { WebhooksScreen } from '../../features/webhooks/webhooks-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'
import { sectionsWords } from '../../lib/words/sections.ts'

export const meta = hiddenMeta(() => sectionsWords('webhooks'))

export default WebhooksScreen
