// `/tenant/settings/emails`
import { RecipientMailsScreen } from '../../features/recipient-mails/recipient-mails-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'
import { sectionsWords } from '../../lib/words/sections.ts'

export const meta = hiddenMeta(() => sectionsWords('emails'))

export default RecipientMailsScreen
