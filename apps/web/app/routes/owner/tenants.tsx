// `/owner/tenants`
import { TenantsScreen } from '../../features/owner/tenants/tenants-screen.tsx'

export function meta() {
  return [{ title: 'Tenants - Dropwise' }, { name: 'robots', content: 'noindex' }]
}

export default TenantsScreen
