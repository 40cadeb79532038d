// `/owner/plans`
import { PlansScreen } from '../../features/owner/plans/plans-screen.tsx'

export function meta() {
  return [{ title: 'Plans - Dropwise' }, { name: 'robots', content: 'noindex' }]
}

export default PlansScreen
