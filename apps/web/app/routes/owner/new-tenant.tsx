// `/owner/tenants/new`
import { NewTenant } from '../../features/owner/tenants/new-tenant.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'

export const meta = hiddenMeta('New tenant')

export default NewTenant
