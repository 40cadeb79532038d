// `/tenant/messages`
import { MessagesScreen } from '../../features/messages/messages-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'
import { useWords } from '../../lib/words.ts'
import { messagesWords } from '../../lib/words/messages.ts'
import { PageSpinner } from '../../ui/skeleton.tsx'
import { commonWords } from '../../lib/words/common.ts'

export const meta = hiddenMeta(() => commonWords('messages'))

export default function Messages() {
  const hasWords = useWords(messagesWords)
  return hasWords ? <MessagesScreen /> : <PageSpinner />
}
