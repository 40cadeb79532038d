// `/tenant/orders`
import { OrdersScreen } from '../../features/orders/orders-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'

export const meta = hiddenMeta('Orders')

export default OrdersScreen
