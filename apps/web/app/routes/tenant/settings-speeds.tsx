// `/tenant/settings/speeds`
import { SpeedsScreen } from '../../features/speeds/speeds-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'

export const meta = hiddenMeta('Driving speeds - Settings')

export default SpeedsScreen
