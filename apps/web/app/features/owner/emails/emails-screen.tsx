// `/owner/emails`: templates, or the editor or preview of one (requirements 2.9-1 … 2.9-6).
import { useUrlState } from '../../../lib/url-state.ts'
import { useWords } from '../../../lib/words.ts'
import { ownerEmailsWords as words } from '../../../lib/words/owner-emails.ts'
import { recipientMailsWords } from '../../../lib/words/recipient-mails.ts'
import { PageSpinner } from '../../../ui/skeleton.tsx'
import { OpenTemplate } from './open-template.tsx'
import { TemplateList } from './template-list.tsx'

export function EmailsScreen() {
  const [id] = useUrlState('template')
  const hasWords = [useWords(words), useWords(recipientMailsWords)].every(Boolean)
  if (!hasWords) return <PageSpinner />
  return id ? <OpenTemplate key={id} id={id} /> : <TemplateList />
}
