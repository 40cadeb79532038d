// `/owner/system`
import { SystemScreen } from '../../features/owner/platform/system-screen.tsx'

export function meta() {
  return [{ title: 'System - Dropwise' }, { name: 'robots', content: 'noindex' }]
}

export default SystemScreen
