// `/tenant/settings/webhooks`
import { WebhooksScreen } from '../../features/webhooks/webhooks-screen.tsx'

export function meta() {
  return [{ title: 'Webhooks - Dropwise' }, { name: 'robots', content: 'noindex' }]
}

export default WebhooksScreen
