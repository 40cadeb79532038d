// `/owner/ai-routes`
import { AiRoutesScreen } from '../../features/owner/ai-routes/ai-routes-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'
import { ownerFrameWords as words } from '../../lib/words/owner-frame.ts'

export const meta = hiddenMeta(() => words('aiRoutes'))

export default AiRoutesScreen
