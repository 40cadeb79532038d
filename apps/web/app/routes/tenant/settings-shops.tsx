// `/tenant/settings/shops`
import { ShopsScreen } from '../../features/shops/shops-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'
import { sectionsWords } from '../../lib/words/sections.ts'

export const meta = hiddenMeta(() => sectionsWords('shops'))

export default ShopsScreen
