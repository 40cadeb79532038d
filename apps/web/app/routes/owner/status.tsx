// `/owner/status`
import { OwnerStatusScreen } from '../../features/owner/status/status-screen.tsx'

export function meta() {
  return [{ title: 'Status - Dropwise' }, { name: 'robots', content: 'noindex' }]
}

export default OwnerStatusScreen
