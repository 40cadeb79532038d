// `/tenant/messages`
import { MessagesScreen } from '../../features/messages/messages-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'

export const meta = hiddenMeta('Messages')

export default MessagesScreen
