// `/owner/status`
import { OwnerStatusScreen } from '../../features/owner/status/status-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'

export const meta = hiddenMeta('Status')

export default OwnerStatusScreen
