// `/owner/support`
import { SupportScreen } from '../../features/owner/support/support-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'
import { frameWords } from '../../lib/words/frame.ts'

export const meta = hiddenMeta(() => frameWords('support'))

export default SupportScreen
