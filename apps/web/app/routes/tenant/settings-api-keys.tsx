// `/tenant/settings/api-keys`
import { ApiKeysScreen } from '../../features/api-keys/api-keys-screen.tsx'

export function meta() {
  return [{ title: 'API keys - Dropwise' }, { name: 'robots', content: 'noindex' }]
}

export default ApiKeysScreen
