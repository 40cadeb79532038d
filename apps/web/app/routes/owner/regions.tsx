// `/owner/regions`
import { RegionsScreen } from '../../features/owner/regions/regions-screen.tsx'

export function meta() {
  return [{ title: 'Regions - Dropwise' }, { name: 'robots', content: 'noindex' }]
}

export default RegionsScreen
