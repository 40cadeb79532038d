// `/tenant/settings/archive`
import { ArchiveScreen } from '../../features/archives/archive-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'

export const meta = hiddenMeta('Archive - Settings')

export default ArchiveScreen
