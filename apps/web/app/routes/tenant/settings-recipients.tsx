// `/tenant/settings/recipients`
import { RecipientRulesScreen } from '../../features/settings/recipient-rules-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'

export const meta = hiddenMeta('Recipients')

export default RecipientRulesScreen
