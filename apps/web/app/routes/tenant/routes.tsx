// `/tenant/routes`
import { RoutesScreen } from '../../features/routes/routes-screen.tsx'

export function meta() {
  return [{ title: 'Routes - Dropwise' }, { name: 'robots', content: 'noindex' }]
}

export default RoutesScreen
