// `/owner/integrations`
import { IntegrationsScreen } from '../../features/owner/platform/integrations-screen.tsx'

export function meta() {
  return [{ title: 'Integrations - Dropwise' }, { name: 'robots', content: 'noindex' }]
}

export default IntegrationsScreen
