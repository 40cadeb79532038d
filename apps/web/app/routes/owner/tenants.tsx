// `/owner/tenants`
import { TenantsScreen } from '../../features/owner/tenants/tenants-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'
import { ownerFrameWords as words } from '../../lib/words/owner-frame.ts'

export const meta = hiddenMeta(() => words('tenants'))

export default TenantsScreen
