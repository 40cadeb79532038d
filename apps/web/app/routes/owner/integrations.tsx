// `/owner/integrations`
import { IntegrationsScreen } from '../../features/owner/platform/integrations-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'
import { ownerFrameWords as words } from '../../lib/words/owner-frame.ts'

export const meta = hiddenMeta(() => words('integrations'))

export default IntegrationsScreen
