// `/owner/ai-routes`
import { AiRoutesScreen } from '../../features/owner/ai-routes/ai-routes-screen.tsx'

export function meta() {
  return [{ title: 'AI routes - Dropwise' }, { name: 'robots', content: 'noindex' }]
}

export default AiRoutesScreen
