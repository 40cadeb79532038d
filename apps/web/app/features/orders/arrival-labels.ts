// What the time of an order at its place is called: an order that is over does not arrive any more.
import type { OrderStatus } from '@dropwise/contracts'

export const ARRIVAL_LABELS: Record<OrderStatus, string> = {
  open: 'Arrives',
  dispatched: 'Arrives',
  completed: 'Arrived',
  failed: 'Tried',
  cancelled: 'Was planned',
}
