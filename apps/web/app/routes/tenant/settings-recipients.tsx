// `/tenant/settings/recipients`
import { RecipientRulesScreen } from '../../features/settings/recipient-rules-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'
import { sectionsWords } from '../../lib/words/sections.ts'

export const meta = hiddenMeta(() => sectionsWords('recipients'))

export default RecipientRulesScreen
