// `/owner/security`
import { OwnerSecurityScreen } from '../../features/owner/platform/security-screen.tsx'

export function meta() {
  return [{ title: 'Security - Dropwise' }, { name: 'robots', content: 'noindex' }]
}

export default OwnerSecurityScreen
