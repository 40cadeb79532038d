// `/owner/integrations`
import { IntegrationsScreen } from '../../features/owner/platform/integrations-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'

export const meta = hiddenMeta('Integrations')

export default IntegrationsScreen
