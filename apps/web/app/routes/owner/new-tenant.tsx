// `/owner/tenants/new`
import { NewTenant } from '../../features/owner/tenants/new-tenant.tsx'

export function meta() {
  return [{ title: 'New tenant - Dropwise' }, { name: 'robots', content: 'noindex' }]
}

export default NewTenant
