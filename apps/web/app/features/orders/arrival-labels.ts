// What the time of an order at its place is called: an order that is over does not arrive any more.
import type { OrderStatus } from '@dropwise/contracts'
import { ordersWords as words } from '../../lib/words/orders.ts'

const LABELS = {
  open: 'arrives',
  dispatched: 'arrives',
  completed: 'arrived',
  failed: 'tried',
  cancelled: 'wasPlanned',
} as const satisfies Record<OrderStatus, string>

export const arrivalLabel = (status: OrderStatus): string => words(LABELS[status])
