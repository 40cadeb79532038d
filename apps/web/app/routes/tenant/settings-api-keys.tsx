// `/tenant/settings/api-keys`
import { ApiKeysScreen } from '../../features/api-keys/api-keys-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'

export const meta = hiddenMeta('API keys')

export default ApiKeysScreen
