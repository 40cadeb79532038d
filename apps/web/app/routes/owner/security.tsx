// `/owner/security`
import { OwnerSecurityScreen } from '../../features/owner/platform/security-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'

export const meta = hiddenMeta('Security')

export default OwnerSecurityScreen
