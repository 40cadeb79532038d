// `/owner/support`
import { SupportScreen } from '../../features/owner/support/support-screen.tsx'

export function meta() {
  return [{ title: 'Support - Dropwise' }, { name: 'robots', content: 'noindex' }]
}

export default SupportScreen
