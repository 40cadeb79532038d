// `/tenant`
import { OverviewScreen } from '../../features/overview/overview-screen.tsx'

export function meta() {
  return [{ title: 'Overview - Dropwise' }, { name: 'robots', content: 'noindex' }]
}

export default OverviewScreen
