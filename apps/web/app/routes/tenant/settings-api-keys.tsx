// `/tenant/settings/api-keys`
import { ApiKeysScreen } from '../../features/api-keys/api-keys-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'
import { sectionsWords } from '../../lib/words/sections.ts'

export const meta = hiddenMeta(() => sectionsWords('apiKeys'))

export default ApiKeysScreen
