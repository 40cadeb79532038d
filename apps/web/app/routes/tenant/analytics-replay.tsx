// `/tenant/analytics/replay`
import { ReplayScreen } from '../../features/replay/replay-screen.tsx'

export function meta() {
  return [{ title: 'Replay driven days - Dropwise' }, { name: 'robots', content: 'noindex' }]
}

export default ReplayScreen
