// `/owner/outbox`
import { OutboxScreen } from '../../features/owner/platform/outbox-screen.tsx'

export function meta() {
  return [{ title: 'Outbox - Dropwise' }, { name: 'robots', content: 'noindex' }]
}

export default OutboxScreen
