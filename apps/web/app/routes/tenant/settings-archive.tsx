// `/tenant/settings/archive`
import { ArchiveScreen } from '../../features/archives/archive-screen.tsx'

export function meta() {
  return [{ title: 'Archive - Settings - Dropwise' }, { name: 'robots', content: 'noindex' }]
}

export default ArchiveScreen
