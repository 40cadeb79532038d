// `/owner/system`
import { SystemScreen } from '../../features/owner/platform/system-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'

export const meta = hiddenMeta('System')

export default SystemScreen
