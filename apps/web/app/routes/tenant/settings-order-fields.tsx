// `/tenant/settings/order-fields`
import { CustomFieldsScreen } from '../../features/settings/custom-fields/custom-fields-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'

export const meta = hiddenMeta('Order fields')

export default CustomFieldsScreen
