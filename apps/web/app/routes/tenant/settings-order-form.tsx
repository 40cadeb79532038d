// `/tenant/settings/order-form`
import { OrderFormScreen } from '../../features/settings/order-form/order-form-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'
import { sectionsWords } from '../../lib/words/sections.ts'

export const meta = hiddenMeta(() => sectionsWords('orderForm'))

export default OrderFormScreen
