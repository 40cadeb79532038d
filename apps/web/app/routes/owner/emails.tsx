// `/owner/emails`
import { EmailsScreen } from '../../features/owner/emails/emails-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'

export const meta = hiddenMeta('Emails')

export default EmailsScreen
