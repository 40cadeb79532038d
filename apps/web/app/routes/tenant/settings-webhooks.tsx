// `/tenant/settings/webhooks`
import { WebhooksScreen } from '../../features/webhooks/webhooks-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'

export const meta = hiddenMeta('Webhooks')

export default WebhooksScreen
