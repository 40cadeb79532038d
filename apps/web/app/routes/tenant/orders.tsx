// `/tenant/orders`
import { OrdersScreen } from '../../features/orders/orders-screen.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'
import { useWords } from '../../lib/words.ts'
import { unservedWords } from '../../lib/words/unserved.ts'
import { customFieldWords } from '../../lib/words/custom-fields.ts'
import { orderFieldWords } from '../../lib/words/order-fields.ts'
import { orderRequestsWords } from '../../lib/words/order-requests.ts'
import { ordersWords } from '../../lib/words/orders.ts'
import { PageSpinner } from '../../ui/skeleton.tsx'
import { frameWords } from '../../lib/words/frame.ts'

export const meta = hiddenMeta(() => frameWords('orders'))

export default function Orders() {
  const hasWords = [useWords(ordersWords), useWords(unservedWords)].every(Boolean)
  const hasFieldWords = useWords(orderFieldWords)
  const hasRequestWords = useWords(orderRequestsWords)
  const hasCustomWords = useWords(customFieldWords)
  return hasWords && hasFieldWords && hasRequestWords && hasCustomWords ? <OrdersScreen /> : <PageSpinner />
}
