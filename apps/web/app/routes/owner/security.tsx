// `/owner/security`
import { OwnerSecurityScreen } from '../../features/owner/platform/security-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'
import { commonWords } from '../../lib/words/common.ts'

export const meta = hiddenMeta(() => commonWords('security'))

export default OwnerSecurityScreen
