// `/tenant/fleet`
import { FleetScreen } from '../../features/fleet/fleet-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'
import { frameWords } from '../../lib/words/frame.ts'

export const meta = hiddenMeta(() => frameWords('fleet'))

export default FleetScreen
