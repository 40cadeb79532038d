// `/owner/tenants`
import { TenantsScreen } from '../../features/owner/tenants/tenants-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'

export const meta = hiddenMeta('Tenants')

export default TenantsScreen
