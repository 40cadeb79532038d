// `/owner/emails`
import { EmailsScreen } from '../../features/owner/emails/emails-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'
import { ownerFrameWords as words } from '../../lib/words/owner-frame.ts'

export const meta = hiddenMeta(() => words('emails'))

export default EmailsScreen
