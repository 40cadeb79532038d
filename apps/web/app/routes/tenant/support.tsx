// `/tenant/support`
import { SupportScreen } from '../../features/support/support-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'

export const meta = hiddenMeta('Support')

export default SupportScreen
