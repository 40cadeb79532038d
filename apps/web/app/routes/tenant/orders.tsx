// `/tenant/orders`
import { OrdersScreen } from '../../features/orders/orders-screen.tsx'

export function meta() {
  return [{ title: 'Orders - Dropwise' }, { name: 'robots', content: 'noindex' }]
}

export default OrdersScreen
