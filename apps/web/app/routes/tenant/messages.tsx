// `/tenant/messages`
import { MessagesScreen } from '../../features/messages/messages-screen.tsx'

export function meta() {
  return [{ title: 'Messages - Dropwise' }, { name: 'robots', content: 'noindex' }]
}

export default MessagesScreen
