// `/owner/emails`
import { EmailsScreen } from '../../features/owner/emails/emails-screen.tsx'

export function meta() {
  return [{ title: 'Emails - Dropwise' }, { name: 'robots', content: 'noindex' }]
}

export default EmailsScreen
