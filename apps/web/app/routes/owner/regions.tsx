// `/owner/regions`
import { RegionsScreen } from '../../features/owner/regions/regions-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'
import { ownerFrameWords as words } from '../../lib/words/owner-frame.ts'

export const meta = hiddenMeta(() => words('regions'))

export default RegionsScreen
