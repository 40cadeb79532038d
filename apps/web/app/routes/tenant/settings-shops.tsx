// `/tenant/settings/shops`
import { ShopsScreen } from '../../features/shops/shops-screen.tsx'

export function meta() {
  return [{ title: 'Shops - Dropwise' }, { name: 'robots', content: 'noindex' }]
}

export default ShopsScreen
