// `/tenant/settings/recipients`
import { RecipientRulesScreen } from '../../features/settings/recipient-rules-screen.tsx'

export function meta() {
  return [{ title: 'Recipients - Dropwise' }, { name: 'robots', content: 'noindex' }]
}

export default RecipientRulesScreen
