// `/tenant/settings/emails`
import { RecipientMailsScreen } from '../../features/recipient-mails/recipient-mails-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'

export const meta = hiddenMeta('Emails')

export default RecipientMailsScreen
