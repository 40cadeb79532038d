// `/tenant/settings/order-fields`
import { CustomFieldsScreen } from '../../features/settings/custom-fields/custom-fields-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'
import { sectionsWords } from '../../lib/words/sections.ts'

export const meta = hiddenMeta(() => sectionsWords('orderFields'))

export default CustomFieldsScreen
