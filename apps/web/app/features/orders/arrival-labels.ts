// Labels for the time of an order at its place: a finished order has arrived, an open one will.
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
