// `/owner/tenants/new`
import { NewTenant } from '../../features/owner/tenants/new-tenant.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'
import { ownerFrameWords as words } from '../../lib/words/owner-frame.ts'

export const meta = hiddenMeta(() => words('newTenant'))

export default NewTenant
