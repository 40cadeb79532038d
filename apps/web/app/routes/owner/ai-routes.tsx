// `/owner/ai-routes`
import { AiRoutesScreen } from '../../features/owner/ai-routes/ai-routes-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'

export const meta = hiddenMeta('AI routes')

export default AiRoutesScreen
