// `/tenant/settings/emails`
import { RecipientMailsScreen } from '../../features/recipient-mails/recipient-mails-screen.tsx'

export function meta() {
  return [{ title: 'Emails - Dropwise' }, { name: 'robots', content: 'noindex' }]
}

export default RecipientMailsScreen
