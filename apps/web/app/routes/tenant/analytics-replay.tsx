// `/tenant/analytics/replay`
import { ReplayScreen } from '../../features/replay/replay-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'

export const meta = hiddenMeta('Replay driven days')

export default ReplayScreen
