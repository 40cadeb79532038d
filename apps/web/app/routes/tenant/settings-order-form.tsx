// `/tenant/settings/order-form`
import { OrderFormScreen } from '../../features/settings/order-form/order-form-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'

export const meta = hiddenMeta('Order form')

export default OrderFormScreen
